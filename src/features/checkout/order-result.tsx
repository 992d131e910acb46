import { settings } from '@shop/settings';
import { useStore } from 'zustand';
import { formatCents } from '../../lib/format';
import type { Checkout } from '../../lib/shop';
import { storageProblem } from '../../store/persisted-store';
import { Dialog } from '../../ui/dialog';
import styles from './checkout.module.css';
import { OrderActions, useOrderWords } from './order-actions';
import type { PlacedOrder } from './machine';
import { OrderReceipt } from './order-receipt';

interface OrderResultProps {
  order: PlacedOrder;
  checkout: Checkout;
  onClose: () => void;
}

/** How an order is doing, and what the shopper can do about it. */
export function OrderResult({ order, checkout, onClose }: OrderResultProps) {
  const { title, text } = useOrderWords(order, checkout);
  const isUnkept = useStore(storageProblem) !== undefined;
  return (
    <Dialog
      key={title}
      title={title}
      isShort
      actions={<OrderActions order={order} checkout={checkout} />}
      onClose={onClose}
    >
      <p>{text}</p>
      <p className={styles.number}>
        <span>Order number: </span>
        <strong>{order.order}</strong>
      </p>
      {isUnkept && <p>Your browser cannot keep this order: please write its number down.</p>}
      <p>{`Total: ${formatCents(order.total)}`}</p>
      {order.state === 'received' && <OrderReceipt order={order} taxNote={checkout.taxNote} />}
      <p>{`Questions? ${settings.email}, ${settings.phone}`}</p>
    </Dialog>
  );
}
