import { Button } from '../button/button';
import { useShare, type SharedLink } from './use-share';

/** Shares a link to the shop. */
export function ShareButton(link: SharedLink) {
  const { share, field } = useShare(link);
  return (
    <>
      <Button onClick={share}>Share</Button>
      {field}
    </>
  );
}
