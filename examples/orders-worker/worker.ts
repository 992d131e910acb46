import { settings } from '@shop/settings';
import * as v from 'valibot';
import { withOffer } from '../../src/catalog/offer';
import { parseProduct, type Product } from '../../src/catalog/product';
import { isOrderNumber } from '../../src/features/checkout/order-number';
import { choicesFor } from '../../src/features/checkout/shipping';
import { formatCents } from '../../src/lib/format';
import { toCents } from '../../src/lib/money';

interface Statement {
  bind(...values: ReadonlyArray<string | number>): Statement;
  run(): Promise<unknown>;
  first(column: string): Promise<unknown>;
  all(): Promise<{ results: unknown[] }>;
}

interface Env {
  /** D1, with the table in schema.sql. */
  ORDERS: { prepare(sql: string): Statement };
  /** The shop's address, with a slash at its end. */
  SHOP: string;
  /** The owner's secret, to list orders. */
  TOKEN: string;
  /** Requests by address. */
  LIMIT: { limit(options: { key: string }): Promise<{ success: boolean }> };
}

const MAX_CHARACTERS = 64_000;
const PAGE = 100;

const cents = v.pipe(v.number(), v.minValue(0));
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(10_000));

const orderSchema = v.object({
  order: v.pipe(v.string(), v.check(isOrderNumber)),
  placedAt: v.pipe(v.string(), v.isoTimestamp()),
  currency: v.literal(settings.currency),
  lines: v.pipe(
    v.array(
      v.object({
        product_id: text,
        title: text,
        price: cents,
        quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      }),
    ),
    v.nonEmpty(),
  ),
  shipping: v.object({ label: text, price: cents }),
  total: cents,
  customer: v.objectWithRest({ name: text, email: v.pipe(text, v.includes('@')) }, text),
});

type Order = v.InferOutput<typeof orderSchema>;

/** The shop's catalog as the shop itself reads it. */
async function fetchProducts(shop: string): Promise<ReadonlyMap<string, Product>> {
  const response = await fetch(`${shop}Data.json`);
  const entries: unknown = await response.json();
  if (!response.ok || !Array.isArray(entries)) throw new Error('The shop has no catalog.');
  const products = entries.flatMap((entry: unknown) => {
    const product = parseProduct(entry);
    return product ? withOffer(product, Object(entry)) : [];
  });
  return new Map(products.map((product) => [product.product_id, product]));
}

/** Why an order does not add up, in the shopper's words; `undefined` if it does. Nothing that it says is believed. */
async function faultOf({ lines, shipping, total, customer }: Order, shop: string): Promise<string | undefined> {
  const products = await fetchProducts(shop);
  let goods = 0;
  for (const { product_id: id, title, price, quantity } of lines) {
    const product = products.get(id);
    const { offer } = product ?? {};
    if (!product || offer?.isSoldOut === true) return `${title} is sold out.`;
    // The owner reads titles: an id of another product must not hide behind one.
    if (title !== product.product_title) return `${title} is called ${product.product_title} now.`;
    const ordered = lines.reduce((sum, line) => sum + (line.product_id === id ? line.quantity : 0), 0);
    if (ordered > (offer?.quantity ?? Infinity)) return `There are only ${offer?.quantity} of ${title} left.`;
    const today = toCents(product.price) ?? 0;
    if (price !== today) return `${title} costs ${formatCents(today)} now.`;
    goods += price * quantity;
  }
  const choices = choicesFor(settings.checkout?.shipping ?? [], customer['country'] ?? '', goods);
  const isOffered = choices.some(({ label, price }) => label === shipping.label && price === shipping.price);
  if (!isOffered) return `${shipping.label} is not offered for this order at this price.`;
  return total === goods + shipping.price ? undefined : 'The total does not add up.';
}

/** One row for each number: a retry finds its own. */
async function take(order: Order, isCaught: boolean, { ORDERS, SHOP }: Env): Promise<object> {
  const body = JSON.stringify(order);
  const find = () => ORDERS.prepare('SELECT body FROM orders WHERE number = ?').bind(order.order).first('body');
  let kept = await find();
  if (kept === null) {
    const fault = await faultOf(order, SHOP);
    if (fault !== undefined) return { refused: `${fault} Please change the order.` };
    await ORDERS.prepare('INSERT OR IGNORE INTO orders (number, received_at, body, caught) VALUES (?, ?, ?, ?)')
      .bind(order.order, new Date().toISOString(), body, Number(isCaught))
      .run();
    kept = await find();
  }
  if (kept === body) return { accepted: order.order };
  return { refused: `We have order ${order.order} already, with other details. Please write to us.` };
}

const answer = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers });

async function post(request: Request, env: Env): Promise<Response> {
  const key = request.headers.get('CF-Connecting-IP') ?? '';
  const { success } = await env.LIMIT.limit({ key });
  if (!success) return answer(429, {}, { 'Retry-After': '60' });
  const body = await request.text();
  if (body.length > MAX_CHARACTERS) return answer(413, { refused: 'The order is too long.' });
  let input: unknown;
  try {
    input = JSON.parse(body);
  } catch {
    return answer(400, {});
  }
  const { success: isOrder, output } = v.safeParse(orderSchema, input);
  if (!isOrder) return answer(400, { refused: 'The order cannot be read. Please reload the shop.' });
  // A field that only robots fill in. A browser may fill it in too, so the order is kept, and marked.
  return answer(200, await take(output, Reflect.get(Object(input), 'trap') !== undefined, env));
}

const digest = async (value: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(value))).join();

/** The orders for the owner, newest first; `?before=ROW` has the next page. */
async function list(request: Request, { ORDERS, TOKEN }: Env): Promise<Response> {
  const told = request.headers.get('Authorization') ?? '';
  // Digests take the same time to compare, however much of the token is right.
  if (TOKEN === '' || (await digest(told)) !== (await digest(`Bearer ${TOKEN}`))) return answer(401, {});
  const before = Number(new URL(request.url).searchParams.get('before')) || Number.MAX_SAFE_INTEGER;
  const sql = 'SELECT rowid AS row, * FROM orders WHERE rowid < ? ORDER BY rowid DESC LIMIT ?';
  const { results } = await ORDERS.prepare(sql).bind(before, PAGE).all();
  return answer(200, results, { 'Cache-Control': 'no-store' });
}

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname } = new URL(request.url);
    const handle = pathname === '/orders' ? { POST: post, GET: list }[request.method] : undefined;
    const response = handle ? await handle(request, env) : new Response(null, { status: 204 });
    response.headers.set('Access-Control-Allow-Origin', new URL(env.SHOP).origin);
    response.headers.set('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key');
    response.headers.set('Access-Control-Expose-Headers', 'Retry-After');
    return response;
  },
};
