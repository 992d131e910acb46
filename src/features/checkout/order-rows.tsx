import { formatCents } from '../../lib/format';
import styles from './checkout.module.css';
import type { PlacedOrder } from './machine';
import { rowsOf } from './order-text';

/** The items of an order and its shipping, with their prices. */
export function OrderRows({ order }: { order: Pick<PlacedOrder, 'lines' | 'shipping'> }) {
  return (
    <ul className={styles.rows}>
      {rowsOf(order).map(({ label, cents }, index) => (
        <li key={index}>
          <bdi>{label}</bdi>
          <span>{formatCents(cents)}</span>
        </li>
      ))}
    </ul>
  );
}
