import { max } from 'd3-array';
import { memo, useDeferredValue, useId, useMemo } from 'react';
import type { Product } from '../../catalog/product';
import { announce } from '../../ui/announcer';
import { classNames, visuallyHidden } from '../../ui/classes';
import { columns, inOrder, nextOrder, orderMessage, type FiguresOrder } from './figures-order';
import styles from './figures-table.module.css';
import { formatFigure, priceFigure, type Figure } from './series';

const GROUP_SIZE = 50;
/** From here on rows are laid out only when they come into view. */
const LONG_LIST = 500;

interface RowsProps {
  products: readonly Product[];
  figures: readonly Figure[];
  highestPrice: number;
}

/** Leaves room for the price itself. */
const barWidth = (share: number) => `calc((100% - 8rem) * ${share})`;

const Rows = memo(function Rows({ products, figures, highestPrice }: RowsProps) {
  return (
    <tbody>
      {products.map((product) => (
        <tr key={product.product_id}>
          <th scope="row" dir="auto">
            {product.product_title}
          </th>
          {figures.map((figure) => (
            <td key={figure.label}>
              {figure === priceFigure && (
                <span className={styles.bar} style={{ width: barWidth(product.price / highestPrice) }} />
              )}
              <span>{formatFigure(figure, product)}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
});

interface HeadProps {
  figures: readonly Figure[];
  order: FiguresOrder;
  onOrder: (order: FiguresOrder) => void;
}

/** WAI-ARIA: sortable table. */
function Head({ figures, order, onOrder }: HeadProps) {
  const shown = columns.filter(({ figure }) => figure === undefined || figures.includes(figure));
  return (
    <thead>
      <tr>
        {shown.map((column) => (
          <th
            key={column.label}
            scope="col"
            aria-sort={order?.column === column ? order.direction : undefined}
          >
            <button
              type="button"
              onClick={() => {
                const next = nextOrder(order, column);
                onOrder(next);
                announce(orderMessage(next));
              }}
            >
              <span>{column.label}</span>
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

interface FiguresTableProps extends HeadProps {
  products: readonly Product[];
  caption: string;
}

/** Browsers can skip the layout of blocks, not of table parts: a long list's groups of rows are blocks. */
export function FiguresTable({ products, figures, caption, order, onOrder }: FiguresTableProps) {
  const captionId = useId();
  // The head changes at once; the rows of a long list follow.
  const sortedBy = useDeferredValue(order);
  const rows = useMemo(() => inOrder(products, sortedBy), [products, sortedBy]);
  const groups = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / GROUP_SIZE) }, (_, group) =>
        rows.slice(group * GROUP_SIZE, (group + 1) * GROUP_SIZE),
      ),
    [rows],
  );
  const highestPrice = useMemo(() => max(products, (product) => product.price) || 1, [products]);
  return (
    <section className={styles.region} tabIndex={0} aria-labelledby={captionId}>
      <table className={classNames(styles.table, products.length > LONG_LIST && styles.long)}>
        {/* Visible in the chart's head, which does not scroll. */}
        <caption id={captionId} className={visuallyHidden}>
          {caption}
        </caption>
        <Head figures={figures} order={order} onOrder={onOrder} />
        {groups.map((group, index) => (
          <Rows key={index} products={group} figures={figures} highestPrice={highestPrice} />
        ))}
      </table>
    </section>
  );
}
