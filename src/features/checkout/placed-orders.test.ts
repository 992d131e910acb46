// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { cart } from '../../store/cart';
import { addToCart } from '../../store/cart-changes';
import { product } from '../../test/products';
import { place, type PlacedOrder } from './machine';
import { forgetPlaced, placedOrders, storeAnswer, storeOrder, storeSent } from './placed-orders';

const content = { lines: [], total: 100, customer: { name: 'Ada' } };
const orderOf = (...itemIds: readonly string[]) => place(itemIds, content, 'unknown', 1);
const states = () => placedOrders.getState().map(({ state }) => state);

it('takes an arrived order’s items out of the cart, and leaves those that another tab added', () => {
  addToCart([product('a'), product('b')]);
  const order = orderOf(...cart.getState().map(({ itemId }) => itemId));
  storeOrder(order);
  addToCart([product('c')]);
  expect(storeAnswer(order, { type: 'unknown' }).state).toBe('unknown');
  expect(cart.getState()).toHaveLength(3);
  expect(storeAnswer(order, { type: 'accepted' })).toMatchObject({ state: 'received', customer: undefined });
  expect(cart.getState().map((item) => item.product.product_id)).toEqual(['c']);
  expect(localStorage.getItem('shop:/placed-orders')).not.toContain('Ada');
});

it('keeps what a refused order needs to be sent again', () => {
  addToCart([product('a')]);
  const order = orderOf(...cart.getState().map(({ itemId }) => itemId));
  storeOrder(order);
  expect(storeAnswer(order, { type: 'refused', why: 'Sold out' }).why).toBe('Sold out');
  expect(cart.getState()).toHaveLength(1);
  storeOrder(order);
  expect(states()).toEqual(['unknown']);
});

it('empties the cart when the shopper says that the message is sent', () => {
  addToCart([product('a')]);
  const order = place([cart.getState()[0]?.itemId ?? ''], content, 'unsent', 1);
  storeOrder(order);
  expect(storeSent(order).state).toBe('sent');
  expect(cart.getState()).toEqual([]);
});

it('keeps the last 50, and each that has not arrived', () => {
  const orders = Array.from({ length: 60 }, (_, index) => orderOf(`item ${index}`));
  for (const order of orders) storeOrder(order);
  expect(states()).toHaveLength(60);
  for (const order of orders.slice(5)) storeAnswer(order, { type: 'accepted' });
  storeOrder(orderOf('one more'));
  expect(states().filter((state) => state === 'unknown')).toHaveLength(6);
  expect(states()).toHaveLength(50);
});

it('forgets orders, and brings them back', () => {
  const order = orderOf('a');
  storeOrder(order);
  const undo = forgetPlaced([order.order]);
  expect(states()).toEqual([]);
  undo();
  expect(placedOrders.getState()).toEqual<PlacedOrder[]>([order]);
});
