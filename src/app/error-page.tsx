import { Suspense } from 'react';
import { paths } from '../lib/paths';
import { Button, buttonClass } from '../ui/button/button';
import { Link } from '../ui/link/link';
import { Message } from '../ui/message/message';
import { optionalPart } from '../ui/optional-part/optional-part';

const ErrorReport = optionalPart(async () => (await import('./error-report')).ErrorReport);

/** What is shown in place of a screen that crashed. */
export function ErrorPage() {
  return (
    <>
      <Message
        role="alert"
        title="Unexpected Application Error!"
        words="Something on this screen went wrong. Your cart and your wishlist are safe."
      >
        <Button variant="primary" onClick={() => location.reload()}>
          Reload
        </Button>
        <Link to={paths.home} className={buttonClass('secondary')}>
          Go to Home
        </Link>
      </Message>
      <Suspense fallback={null}>
        <ErrorReport />
      </Suspense>
    </>
  );
}
