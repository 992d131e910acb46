import { useEffect, useRef } from 'react';
import { settings } from '@shop/settings';
import { useStore } from 'zustand';
import { formatCents } from '../../lib/format';
import { ordersHash } from '../../lib/paths';
import type { Checkout, Settings } from '../../lib/shop';
import { OverlayLink } from '../../router/overlay';
import { storageProblem } from '../../store/persisted-store';
import { announce } from '../../ui/announcer';
import { Dialog } from '../../ui/dialog';
import styles from './checkout.module.css';
import { OrderActions, useOrderWords } from './order-actions';
import { isDone, type PlacedOrder } from './machine';
import { sending } from './send-order';

interface OrderResultProps {
  order: PlacedOrder;
  checkout: Checkout;
  onClose: () => void;
}

/** How an order is doing, and what the shopper can do about it. */
export function OrderResult({ order, checkout, onClose }: OrderResultProps) {
  const { phone, phoneDials }: Settings = settings;
  const { title, text } = useOrderWords(order, checkout);
  const isSending = useStore(sending).orders.includes(order.order);
  const problem = useStore(storageProblem);
  const isUnkept = problem === 'full' || problem === 'forbidden';
  const announced = useRef(title);
  useEffect(() => {
    // The dialog announces its first title itself.
    if (announced.current !== title && !isSending) announce(`${title}. ${text}`);
    announced.current = title;
  }, [title, text, isSending]);
  return (
    <Dialog
      title={title}
      isShort
      // The main button is another, where something is left to do.
      {...(!isSending && (!isDone(order) || checkout.payment) && { closeLabel: 'Close' })}
      actions={<OrderActions order={order} checkout={checkout} />}
      onClose={onClose}
    >
      <p>{text}</p>
      <p>
        <span>Order number: </span>
        <strong className={styles.number}>{order.order}</strong>
      </p>
      {isUnkept && <p>Your browser cannot keep this order: please write its number down.</p>}
      <p>{`Total: ${formatCents(order.total)}`}</p>
      <p className={styles.terms}>
        <span>Questions?</span>
        <a href={`mailto:${settings.email}`}>{settings.email}</a>
        <a href={`tel:${(phoneDials ?? phone).replaceAll(' ', '')}`}>{phone}</a>
      </p>
      {isDone(order) && <OverlayLink hash={ordersHash}>Your orders</OverlayLink>}
    </Dialog>
  );
}
