import type { ShopState } from '../../shop/state';
import { CatalogueAlert } from './catalogue-alert';
import styles from './catalogue-status.module.css';

/** How far a long load is, or why there are no gadgets; nothing while all is well. */
export function CatalogueStatus({ catalogue }: Pick<ShopState, 'catalogue'>) {
  if (catalogue.status === 'failed') return <CatalogueAlert catalogue={catalogue} />;
  if (!('received' in catalogue)) return null;
  return (
    <label className={styles['progress']}>
      {`Loading the gadgets: ${(catalogue.received / 1e6).toFixed(1)} MB so far`}
      <progress />
    </label>
  );
}
