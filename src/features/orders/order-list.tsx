import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { formatCents } from '../../lib/format';
import { formatTime } from '../../lib/notation';
import { countItems, differingSum, orders, type Order } from '../../store/orders';
import { removeFrom } from '../../store/remove-from';
import { Button } from '../../ui/button';
import { classNames, printout, surface } from '../../ui/classes';
import { OrderHistory } from '../../ui/order-history';
import { usePrinted } from '../../ui/use-printed';
import { count } from '../../words/words';
import { useBuyAgain } from './buy-again';
import styles from './order-list.module.css';
import { differingNote, Receipt } from './receipt';

/** A browser takes seconds to lay out thousands. */
const MAX_LINES = 200;

function OrderEntry({ order, onPrint }: { order: Order; onPrint: () => void }) {
  const buyAgain = useBuyAgain();
  const dateId = useId();
  const date = new Date(order.placedAt);
  const differing = differingSum(order);
  const more = order.lines.length - MAX_LINES;
  return (
    <article className={classNames(surface, styles.order)}>
      <h3 id={dateId} className={styles.date}>
        <time dateTime={date.toISOString()}>{formatTime(date, 'medium')}</time>
      </h3>
      <p className={styles.total}>{`Total: ${formatCents(order.total)}`}</p>
      {differing !== undefined && <p className={styles.note}>{differingNote(differing)}</p>}
      <details className={styles.details}>
        <summary>{count(countItems(order), 'item')}</summary>
        <ul>
          {order.lines.slice(0, MAX_LINES).map(({ product_id, title, price, quantity }) => (
            <li key={`${price} ${product_id}`}>
              <bdi>{title}</bdi>
              <span>{quantity === 1 ? formatCents(price) : `${quantity} × ${formatCents(price)}`}</span>
            </li>
          ))}
        </ul>
        {more > 0 && <p>{`… and ${more} more, which are all in the receipt.`}</p>}
      </details>
      <div className={styles.buttons}>
        <Button aria-describedby={dateId} onClick={() => buyAgain(order)}>
          Buy again
        </Button>
        <Button variant="quiet" aria-describedby={dateId} onClick={onPrint}>
          Print receipt
        </Button>
      </div>
    </article>
  );
}

/** Newest first. */
export function OrderList() {
  useEffect(() => orders.follow(), []);
  const { printed, printAlone } = usePrinted<Order>();
  const known = useStore(orders);
  return (
    <>
      <OrderHistory isEmpty={known.length === 0} forget={() => removeFrom(orders)}>
        {known.map((order) => (
          <li key={order.id}>
            <OrderEntry order={order} onPrint={() => printAlone(order)} />
          </li>
        ))}
      </OrderHistory>
      {printed && (
        <div className={printout}>
          <Receipt order={printed} />
        </div>
      )}
    </>
  );
}
