// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { product } from '../test/products';
import { addOrder, countItems, createOrder, differingSum, orders } from './orders';
import { removeFrom } from './remove-from';

afterEach(() => {
  orders.set([]);
  localStorage.clear();
});

const datesOf = () => orders.getState().map(({ placedAt }) => placedAt);
const orderAt = (placedAt: number) => createOrder([product('a')], placedAt);

it('An order has a line for each product at a price, in the cart’s order, and the exact total', () => {
  const [a, b] = [product('a', { price: 0.1 }), product('b', { price: 0.2 })];
  const order = createOrder([a, b, a, { ...a, price: 5 }], 7);
  expect(order).toMatchObject({
    placedAt: 7,
    total: 540,
    lines: [
      { product_id: 'a', title: 'Gadget a', price: 10, quantity: 2 },
      { product_id: 'b', title: 'Gadget b', price: 20, quantity: 1 },
      { product_id: 'a', title: 'Gadget a', price: 500, quantity: 1 },
    ],
  });
  expect(countItems(order)).toBe(4);
});

it('Orders are listed newest first, at most fifty, and can be forgotten and restored', () => {
  for (let day = 1; day <= 60; day += 1) addOrder(orderAt(day));
  expect(datesOf()).toHaveLength(50);
  expect(datesOf()[0]).toBe(60);
  const undo = removeFrom(orders);
  expect(datesOf()).toEqual([]);
  addOrder(orderAt(70));
  undo();
  expect(datesOf().slice(0, 2)).toEqual([70, 60]);
});

it('An order that is made after the clock was set back is the newest, and stays', () => {
  for (let day = 1; day <= 50; day += 1) addOrder(orderAt(400 + day));
  addOrder(orderAt(35));
  expect(datesOf().slice(0, 2)).toEqual([35, 450]);
  expect(datesOf()).toHaveLength(50);
});

it('An order whose total is not the sum of its lines is kept, with the sum', () => {
  const order = createOrder([product('a'), product('a'), product('b', { price: 0.129 })], 1);
  expect(differingSum(order)).toBeUndefined();
  const [first] = order.lines;
  const damaged = [
    { ...order, id: 'x', total: 1 },
    { ...order, id: 'y', lines: [first, null, { ...first, quantity: 1e15 }, { ...first, title: '' }] },
    { ...order, id: 'z', lines: [] },
  ];
  localStorage.setItem('shop:/orders', JSON.stringify({ version: 1, data: damaged }));
  orders.pull();
  expect(orders.getState().map((each) => [each.total, each.lines.length, differingSum(each)])).toEqual([
    [1, 2, 2012.9],
    [2012.9, 1, 2000],
    [2012.9, 0, 0],
  ]);
});

it('A large order is kept, and older ones dropped', () => {
  addOrder(orderAt(1));
  const many = Array.from({ length: 5_000 }, (_, index) =>
    product(`p${index}`, { product_title: 'x'.repeat(60) }),
  );
  addOrder(createOrder(many, 2));
  expect(datesOf()).toEqual([2]);
});

it('Stored orders are checked one by one', () => {
  addOrder(orderAt(1));
  const good: unknown = JSON.parse(localStorage.getItem('shop:/orders') ?? '').data[0];
  const bad = [
    null,
    7,
    {},
    { ...Object(good), total: -1 },
    { ...Object(good), lines: 'none' },
    { ...Object(good), placedAt: 9e15 },
    { ...Object(good), placedAt: 'now' },
  ];
  for (const [data, count] of [
    [[...bad, good, good], 1],
    ['nonsense', 0],
    [{ orders: [good] }, 0],
  ] as const) {
    localStorage.setItem('shop:/orders', JSON.stringify({ version: 1, data }));
    orders.pull();
    expect(datesOf()).toHaveLength(count);
  }
});

it('Cleared storage leaves no orders', () => {
  addOrder(orderAt(1));
  localStorage.clear();
  orders.pull();
  expect(orders.getState()).toEqual([]);
});
