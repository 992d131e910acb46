import { classNames, unprinted } from '../ui/classes';
import { useOnline } from '../ui/use-online';
import styles from './offline-strip.module.css';

/** A line under the header while the browser knows that it has no network. */
export function OfflineStrip() {
  const isOnline = useOnline();
  return (
    <p role="status" className={classNames(unprinted, styles.offline)}>
      {!isOnline && 'You’re offline. Missing pictures appear once you’re back.'}
    </p>
  );
}
