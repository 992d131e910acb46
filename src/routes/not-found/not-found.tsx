import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button/button';
import styles from './not-found.module.css';

/** The screen of an unknown address (specification §2, Not found). */
export function NotFound() {
  return (
    <div className={styles['screen']}>
      <img src={`${import.meta.env.BASE_URL}images/not-found.svg`} alt="" width={320} height={240} />
      <h1 tabIndex={-1} className={styles['heading']}>
        Page Not Found
      </h1>
      <p className={styles['words']}>
        There is nothing at this address. It may have moved, or never have been.
      </p>
      <Link to={paths.home} className={buttonClass('primary')}>
        Go to Home
      </Link>
    </div>
  );
}
