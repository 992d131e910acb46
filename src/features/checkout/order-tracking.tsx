import { useEffect, useId } from 'react';
import { settings } from '@shop/settings';
import { useStore } from 'zustand';
import { formatCents } from '../../lib/format';
import { formatTime } from '../../lib/notation';
import type { Checkout } from '../../lib/shop';
import { removeFrom } from '../../store/remove-from';
import { Button } from '../../ui/button';
import { OrderHistory } from '../../ui/order-history';
import { classNames, surface } from '../../ui/classes';
import styles from './checkout.module.css';
import { isDone, type PlacedOrder } from './machine';
import { OrderActions, useOrderWords } from './order-actions';
import { OrderRows } from './order-rows';
import { placedOrders } from './placed-orders';

interface TrackedProps {
  order: PlacedOrder;
  checkout: Checkout;
  buyAgain: () => void;
}

function Tracked({ order, checkout, buyAgain }: TrackedProps) {
  const { title, text } = useOrderWords(order, checkout);
  const id = useId();
  return (
    <li className={classNames(surface, styles.order)} aria-labelledby={id}>
      <h3 id={id}>{order.order}</h3>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{`${formatTime(new Date(order.placedAt), 'medium')}, total: ${formatCents(order.total)}`}</p>
      {order.state !== 'received' && <p>{text}</p>}
      <OrderRows order={order} />
      <div className={styles.actions}>
        {isDone(order) && (
          <Button aria-describedby={id} onClick={buyAgain}>
            Buy again
          </Button>
        )}
        <OrderActions order={order} checkout={checkout} />
      </div>
    </li>
  );
}

/** Real orders with their states, newest first. */
export function OrderTracking({ buyAgain }: { buyAgain: (order: PlacedOrder) => void }) {
  useEffect(() => placedOrders.follow(), []);
  const { checkout } = settings;
  const orders = useStore(placedOrders);
  if (!checkout) return null;
  return (
    <OrderHistory isEmpty={orders.length === 0} forget={() => removeFrom(placedOrders)}>
      {orders.map((order) => (
        <Tracked key={order.order} order={order} checkout={checkout} buyAgain={() => buyAgain(order)} />
      ))}
    </OrderHistory>
  );
}
