import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { build } from 'esbuild';
import { Miniflare, Response } from 'miniflare';
import { orderNumber } from '../../src/features/checkout/order-number';

const here = (file: string) => path.join(import.meta.dirname, file);
const products: unknown[] = JSON.parse(readFileSync(here('../guitars/Data.json'), 'utf8'));

/** The answer of the shop to GET Data.json. */
let catalog = () => Response.json(products);
let worker: Miniflare;
let calls = 0;

before(async () => {
  const { outputFiles } = await build({
    entryPoints: [here('worker.ts')],
    alias: { '@shop/settings': here('../guitars/settings.ts') },
    bundle: true,
    format: 'esm',
    write: false,
  });
  worker = new Miniflare({
    modules: true,
    compatibilityDate: '2026-04-01',
    script: outputFiles[0]?.text ?? '',
    d1Databases: ['ORDERS'],
    bindings: { SHOP: 'https://saitenhof.example/', TOKEN: 'sesame' },
    ratelimits: { LIMIT: { simple: { limit: 10, period: 60 } } },
    outboundService: ({ url }: { url: string }) =>
      url === 'https://saitenhof.example/Data.json' ? catalog() : new Response('', { status: 404 }),
  });
});

beforeEach(async () => {
  catalog = () => Response.json(products);
  const database = await worker.getD1Database('ORDERS');
  await database.exec('DROP TABLE IF EXISTS orders');
  await database.prepare(readFileSync(here('schema.sql'), 'utf8')).run();
});

after(() => worker.dispose());

const uke = { product_id: 'wellenreuth-sopran', title: 'Wellenreuth Soprano', price: 8950, quantity: 1 };

const orderOf = (changes: object = {}) => ({
  order: orderNumber(['a', 'b']),
  placedAt: '2026-03-02T09:30:00.000Z',
  catalog: 'https://attacker.example/Data.json',
  currency: 'EUR',
  lines: [uke],
  shipping: { label: 'Parcel', price: 1900 },
  total: 10_850,
  customer: { name: 'Ada', email: 'ada@example.org', country: 'DE' },
  ...changes,
});

/** Sends from another address each time, unless one is given. */
async function send(body: unknown, address = `203.0.113.${(calls += 1)}`) {
  const response = await worker.dispatchFetch('https://orders.example/orders', {
    method: 'POST',
    headers: { 'CF-Connecting-IP': address },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function list(token = 'sesame', query = '') {
  const response = await worker.dispatchFetch(`https://orders.example/orders${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return { status: response.status, rows: await response.json() };
}

const numbersOf = (rows: unknown) => (Array.isArray(rows) ? rows.map(({ number }) => number) : rows);

test('keeps one row for an order that is sent again, also after its prices have changed', async () => {
  const order = orderOf();
  assert.deepEqual((await send(order)).body, { accepted: order.order });
  catalog = () => Response.json([]);
  assert.deepEqual((await send(order)).body, { accepted: order.order });
  assert.deepEqual(numbersOf((await list()).rows), [order.order]);
});

test('keeps one row for an order that is sent twice at once', async () => {
  const order = orderOf();
  const answers = await Promise.all([send(order), send(order)]);
  for (const { body } of answers) assert.deepEqual(body, { accepted: order.order });
  assert.deepEqual(numbersOf((await list()).rows), [order.order]);
});

test('refuses another order under a number that is taken', async () => {
  await send(orderOf());
  const { body } = await send(orderOf({ customer: { name: 'Eve', email: 'eve@example.org', country: 'DE' } }));
  assert.match(String(Reflect.get(Object(body), 'refused')), /We have order .+ already/u);
});

for (const [name, changes, why] of [
  ['a forged price', { lines: [{ ...uke, price: 1 }], total: 1901 }, /costs 89,50\s€ now/u],
  ['a forged title', { lines: [{ ...uke, title: 'Kupferton Falk Goldtop' }] }, /is called Wellenreuth Soprano now/u],
  ['a forged total', { total: 1 }, /does not add up/u],
  ['free shipping below its amount', { shipping: { label: 'Parcel', price: 0 }, total: 8950 }, /not offered/u],
  [
    'shipping for another country',
    { customer: { name: 'Ada', email: 'ada@example.org', country: 'FR' } },
    /not offered/u,
  ],
  ['a product that is not sold', { lines: [{ ...uke, product_id: 'gone' }] }, /sold out/u],
  ['no lines', { lines: [] }, /cannot be read/u],
  ['a negative quantity', { lines: [{ ...uke, quantity: -1 }] }, /cannot be read/u],
  ['a wrong check digit', { order: '0000-0000-0001' }, /cannot be read/u],
  ['another currency', { currency: 'JPY' }, /cannot be read/u],
] as const)
  test(`refuses ${name}, and keeps nothing`, async () => {
    const { body } = await send(orderOf(changes));
    assert.match(String(Reflect.get(Object(body), 'refused')), why);
    assert.deepEqual((await list()).rows, []);
  });

test('neither takes nor refuses an order while the shop’s catalog cannot be read', async () => {
  catalog = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  await assert.rejects(send(orderOf()));
  assert.deepEqual((await list()).rows, []);
});

test('marks an order in which a robot’s field is filled in', async () => {
  await send(orderOf({ trap: 'https://pills.example' }));
  const { rows } = await list();
  assert.equal(Reflect.get(Object(Reflect.get(Object(rows), 0)), 'caught'), 1);
});

test('asks an address that sends many orders to wait', async () => {
  const answers = [];
  for (let index = 0; index < 11; index += 1)
    answers.push(await send(orderOf({ order: orderNumber([String(index)]) }), '198.51.100.7'));
  const last = answers.at(-1);
  assert.equal(last?.status, 429);
  assert.equal(last.headers.get('Retry-After'), '60');
  assert.equal(answers.filter(({ status }) => status === 200).length, 10);
});

test('lists orders for the owner’s token alone, and in pages', async () => {
  const first = orderOf();
  const second = orderOf({ order: orderNumber(['c']) });
  await send(first);
  await send(second);
  assert.deepEqual(numbersOf((await list()).rows), [second.order, first.order]);
  assert.deepEqual(numbersOf((await list('sesame', '?before=2')).rows), [first.order]);
  for (const token of ['', 'sesam', 'Sesame'])
    assert.deepEqual(await list(token), { status: 401, rows: {} });
});

test('answers the shop’s pages alone, and reads no endless or broken body', async () => {
  const { headers } = await send(orderOf());
  assert.equal(headers.get('Access-Control-Allow-Origin'), 'https://saitenhof.example');
  assert.equal((await send('{')).status, 400);
  assert.equal((await send(JSON.stringify({ text: 'x'.repeat(70_000) }))).status, 413);
});
