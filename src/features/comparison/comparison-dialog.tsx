import { useMemo, useRef, useState, type ComponentType, type Ref } from 'react';
import { useStore } from 'zustand';
import { catalog } from '../../catalog/catalog';
import type { Product } from '../../catalog/product';
import type { OverlayProps } from '../../router/overlay';
import { Dialog } from '../../ui/dialog';
import { noun } from '../../words/words';
import { comparedRows } from './compared-rows';
import styles from './comparison-dialog.module.css';
import { ComparisonTable, type ComparisonActions } from './comparison-table';
import { useCompared } from './use-comparison';

interface ComparisonDialogProps extends OverlayProps, ComparisonActions {
  Share: ComponentType<{ ids: readonly string[] }>;
}

function TooFew({ products, ref }: { products: readonly Product[]; ref: Ref<HTMLParagraphElement> }) {
  const isKnown = useStore(catalog, ({ status }) => status === 'ready');
  const [only] = products;
  if (!isKnown) return <p role="status">Loading…</p>;
  return (
    <p key={only?.product_id} ref={ref} role="status" tabIndex={-1}>
      <bdi>{only?.product_title}</bdi>
      <span>
        {only
          ? ` is the only ${noun.one} chosen so far. Choose one more to see them side by side.`
          : `No ${noun.many} chosen yet. Choose two or more with the scales on their cards to see them side by side.`}
      </span>
    </p>
  );
}

interface SideBySideProps extends ComparisonActions {
  products: readonly Product[];
  onTooFew: () => void;
}

function SideBySide({ products, ...actions }: SideBySideProps) {
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
          <span>Differences only</span>
        </label>
        <p role="status" className={styles.summary}>
          <span>{`${differing.length} of ${rows.length} lines differ between ${products.length} ${noun.many}`}</span>
        </p>
      </div>
      <ComparisonTable products={products} rows={onlyDifferences ? differing : rows} {...actions} />
    </>
  );
}

/** The chosen products side by side. */
export function ComparisonDialog({ onClose, onAddToCart, Share }: ComparisonDialogProps) {
  const products = useCompared();
  const tooFew = useRef<HTMLParagraphElement>(null);
  const isEnough = products.length > 1;
  const ids = products.map(({ product_id }) => product_id);
  return (
    <Dialog
      title={`Compare ${noun.many}`}
      {...(isEnough
        ? { width: 'wide', actions: <Share ids={ids} /> }
        : { closeLabel: 'Back to the shop', isShort: true })}
      onClose={onClose}
    >
      {isEnough ? (
        <SideBySide products={products} onAddToCart={onAddToCart} onTooFew={() => tooFew.current?.focus()} />
      ) : (
        <TooFew ref={tooFew} products={products} />
      )}
    </Dialog>
  );
}
