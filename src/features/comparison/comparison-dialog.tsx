import { useMemo, useRef, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import { catalogue } from '../../catalogue/catalogue';
import type { Product } from '../../catalogue/product';
import { paths } from '../../lib/paths';
import { formatSharedList } from '../../lib/shared-list';
import { Many, many, one } from '../../lib/words';
import { useShareableUrl } from '../../router/router';
import { useCloseOverlay } from '../../router/use-close-overlay';
import { Dialog } from '../../ui/dialog';
import { ShareButton } from '../../ui/share';
import { comparedRows } from './compared-rows';
import styles from './comparison-dialog.module.css';
import { ComparisonTable, DiffersIcon, type ComparisonActions } from './comparison-table';

interface ComparisonDialogProps extends ComparisonActions {
  products: readonly Product[];
}

function TooFew({ products }: { products: readonly Product[] }) {
  const isKnown = useStore(catalogue, ({ status }) => status === 'ready');
  const [only] = products;
  if (!isKnown) return <p role="status">Loading…</p>;
  return (
    <p role="status">
      {only ? (
        <>
          <bdi>{only.product_title}</bdi>
          {` is the only ${one} chosen so far. Choose one more to see them side by side.`}
        </>
      ) : (
        `No ${many} chosen yet. Choose two or more with the scales on their cards to see them side by side.`
      )}
    </p>
  );
}

interface SideBySideProps extends ComparisonDialogProps {
  closeRef: RefObject<HTMLButtonElement | null>;
}

function SideBySide({ products, closeRef, ...actions }: SideBySideProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = useMemo(() => comparedRows(products), [products]);
  const differing = rows.filter(({ differs }) => differs);
  return (
    <>
      <div className={styles.bar}>
        <label className={styles.toggle}>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          Differences only
        </label>
        <p role="status" className={styles.summary}>
          <DiffersIcon />
          {`${differing.length} of ${rows.length} lines differ between ${products.length} ${many}`}
        </p>
      </div>
      <ComparisonTable
        products={products}
        rows={onlyDifferences ? differing : rows}
        {...actions}
        onTooFew={() => closeRef.current?.focus()}
      />
    </>
  );
}

export function ComparisonDialog(props: ComparisonDialogProps) {
  const { products } = props;
  const close = useCloseOverlay();
  const closeRef = useRef<HTMLButtonElement>(null);
  const isEnough = products.length > 1;
  const ids = products.map(({ product_id }) => product_id);
  const url = useShareableUrl({ pathname: paths.home, hash: formatSharedList('compare', ids) });
  return (
    <Dialog
      title={`Compare ${many}`}
      closeRef={closeRef}
      {...(isEnough
        ? { width: 'wide', actions: <ShareButton title={`${Many} side by side`} url={url} /> }
        : { closeLabel: 'Back to the shop', isShort: true })}
      onClose={close}
    >
      {isEnough ? <SideBySide {...props} closeRef={closeRef} /> : <TooFew products={products} />}
    </Dialog>
  );
}
