import * as v from 'valibot';
import { text } from '../catalog/fields';
import { sumInCents } from '../lib/money';
import { listParser } from './lists';
import { createPersistedStore } from './persisted-store';
import type { SavedProduct } from './saved-items';

const MAX_ORDERS = 50;
const MAX_CHARACTERS = 400_000;
const MAX_QUANTITY = 100_000;

const between = (least: number, most: number) => v.check<number>((value) => value >= least && value <= most);
const isWhole = v.check<number>((value) => Number.isSafeInteger(value));

/** In milliseconds, and no later than a `Date` can be. */
export const time = v.pipe(v.number(), isWhole, between(0, 8.64e15));
/** In cents, with up to two decimals. */
export const amount = v.pipe(v.number(), between(0, Number.MAX_SAFE_INTEGER));

export const lineSchema = v.object({
  product_id: text,
  title: text,
  /** Per item, in cents. */
  price: amount,
  quantity: v.pipe(v.number(), isWhole, between(1, MAX_QUANTITY)),
});

export type OrderLine = v.InferOutput<typeof lineSchema>;

/** Summed in whole hundredths of a cent, so it is exact. */
const sumOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100;

const orderSchema = v.object({
  id: text,
  placedAt: time,
  /** Unreadable lines are dropped. */
  lines: v.pipe(
    v.array(v.unknown()),
    v.transform((lines) => lines.filter((line) => v.is(lineSchema, line))),
  ),
  /** The amount paid, in cents. */
  total: amount,
});

export type Order = v.InferOutput<typeof orderSchema>;

/** Newest first by position, since clocks can be set back. Always keeps the newest, however long. */
function bounded(orders: readonly Order[]): readonly Order[] {
  let characters = 0;
  return orders.slice(0, MAX_ORDERS).filter((order, index) => {
    characters += JSON.stringify(order).length;
    return index === 0 || characters <= MAX_CHARACTERS;
  });
}

export const orders = createPersistedStore<readonly Order[]>({
  name: 'orders',
  initial: [],
  parse: listParser(orderSchema, ({ id }) => id),
  normalize: bounded,
});

export const addOrder = (order: Order) => orders.change((others) => [order, ...others]);

/** Groups equal products at equal prices, in the cart's order. `placedAt` is in milliseconds. */
export function createOrder(products: readonly SavedProduct[], placedAt: number): Order {
  const lines = new Map<string, OrderLine>();
  for (const { product_id, product_title: title, price } of products) {
    const cents = sumInCents([price]);
    const key = `${cents} ${product_id}`;
    const quantity = (lines.get(key)?.quantity ?? 0) + 1;
    lines.set(key, { product_id, title, price: cents, quantity });
  }
  const id = `${placedAt}-${Math.random().toString(36).slice(2)}`;
  return { id, placedAt, lines: [...lines.values()], total: sumOf([...lines.values()]) };
}

/** In cents; `undefined` if the lines add up to the total. They differ only in damaged data. */
export function differingSum({ lines, total }: Order): number | undefined {
  const sum = sumOf(lines);
  return sum === total ? undefined : sum;
}

export const countItems = ({ lines }: Order): number =>
  lines.reduce((count, { quantity }) => count + quantity, 0);
