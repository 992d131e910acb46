import { paths, sections } from '../../lib/paths';
import { Link } from '../../router/link';
import { buttonClass } from '../../ui/button';
import { Message } from '../../ui/message';
import { noun } from '../../words/words';

/** In place of the products if the catalog has none. */
export function EmptyShop({ Heading }: { Heading: 'h2' | 'h3' }) {
  return (
    <Message
      Heading={Heading}
      drawing="images/not-found.svg"
      title="Our shelves are empty"
      text={`There are no ${noun.many} to show right now. Please check back soon.`}
    >
      <Link to={`${paths.aboutUs}#${sections.contact}`} className={buttonClass('primary')}>
        Contact us
      </Link>
    </Message>
  );
}
