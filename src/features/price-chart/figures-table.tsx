import { memo, useId } from 'react';
import type { Product } from '../../catalogue/product';
import { classNames } from '../../lib/class-names';
import { formatPrice } from '../../lib/money';
import styles from './figures-table.module.css';
import { inGroups } from './row-groups';

const GROUP = 50;

/** The table's caption. It is seen in the chart's head, outside the part that scrolls; the table's own is for assistive technology. */
export const FIGURES_CAPTION = 'Price and rating of each gadget';

const Rows = memo(function Rows({ products }: { readonly products: readonly Product[] }) {
  return (
    <tbody>
      {products.map((product) => (
        <tr key={product.product_id}>
          <th scope="row">{product.product_title}</th>
          <td>{formatPrice(product.price)}</td>
          <td>{product.rating}</td>
        </tr>
      ))}
    </tbody>
  );
});

/** From here on rows are laid out only when they come into sight. */
const LONG = 500;

/**
 * The chart's figures as a table, in a part of the screen that scrolls by itself. The browser can leave out
 * the layout of a block, but not of a part of a table proper: a long list's groups of 50 rows are blocks.
 */
export function FiguresTable({ products }: { readonly products: readonly Product[] }) {
  const captionId = useId();
  const isLong = products.length > LONG;
  return (
    <section className={styles['region']} tabIndex={0} aria-labelledby={captionId}>
      <table className={classNames(styles['table'], isLong && styles['long'])}>
        <caption id={captionId}>{FIGURES_CAPTION}</caption>
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">Price</th>
            <th scope="col">Rating</th>
          </tr>
        </thead>
        {inGroups(products, GROUP).map((group, index) => (
          <Rows key={group[0]?.product_id ?? index} products={group} />
        ))}
      </table>
    </section>
  );
}
