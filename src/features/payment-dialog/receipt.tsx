import { brand } from '../../brand';
import { formatCents } from '../../lib/money';
import type { OrderLine } from '../../shop/orders/order';
import styles from './receipt.module.css';

/** The shop's name and the day, above a receipt. Seen on paper only. */
export function ReceiptHead({ date }: { readonly date: Date }) {
  return (
    <p className={styles['head']}>
      <strong>{brand.name}</strong>
      <time dateTime={date.toISOString()}>{date.toLocaleDateString('en-US', { dateStyle: 'long' })}</time>
    </p>
  );
}

/** What was bought, a line for each product. Seen on paper only. */
export function ReceiptLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  return (
    <table className={styles['lines']}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Quantity</th>
          <th scope="col">Price</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ product_id, title, quantity, price }) => (
          <tr key={`${price} ${product_id}`}>
            <th scope="row" dir="auto">
              {title}
            </th>
            <td>{quantity}</td>
            <td>{formatCents(price)}</td>
            <td>{formatCents(price * quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the purchase was, and whom to ask, below a receipt. Seen on paper only. */
export function ReceiptFoot() {
  return (
    <div className={styles['foot']}>
      <p>This purchase was a simulation: no payment was taken, and nothing will be delivered.</p>
      <p>{`Questions? ${brand.email}, ${brand.phone}`}</p>
    </div>
  );
}
