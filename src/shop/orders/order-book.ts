import * as v from 'valibot';
import { parseJson } from '../../lib/parse-json';
import { LAST_MOMENT, parseOrder, type Order } from './order';

/** The form in which orders are stored; another version's text is set aside. */
const VERSION = 1;

/** What is kept at most: so many orders, in so many characters; and so many of a single one. */
const MOST_ORDERS = 50;
const MOST_CHARACTERS = 400_000;
const MOST_OF_ONE = 200_000;

/** The orders that this device keeps. */
export interface OrderBook {
  /** The newest first. */
  readonly orders: readonly Order[];
  /** What was noted up to this moment is forgotten, in every tab; in milliseconds. */
  readonly forgotten: number;
}

/** The book of a device that has bought nothing. */
export const emptyBook: OrderBook = { orders: [], forgotten: 0 };

/** Whether an order is small enough to be kept at all. */
export function isKeepable(order: Order): boolean {
  return JSON.stringify(order).length <= MOST_OF_ONE;
}

/** Of two notes of one order the later holds; which of two at once is the same in every tab. */
function laterNote(a: Order, b: Order): Order {
  const order = a.noted - b.noted || a.at - b.at || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
  return order > 0 ? a : b;
}

/** The newest orders, as many as there is room for: the oldest go first. */
function bounded(orders: readonly Order[]): Order[] {
  let characters = 0;
  const sorted = orders.toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)).slice(0, MOST_ORDERS);
  const end = sorted.findIndex((order) => {
    characters += JSON.stringify(order).length;
    return characters > MOST_CHARACTERS;
  });
  return end === -1 ? sorted : sorted.slice(0, end);
}

/**
 * What two tabs know, as one: neither loses an order of the other's, and what one forgot is forgotten.
 * In whatever order tabs hear of each other, they come to the same.
 */
export function mergeBooks(mine: OrderBook, theirs: OrderBook): OrderBook {
  const forgotten = Math.max(mine.forgotten, theirs.forgotten);
  const byId = new Map<string, Order>();
  for (const order of [...mine.orders, ...theirs.orders]) {
    if (order.noted <= forgotten || !isKeepable(order)) continue;
    const known = byId.get(order.id);
    byId.set(order.id, known ? laterNote(known, order) : order);
  }
  return { orders: bounded([...byId.values()]), forgotten };
}

const bookSchema = v.object({
  version: v.literal(VERSION),
  forgotten: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LAST_MOMENT)), 0),
  orders: v.fallback(v.array(v.unknown()), []),
});

/** The book as text for the storage. */
export function encodeBook({ orders, forgotten }: OrderBook): string {
  return JSON.stringify({ version: VERSION, forgotten, orders });
}

/**
 * The book that a stored text holds, each order checked by itself, or `undefined` where the text as a
 * whole is unreadable or of another version.
 */
export function decodeBook(text: string): OrderBook | undefined {
  const result = v.safeParse(bookSchema, parseJson(text));
  if (!result.success) return undefined;
  const { orders, forgotten } = result.output;
  return mergeBooks(emptyBook, { orders: orders.flatMap((input) => parseOrder(input) ?? []), forgotten });
}
