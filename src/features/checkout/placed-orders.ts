import { cart } from '../../store/cart';
import { removeFromCart } from '../../store/cart-changes';
import { listParser } from '../../store/lists';
import { removeFrom } from '../../store/remove-from';
import { createPersistedStore } from '../../store/persisted-store';
import { writeDraft } from './details';
import { answered, isDone, placedOrderSchema, type Answer, type PlacedOrder } from './machine';

const MAX_ORDERS = 50;

/** Newest first. Orders that have arrived make room for others. */
function bounded(orders: readonly PlacedOrder[]): readonly PlacedOrder[] {
  let room = MAX_ORDERS - orders.filter((order) => !isDone(order)).length;
  return orders.filter((order) => {
    if (isDone(order)) room -= 1;
    return !isDone(order) || room >= 0;
  });
}

/** Real orders, of shops with `checkout` in their settings. */
export const placedOrders = createPersistedStore<readonly PlacedOrder[]>({
  name: 'placed-orders',
  initial: [],
  parse: listParser(placedOrderSchema, ({ order }) => order),
  normalize: bounded,
});

export const storeOrder = (order: PlacedOrder) =>
  placedOrders.change((others) => [order, ...others.filter((other) => other.order !== order.order)]);

/** Changes an order. One that has left takes its own items out of the cart: what another tab has added stays. */
function change(order: PlacedOrder, update: (order: PlacedOrder) => PlacedOrder): PlacedOrder {
  const isIt = (other: PlacedOrder) => other.order === order.order;
  placedOrders.change((orders) => orders.map((other) => (isIt(other) ? update(other) : other)));
  const changed = placedOrders.getState().find(isIt) ?? update(order);
  if (isDone(changed)) {
    const ids = new Set(changed.itemIds);
    cart.pull();
    removeFromCart(cart.getState().filter(({ itemId }) => ids.has(itemId)));
    writeDraft({});
  }
  return changed;
}

/** Stores the answer to a try. */
export const storeAnswer = (order: PlacedOrder, answer: Answer) =>
  change(order, (stored) => answered(stored, answer));

/** The shopper says that the message with the order is sent. */
export const storeSent = (order: PlacedOrder) =>
  change(order, (stored) => ({ ...stored, state: 'sent', customer: undefined }));

/** The items are free to be ordered anew. Returns the undo. */
export const forgetPlaced = (numbers: readonly string[]): (() => void) =>
  removeFrom(placedOrders, ({ order }) => numbers.includes(order));
