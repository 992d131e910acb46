import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button/button';
import { Link } from '../../ui/link/link';
import { Message } from '../../ui/message/message';

/** The screen of an unknown address (specification §2, Not found). */
export function NotFound() {
  return (
    <Message
      drawing={`${import.meta.env.BASE_URL}images/not-found.svg`}
      title="Page Not Found"
      words="There is nothing at this address. It may have moved, or never have been."
    >
      <Link to={paths.home} className={buttonClass('primary')}>
        Go to Home
      </Link>
    </Message>
  );
}
