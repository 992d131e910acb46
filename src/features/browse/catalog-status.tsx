import { useState } from 'react';
import { retryCatalog, type CatalogState } from '../../catalog/catalog';
import type { LoadFailure } from '../../catalog/load-catalog';
import { formatTenths } from '../../lib/format';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { alertIcon } from '../../ui/icons';
import { noun } from '../../words/words';
import styles from './catalog-status.module.css';

const reasons: Readonly<Record<LoadFailure, string>> = {
  unreachable: 'The shop could not be reached. Please check your connection.',
  refused: 'The shop’s catalog is not available right now.',
  unreadable: 'We couldn’t read the catalog.',
  'not-a-list': 'We couldn’t read the catalog.',
};

function CatalogAlert({ failure, hasSome }: { failure: { reason: LoadFailure }; hasSome: boolean }) {
  const [retried, setRetried] = useState<typeof failure>();
  const isTrying = retried === failure;
  return (
    <div role="alert" className={styles.alert}>
      <Icon path={alertIcon} />
      <div className={styles.text}>
        <p className={styles.what}>{`We could not load ${hasSome ? 'all' : 'the'} ${noun.many}.`}</p>
        <p>{`${reasons[failure.reason]} We keep trying; your cart and wishlist are safe.`}</p>
      </div>
      <Button
        aria-disabled={isTrying}
        onClick={() => {
          if (isTrying) return;
          setRetried(failure);
          retryCatalog();
        }}
      >
        {isTrying ? 'Trying…' : 'Retry'}
      </Button>
    </div>
  );
}

interface CatalogStatusProps extends CatalogState {
  /** Some products are shown meanwhile. */
  hasSome?: boolean;
}

/** The progress of a long load, or why it failed. */
export function CatalogStatus({ status, failure, received, hasSome = false }: CatalogStatusProps) {
  if (status === 'failed' && failure) return <CatalogAlert failure={failure} hasSome={hasSome} />;
  if (status !== 'loading' || received === undefined) return null;
  return (
    <label className={styles.progress}>
      <span>{`Loading the ${noun.many}: ${formatTenths(received / 1e6)} MB so far`}</span>
      <progress />
    </label>
  );
}
