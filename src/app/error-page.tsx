import { Link } from 'react-router';
import { paths } from '../lib/paths';
import { Button, buttonClass } from '../ui/button/button';
import styles from './error-page.module.css';

/** What is shown in place of a screen that crashed. */
export function ErrorPage() {
  return (
    <div role="alert" className={styles['screen']}>
      <h1 tabIndex={-1} className={styles['heading']}>
        Unexpected Application Error!
      </h1>
      <p className={styles['words']}>
        Something on this screen went wrong. Your cart and your wishlist are safe.
      </p>
      <div className={styles['actions']}>
        <Button variant="primary" onClick={() => location.reload()}>
          Reload
        </Button>
        <Link to={paths.home} className={buttonClass('secondary')}>
          Go to Home
        </Link>
      </div>
    </div>
  );
}
