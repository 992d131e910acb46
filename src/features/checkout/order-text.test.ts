import { expect, it } from 'vitest';
import type { PlacedOrder } from './machine';
import { mailLink, messageLink, orderText } from './order-text';

const order = (title: string, quantity = 1): PlacedOrder => ({
  order: '7K3M-9QXF-2T0C',
  placedAt: 0,
  itemIds: [],
  lines: [{ product_id: 'a', title, price: 800, quantity }],
  shipping: { label: 'Post & parcels', price: 590 },
  total: 1390,
  state: 'unsent',
  customer: {
    name: 'Ada',
    email: 'a@b.org',
    postcode: '75001',
    city: 'Paris',
    country: 'FR',
    note: 'Ring\ntwice',
  },
});

const bodyOf = (href: string, start: RegExp) => decodeURIComponent(href.replace(start, ''));

it('puts the whole order into a link, to the byte', () => {
  for (const title of ['Tea', 'شاي أخضر', '🎸 & 🎻 100 % #1 ?=+', 'a\nb']) {
    const text = orderText(order(title));
    const mail = mailLink(order(title));
    expect(mail.isTooLong).toBe(false);
    expect(mail.href).toMatch(/^mailto:support@ultraviolet\.example\?subject=[^&\s]+&body=[^&\s#?+]+$/u);
    expect(bodyOf(mail.href, /^.*&body=/u), title).toBe(text.replaceAll('\n', '\r\n'));
    const { href } = messageLink(order(title), { by: 'whatsapp', number: '33612345678' });
    expect(href).toMatch(/^https:\/\/wa\.me\/33612345678\?text=[^&\s#?+]+$/u);
    expect(bodyOf(href, /^.*\?text=/u), title).toBe(text);
  }
});

it('leaves out an order that is too long for a link, or that no link can hold', () => {
  for (const title of ['x'.repeat(1600), '\u0634'.repeat(300), '\uD800']) {
    expect(mailLink(order(title)), title).toMatchObject({ isTooLong: true });
    expect(mailLink(order(title)).href).not.toContain('body');
  }
});

it('has the items, the shipping, the total and the shopper’s data', () => {
  expect(orderText(order('Tea', 3)).split('\n').slice(3)).toEqual([
    '3 × Tea: $24',
    'Post & parcels: $5.90',
    'Total: $13.90',
    '',
    'Ada',
    'a@b.org',
    '75001 Paris',
    'France',
    'Ring',
    'twice',
  ]);
});
