import { contactSection, paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button/button';
import { Link } from '../../ui/link/link';
import { Message } from '../../ui/message/message';

/** What stands in place of the gadgets where the catalogue has none. */
export function EmptyShop({ Heading }: { readonly Heading: 'h2' | 'h3' }) {
  return (
    <Message
      Heading={Heading}
      drawing="images/not-found.svg"
      title="Our shelves are empty"
      words="There are no gadgets to show at the moment. Please look in again soon."
    >
      <Link to={`${paths.aboutUs}#${contactSection}`} className={buttonClass('primary')}>
        Contact us
      </Link>
    </Message>
  );
}
