import * as v from 'valibot';
import { sumInCents } from '../../lib/money';
import type { SavedItem } from '../state';

/** The last moment that a date can name, in milliseconds. */
export const LAST_MOMENT = 8.64e15;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const name = v.pipe(v.string(), v.nonEmpty());

const lineSchema = v.object({
  product_id: name,
  title: name,
  /** Of one, in cents. */
  price: whole,
  quantity: v.pipe(whole, v.minValue(1)),
});

/** One line of a receipt: a product at a price, and how many of it. */
export type OrderLine = v.InferOutput<typeof lineSchema>;

function sumOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

const orderSchema = v.pipe(
  v.object({
    /** The oldest of the rows that it took from the cart: a row is bought once. */
    id: v.pipe(v.string(), v.regex(/^[\w-]+:\d+$/u)),
    /** When it was made, in milliseconds. */
    at: v.pipe(whole, v.maxValue(LAST_MOMENT)),
    /** When it was noted, in milliseconds; later than the last forgetting where it was brought back. */
    noted: v.pipe(whole, v.maxValue(LAST_MOMENT + 1e12)),
    lines: v.pipe(
      v.array(lineSchema),
      v.check((lines) => lines.length > 0),
    ),
    /** In cents. */
    total: whole,
  }),
  v.check(({ lines, total }) => sumOf(lines) === total),
);

/** A simulated purchase, as this device keeps it. */
export type Order = v.InferOutput<typeof orderSchema>;

/** An order from outside, or `undefined` where it is none. */
export function parseOrder(input: unknown): Order | undefined {
  const result = v.safeParse(orderSchema, input);
  return result.success ? result.output : undefined;
}

/** The rows of a purchase as a receipt lists them: the same product at the same price on one line, in the cart's order. */
export function orderLines(items: readonly SavedItem[]): OrderLine[] {
  const lines = new Map<string, OrderLine>();
  for (const { product_id, product_title, price } of items) {
    const cents = sumInCents([price]);
    const key = `${cents} ${product_id}`;
    const quantity = (lines.get(key)?.quantity ?? 0) + 1;
    lines.set(key, { product_id, title: product_title, price: cents, quantity });
  }
  return [...lines.values()];
}

function timeOf({ entry }: SavedItem): number {
  return Number(entry.id.slice(entry.id.lastIndexOf(':') + 1));
}

/**
 * The order that buying these rows makes. The same rows bought again, because the page was loaded anew
 * before their purchase was closed, make the same order.
 * @param items at least one
 */
export function orderOf(items: readonly SavedItem[], at: number): Order {
  const oldest = items.reduce((a, b) => {
    const order = timeOf(a) - timeOf(b) || (a.entry.id < b.entry.id ? -1 : 1);
    return order < 0 ? a : b;
  });
  const lines = orderLines(items);
  return { id: oldest.entry.id, at, noted: at, lines, total: sumOf(lines) };
}

/** How many things an order is of. */
export function countItems({ lines }: Order): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}
