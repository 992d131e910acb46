import { useSyncExternalStore } from 'react';
import { classNames, unprinted } from '../ui/classes';
import styles from './offline-strip.module.css';

function subscribe(notify: () => void): () => void {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}

/** A line under the header while the browser knows that it has no network. */
export function OfflineStrip() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <p role="status" className={classNames(unprinted, styles.offline)}>
      {!isOnline && 'You’re offline. Missing pictures appear once you’re back.'}
    </p>
  );
}
