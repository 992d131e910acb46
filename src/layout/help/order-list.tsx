import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { formatCents } from '../../lib/money';
import { paths } from '../../lib/paths';
import { useNavigate } from '../../lib/use-location';
import { countItems, type Order } from '../../shop/orders/order';
import { orders } from '../../shop/orders/orders';
import { saveReceipt } from '../../shop/orders/receipt-file';
import { Button } from '../../ui/button/button';
import { buyAgain } from './buy-again';
import styles from './order-list.module.css';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function OrderEntry({ order }: { readonly order: Order }) {
  const navigate = useNavigate();
  const dateId = useId();
  const date = new Date(order.at);
  const count = countItems(order);
  return (
    <article className={styles['order']}>
      <h3 id={dateId} className={styles['date']}>
        <time dateTime={date.toISOString()}>{dateFormat.format(date)}</time>
      </h3>
      <p className={styles['total']}>{`Total: ${formatCents(order.total)}`}</p>
      <details className={styles['details']}>
        <summary>{count === 1 ? '1 item' : `${count} items`}</summary>
        <ul>
          {order.lines.map(({ product_id, title, price, quantity }) => (
            <li key={`${price} ${product_id}`}>
              <bdi>{title}</bdi>
              <span>{quantity === 1 ? formatCents(price) : `${quantity} × ${formatCents(price)}`}</span>
            </li>
          ))}
        </ul>
      </details>
      <div className={styles['buttons']}>
        <Button
          aria-describedby={dateId}
          onClick={() => {
            // The cart is where what happens is seen; it also has the catalogue loaded.
            navigate(paths.dashboard);
            void buyAgain(order);
          }}
        >
          Buy again
        </Button>
        <Button variant="quiet" aria-describedby={dateId} onClick={() => saveReceipt(order)}>
          Save receipt
        </Button>
      </div>
    </article>
  );
}

/** The simulated purchases that this device keeps, the newest first; they can be bought again, and forgotten. */
export function OrderList() {
  useEffect(() => void orders.keep(), []);
  const known = useStore(orders, (state) => state.orders);
  const [goBack, setGoBack] = useState<(() => void) | undefined>();
  const isEmpty = known.length === 0;
  const press = () => {
    if (goBack) {
      goBack();
      setGoBack(undefined);
    } else {
      const wayBack = orders.forget();
      setGoBack(() => wayBack);
    }
  };
  return (
    <section aria-label="Your orders" className={styles['list']}>
      <p role="status" className={styles['status']}>
        {isEmpty &&
          (goBack ? 'All orders are forgotten.' : 'No orders yet: what you purchase is listed here.')}
      </p>
      {!isEmpty && (
        <ul className={styles['orders']}>
          {known.map((order) => (
            <li key={order.id}>
              <OrderEntry order={order} />
            </li>
          ))}
        </ul>
      )}
      {(!isEmpty || goBack) && (
        <Button variant="quiet" className={styles['forget']} onClick={press}>
          {goBack ? 'Undo' : 'Forget all'}
        </Button>
      )}
    </section>
  );
}
