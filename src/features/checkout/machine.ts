import * as v from 'valibot';
import { text } from '../../catalog/fields';
import { amount, lineSchema, time } from '../../store/orders';
import { orderNumber } from './order-number';

/**
 * The life of an order. A draft is only in the form. `place` stores the order as `unknown` before its first try, so a
 * tab that dies leaves an order that is shown as not confirmed. While a tab sends it, that tab says so. Then:
 *
 *     draft ─► sending ─► received   final
 *                     ├─► refused    its items may be ordered again, under the same number
 *                     └─► unknown    not confirmed: a retry sends the same number
 *
 * By e-mail or WhatsApp: `unsent` until the shopper says `sent`.
 */
const states = ['unknown', 'received', 'refused', 'unsent', 'sent'] as const;

export type OrderState = (typeof states)[number];

/** The endpoint's answer to a try; `unknown` if there is none that says either. */
export type Answer =
  | { type: 'accepted' }
  | { type: 'refused'; why: string }
  | { type: 'unknown'; waitS?: number };

/** The shopper's own data, by field. */
export type Customer = Readonly<Record<string, string>>;

/** As it is stored. Amounts are in cents. */
export const placedOrderSchema = v.object({
  order: text,
  placedAt: time,
  /** The cart's items that it holds. */
  itemIds: v.pipe(v.array(v.string()), v.readonly()),
  lines: v.array(lineSchema),
  shipping: v.optional(v.object({ label: text, price: amount })),
  total: amount,
  state: v.picklist(states),
  /** Until it has arrived. */
  customer: v.optional(v.record(v.string(), v.string())),
  /** The shop's words for a refusal. */
  why: v.optional(v.string()),
});

export type PlacedOrder = v.InferOutput<typeof placedOrderSchema>;

type Content = Pick<PlacedOrder, 'lines' | 'shipping' | 'total' | 'customer'>;

/** It has left the shopper's hands. */
export const isDone = ({ state }: PlacedOrder): boolean => state === 'received' || state === 'sent';

const holds = ({ itemIds }: PlacedOrder, ids: ReadonlySet<string>) => itemIds.some((id) => ids.has(id));

/** The items that no order holds which has arrived, or may have. */
export function freeItems<Item extends { itemId: string }>(
  items: readonly Item[],
  orders: readonly PlacedOrder[],
): Item[] {
  const held = new Set(orders.flatMap(({ state, itemIds }) => (state === 'refused' ? [] : itemIds)));
  return items.filter(({ itemId }) => !held.has(itemId));
}

/** The latest order that holds one of the items, and has not arrived. A refused one waits for the shopper to change it. */
export const pendingOrder = (
  itemIds: readonly string[],
  orders: readonly PlacedOrder[],
): PlacedOrder | undefined => {
  const ids = new Set(itemIds);
  return orders.find((order) => !isDone(order) && holds(order, ids));
};

/** A new order, to be stored before its first try. */
export const place = (
  itemIds: readonly string[],
  content: Content,
  state: 'unknown' | 'unsent',
  now: number,
): PlacedOrder => ({ ...content, order: orderNumber(itemIds), placedAt: now, itemIds, state });

/** An order after an answer. One that has been received stays so, whatever another try is told. */
export function answered(order: PlacedOrder, answer: Answer): PlacedOrder {
  if (order.state === 'received') return order;
  // After a refusal too: this try may have arrived.
  if (answer.type === 'unknown') return { ...order, state: 'unknown', why: undefined };
  if (answer.type === 'refused') return { ...order, state: 'refused', why: answer.why };
  return { ...order, state: 'received', why: undefined, customer: undefined };
}
