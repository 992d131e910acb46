import { memo, useDeferredValue, useId, useMemo } from 'react';
import type { Product } from '../../catalogue/product';
import { classNames } from '../../lib/class-names';
import { formatPrice } from '../../lib/money';
import { announce } from '../../ui/announcer';
import { visuallyHidden } from '../../ui/visually-hidden';
import { columns, inOrder, nextOrder, orderWords, type FiguresOrder } from './figures-order';
import styles from './figures-table.module.css';
import { inGroups } from './row-groups';

const GROUP = 50;

const Rows = memo(function Rows({ products }: { readonly products: readonly Product[] }) {
  return (
    <tbody>
      {products.map((product) => (
        <tr key={product.product_id}>
          <th scope="row" dir="auto">
            {product.product_title}
          </th>
          <td>{formatPrice(product.price)}</td>
          <td>{product.rating}</td>
        </tr>
      ))}
    </tbody>
  );
});

interface HeadProps {
  readonly order: FiguresOrder;
  readonly onOrder: (order: FiguresOrder) => void;
}

/** The heads of the columns, each a button that sorts by it (WAI-ARIA: sortable table). */
function Head({ order, onOrder }: HeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ name, label }) => (
          <th key={name} scope="col" aria-sort={order?.column === name ? order.direction : undefined}>
            <button
              type="button"
              onClick={() => {
                const next = nextOrder(order, name);
                onOrder(next);
                announce(orderWords(next));
              }}
            >
              {label}
              <svg width="12" height="16" viewBox="0 0 12 16" aria-hidden="true">
                <path d="M2,6.5L6,2.5L10,6.5z" />
                <path d="M2,9.5L6,13.5L10,9.5z" />
              </svg>
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** From here on rows are laid out only when they come into sight. */
const LONG = 500;

interface FiguresTableProps extends HeadProps {
  readonly products: readonly Product[];
  /** It is seen in the chart's head, outside the part that scrolls; the table's own is for assistive technology. */
  readonly caption: string;
}

/**
 * The chart's figures as a table, in a part of the screen that scrolls by itself. The browser can leave out
 * the layout of a block, but not of a part of a table proper: a long list's groups of 50 rows are blocks.
 */
export function FiguresTable({ products, caption, order, onOrder }: FiguresTableProps) {
  const captionId = useId();
  const isLong = products.length > LONG;
  // The head answers at once; the rows of a long list follow in slices.
  const sortedBy = useDeferredValue(order);
  const rows = useMemo(() => inOrder(products, sortedBy), [products, sortedBy]);
  const groups = useMemo(() => inGroups(rows, GROUP), [rows]);
  return (
    <section className={styles['region']} tabIndex={0} aria-labelledby={captionId}>
      <table className={classNames(styles['table'], isLong && styles['long'])}>
        {/* Seen in the chart's head, which does not scroll. */}
        <caption id={captionId} className={visuallyHidden}>
          {caption}
        </caption>
        <Head order={order} onOrder={onOrder} />
        {groups.map((group, index) => (
          <Rows key={index} products={group} />
        ))}
      </table>
    </section>
  );
}
