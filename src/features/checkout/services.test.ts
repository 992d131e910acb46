import { expect, it } from 'vitest';
import type { PlacedOrder } from './machine';
import { readAnswer, requestFor, type Service } from './services';

const own: Service = { service: 'own', url: 'https://orders.example/orders' };
const formspree: Service = { service: 'formspree', url: 'https://formspree.io/f/a' };
const web3forms: Service = { service: 'web3forms', url: 'https://api.web3forms.com/submit', key: 'K' };

const order: PlacedOrder = {
  order: '7K3M-9QXF-2T0C',
  placedAt: Date.UTC(2026, 10, 26),
  itemIds: ['a'],
  lines: [{ product_id: 'tea', title: 'Tea', price: 800, quantity: 2 }],
  shipping: { label: 'Post', price: 590 },
  total: 2190,
  state: 'unknown',
  customer: { name: 'Ada', email: 'ada@example.org' },
};
const extra = { catalog: 'https://shop.example/Data.json', trap: '' };

it('sends the own endpoint the order in cents, under its number', () => {
  const { headers, body } = requestFor(own, order, extra);
  expect(headers).toMatchObject({ 'Idempotency-Key': order.order, 'Content-Type': 'application/json' });
  expect(JSON.parse(body)).toEqual({
    order: order.order,
    placedAt: '2026-11-26T00:00:00.000Z',
    catalog: extra.catalog,
    currency: 'USD',
    lines: order.lines,
    shipping: order.shipping,
    total: 2190,
    customer: order.customer,
  });
  expect(JSON.parse(requestFor(own, order, { ...extra, trap: 'x' }).body)).toHaveProperty('trap', 'x');
});

it('sends form services a mail that can be answered', () => {
  const message = expect.stringContaining('2 × Tea: $16');
  const subject = 'Ultraviolet, order 7K3M-9QXF-2T0C';
  expect(JSON.parse(requestFor(formspree, order, extra).body)).toEqual({
    name: 'Ada',
    email: 'ada@example.org',
    message,
    _subject: subject,
    _gotcha: '',
  });
  expect(JSON.parse(requestFor(web3forms, order, extra).body)).toMatchObject({
    access_key: 'K',
    subject,
    email: 'ada@example.org',
    message,
    botcheck: '',
  });
});

const read = (way: Service, status: number, answer: unknown, retryAfter: string | null = null) =>
  readAnswer(way, order, {
    status,
    text: typeof answer === 'string' ? answer : JSON.stringify(answer),
    retryAfter,
  });

it('takes only a service’s own yes for success', () => {
  const accepted = { type: 'accepted' };
  expect(read(own, 200, { accepted: order.order })).toEqual(accepted);
  expect(read(own, 201, { accepted: order.order })).toEqual(accepted);
  expect(read(formspree, 200, { ok: true, next: '/thanks' })).toEqual(accepted);
  expect(read(web3forms, 200, { success: true, message: 'Sent' })).toEqual(accepted);
});

it('takes a refusal in the shop’s words', () => {
  for (const status of [200, 400, 409, 422])
    expect(read(own, status, { refused: 'Sold out' })).toEqual({ type: 'refused', why: 'Sold out' });
  expect(read(formspree, 422, { errors: [{ message: 'should be an email' }] })).toEqual({
    type: 'refused',
    why: 'should be an email',
  });
  expect(read(web3forms, 400, { success: false, message: 'Invalid Access Key' })).toEqual({
    type: 'refused',
    why: 'Invalid Access Key',
  });
});

it('takes all else for neither', () => {
  for (const way of [own, formspree, web3forms])
    for (const [status, answer] of [
      [500, { accepted: order.order, ok: true, success: true }],
      [500, { refused: 'Down', errors: [{ message: 'Down' }], success: false, message: 'Down' }],
      [429, { refused: 'Busy', errors: [{ message: 'Busy' }], success: false, message: 'Busy' }],
      [200, '<!doctype html><p>Thanks!'],
      [200, ''],
      [200, { accepted: 'ANOTHER', ok: 'true', success: 'true' }],
      [200, { refused: '' }],
      [302, { accepted: order.order, ok: true, success: true }],
    ] as const)
      expect(read(way, status, answer), `${way.service} ${status}`).toEqual({ type: 'unknown' });
  expect(read(own, 429, '', '120')).toEqual({ type: 'unknown', waitS: 120 });
  expect(read(own, 429, '', 'Thu, 26 Nov 2026 08:00:00 GMT')).toEqual({ type: 'unknown' });
});
