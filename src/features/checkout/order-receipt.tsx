import { settings } from '@shop/settings';
import { formatCents, formatTime } from '../../lib/format';
import type { Settings } from '../../lib/shop';
import styles from './checkout.module.css';
import type { PlacedOrder } from './machine';

/** On paper only. */
export function OrderReceipt({ order, taxNote }: { order: PlacedOrder; taxNote: string | undefined }) {
  const { address = '' }: Settings = settings;
  const rows = [
    ...order.lines.map(
      ({ title, quantity, price }) =>
        [quantity === 1 ? title : `${quantity} × ${title}`, price * quantity] as const,
    ),
    ...(order.shipping ? [[order.shipping.label, order.shipping.price] as const] : []),
  ];
  return (
    <article className={styles.receipt}>
      <p>{address === '' ? settings.name : address}</p>
      <p>{`Receipt for order ${order.order}\n${formatTime(new Date(order.placedAt), 'long')}`}</p>
      <table>
        <tbody>
          {rows.map(([label, cents], index) => (
            <tr key={index}>
              <th scope="row">
                <bdi>{label}</bdi>
              </th>
              <td>{formatCents(cents)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Total</th>
            <td>{formatCents(order.total)}</td>
          </tr>
        </tbody>
      </table>
      {taxNote !== undefined && <p>{taxNote}</p>}
      <p>{`Questions? ${settings.email}, ${settings.phone}`}</p>
    </article>
  );
}
