import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button/button';
import { Link } from '../../ui/link/link';
import styles from './dashboard.module.css';

interface EmptyListProps {
  readonly isReady: boolean;
  readonly drawing: string;
  readonly words: string;
}

/** What an empty list shows: a drawing, one line and a way to the shop. Its room is kept while it is not known to be empty. */
export function EmptyList({ isReady, drawing, words }: EmptyListProps) {
  return (
    <div className={styles['empty']}>
      {isReady && (
        <>
          <img src={drawing} alt="" width={320} height={240} />
          <p>{words}</p>
          <Link to={paths.home} className={buttonClass('secondary')}>
            Explore the shop
          </Link>
        </>
      )}
      <noscript>Your lists are kept by this browser and need JavaScript to be shown.</noscript>
    </div>
  );
}
