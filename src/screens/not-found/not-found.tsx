import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button';
import { Link } from '../../router/link';
import { Message } from '../../ui/message';

/** Specification §2, Not found. */
export function NotFound() {
  return (
    <Message
      drawing={`${import.meta.env.BASE_URL}images/not-found.svg`}
      title="Page Not Found"
      text="There is nothing at this address. It may have moved or never existed."
    >
      <Link to={paths.home} className={buttonClass('primary')}>
        Go to Home
      </Link>
    </Message>
  );
}
