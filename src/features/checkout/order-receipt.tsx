import { settings } from '@shop/settings';
import { formatCents } from '../../lib/format';
import { formatTime } from '../../lib/notation';
import type { Settings } from '../../lib/shop';
import { classNames, printout } from '../../ui/classes';
import styles from './checkout.module.css';
import type { PlacedOrder } from './machine';
import { OrderRows } from './order-rows';

/** On paper only. */
export function OrderReceipt({ order }: { order: PlacedOrder }) {
  const { name, address = name, email, phone, checkout }: Settings = settings;
  return (
    <article className={classNames(printout, styles.receipt)}>
      <p>{address}</p>
      <p>{`Receipt for order ${order.order}\n${formatTime(new Date(order.placedAt), 'long')}`}</p>
      <OrderRows order={order} />
      <p>
        <strong>{`Total: ${formatCents(order.total)}`}</strong>
      </p>
      {checkout?.taxNote !== undefined && <p>{checkout.taxNote}</p>}
      <p>{`Questions? ${email}, ${phone}`}</p>
    </article>
  );
}
