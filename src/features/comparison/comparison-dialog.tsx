import { useMemo, useState } from 'react';
import type { Product } from '../../catalogue/product';
import { formatSharedList } from '../../lib/shared-list';
import { paths } from '../../lib/paths';
import { useCloseHash } from '../../lib/use-close-hash';
import { useShop } from '../../shop/use-shop';
import { Dialog } from '../../ui/dialog/dialog';
import { ShareButton } from '../../ui/share-button/share-button';
import { comparedRows } from './compared-rows';
import styles from './comparison-dialog.module.css';
import { ComparisonTable, DiffersMark } from './comparison-table';

interface ComparisonDialogProps {
  readonly products: readonly Product[];
  readonly onOpen: (productId: string) => void;
}

/** What stands in place of the table where there is nothing to set side by side. */
function TooFew({ products }: Pick<ComparisonDialogProps, 'products'>) {
  const isKnown = useShop((state) => state.catalogue.status === 'ready');
  const [only] = products;
  if (!isKnown) return <p role="status">Loading…</p>;
  return (
    <p role="status">
      {only ? (
        <>
          <bdi>{only.product_title}</bdi> is the only gadget chosen so far. Choose one more, and they stand
          here side by side.
        </>
      ) : (
        'No gadget is chosen yet. Choose two or more with the scales on their cards, and they stand here side by side.'
      )}
    </p>
  );
}

function SideBySide({ products, onOpen }: ComparisonDialogProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = useMemo(() => comparedRows(products), [products]);
  const differing = rows.filter(({ differs }) => differs);
  return (
    <>
      <div className={styles['bar']}>
        <label className={styles['toggle']}>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          Differences only
        </label>
        <p role="status" className={styles['summary']}>
          <DiffersMark />
          {`${differing.length} of ${rows.length} lines differ between ${products.length} gadgets`}
        </p>
      </div>
      <ComparisonTable products={products} rows={onlyDifferences ? differing : rows} onOpen={onOpen} />
    </>
  );
}

/** The products that are chosen, side by side, over the screen; Back closes it. */
export function ComparisonDialog({ products, onOpen }: ComparisonDialogProps) {
  const close = useCloseHash();
  const isEnough = products.length > 1;
  const ids = products.map(({ product_id }) => product_id);
  return (
    <Dialog
      title="Compare gadgets"
      {...(isEnough
        ? {
            width: 'wide',
            actions: (
              <ShareButton
                title="Gadgets side by side"
                to={{ pathname: paths.home, hash: formatSharedList('compare', ids) }}
              />
            ),
          }
        : { closeLabel: 'Back to the shop' })}
      onClose={close}
    >
      {isEnough ? <SideBySide products={products} onOpen={onOpen} /> : <TooFew products={products} />}
    </Dialog>
  );
}
