import { useEffect, useId, useState } from 'react';
import { settings } from '@shop/settings';
import { useStore } from 'zustand';
import { formatCents, formatTime } from '../../lib/format';
import type { Checkout } from '../../lib/shop';
import { Button } from '../../ui/button';
import { classNames, surface } from '../../ui/classes';
import styles from './checkout.module.css';
import { isDone, type PlacedOrder } from './machine';
import { OrderActions, useOrderWords } from './order-actions';
import { OrderRows } from './order-rows';
import { forgetPlaced, placedOrders } from './placed-orders';

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
  const [undo, setUndo] = useState<() => void>();
  if (!checkout) return null;
  const onPress = () => {
    undo?.();
    const forgetUndo = undo ? undefined : forgetPlaced(orders.map(({ order }) => order));
    setUndo(() => forgetUndo);
  };
  return (
    <section aria-label="Your orders" className={styles.tracking}>
      <p role="status">{orders.length === 0 && (undo ? 'Order history cleared.' : 'No orders yet.')}</p>
      <ul>
        {orders.map((order) => (
          <Tracked key={order.order} order={order} checkout={checkout} buyAgain={() => buyAgain(order)} />
        ))}
      </ul>
      {(orders.length > 0 || undo) && (
        <Button variant="quiet" onClick={onPress}>
          {undo ? 'Undo' : 'Clear all'}
        </Button>
      )}
    </section>
  );
}
