import { brand } from '../../brand';
import { formatCents } from '../../lib/money';
import type { SavedItem } from '../../shop/state';
import styles from './receipt.module.css';
import { receiptLines } from './receipt-lines';

/** The shop's name and the day, above a receipt. Seen on paper only. */
export function ReceiptHead({ date }: { readonly date: Date }) {
  return (
    <p className={styles['head']}>
      <strong>{brand.name}</strong>
      <time dateTime={date.toISOString()}>{date.toLocaleDateString('en', { dateStyle: 'long' })}</time>
    </p>
  );
}

/** What was bought, a line for each product. Seen on paper only. */
export function ReceiptLines({ items }: { readonly items: readonly SavedItem[] }) {
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
        {receiptLines(items).map(({ key, title, quantity, price, amount }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            <td>{quantity}</td>
            <td>{formatCents(price)}</td>
            <td>{formatCents(amount)}</td>
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
