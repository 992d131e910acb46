import { settings } from '@shop/settings';
import { formatCents } from '../../lib/format';
import { formatTime } from '../../lib/notation';
import { differingSum, type Order } from '../../store/orders';
import styles from './receipt.module.css';

export const differingNote = (sum: number): string =>
  `The total is what was paid. The items that we can still read add up to ${formatCents(sum)}.`;

/** The receipt on paper; on the screen, only its total. */
export function Receipt({ order }: { order: Order }) {
  const date = new Date(order.placedAt);
  const differing = differingSum(order);
  return (
    <article className={styles.receipt}>
      <div className={styles.head}>
        <strong>{settings.name}</strong>
        <span>Receipt</span>
        <time dateTime={date.toISOString()}>{formatTime(date, 'long')}</time>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Quantity</th>
            <th scope="col">Price</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ product_id, title, quantity, price }) => (
            <tr key={`${price} ${product_id}`}>
              <th scope="row">
                <bdi>{title}</bdi>
              </th>
              <td>{quantity}</td>
              <td>{formatCents(price)}</td>
              <td>{formatCents(price * quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.total}>{`Total: ${formatCents(order.total)}`}</p>
      {differing !== undefined && <p>{differingNote(differing)}</p>}
      <div className={styles.foot}>
        <p>This purchase was a simulation: no payment was taken, and nothing will be delivered.</p>
        <p>{`Questions? ${settings.email}, ${settings.phone}`}</p>
      </div>
    </article>
  );
}
