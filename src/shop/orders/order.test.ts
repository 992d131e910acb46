import { describe, expect, it } from 'vitest';
import { product } from '../../test/products';
import type { SavedItem } from '../state';
import { countItems, orderLines, orderOf, parseOrder } from './order';

const row = (id: string, price: number, entry: string): SavedItem => ({
  ...product(id, { price }),
  entry: { id: entry, at: 0, moved: 0 },
});

const rows = [row('w', 0.1, 'x:12'), row('p', 799, 'x:9'), row('w', 0.1, 'y:9'), row('w', 0.1, 'x:30')];

describe('an order', () => {
  it('counts a product that was bought several times on one line, in the order of the cart', () => {
    expect(orderLines(rows)).toEqual([
      { product_id: 'w', title: 'Gadget w', price: 10, quantity: 3 },
      { product_id: 'p', title: 'Gadget p', price: 79_900, quantity: 1 },
    ]);
  });

  it('keeps a product apart that was put in the cart at two prices', () => {
    expect(orderLines([row('p', 799, 'x:1'), row('p', 749, 'x:2')]).map(({ price }) => price)).toEqual([
      79_900, 74_900,
    ]);
  });

  it('has the exact sum and the count of what was bought', () => {
    const order = orderOf(rows, 5);
    expect([order.total, countItems(order), order.at]).toEqual([79_930, 4, 5]);
  });

  it('is the same order when its rows are bought again, in any order and with later ones', () => {
    const later = [...rows, row('late', 1, 'a:31')];
    expect([rows, rows.toReversed(), later].map((items) => orderOf(items, 5).id)).toEqual([
      'x:9',
      'x:9',
      'x:9',
    ]);
  });
});

describe('an order from outside', () => {
  const good = orderOf(rows, 1_700_000_000_000);
  const line = good.lines[0];

  it('is taken as it was stored, without what does not belong to it', () => {
    expect(parseOrder(JSON.parse(JSON.stringify({ ...good, evil: '<script>' })))).toEqual(good);
  });

  it('is refused where it is none', () => {
    for (const [what, input] of [
      ['nothing', undefined],
      ['null', null],
      ['a text', 'order'],
      ['a list', []],
      ['empty', {}],
      ['without an id', { ...good, id: undefined }],
      ['with an id of another form', { ...good, id: 'x' }],
      ['with a number for an id', { ...good, id: 7 }],
      ['without a date', { ...good, at: undefined }],
      ['with a date as text', { ...good, at: '2026-03-01' }],
      ['with a date before all dates', { ...good, at: -1 }],
      ['with a date after all dates', { ...good, at: 8.64e15 + 1 }],
      ['with a fraction of a millisecond', { ...good, at: 1.5 }],
      ['never noted', { ...good, noted: undefined }],
      ['noted at no time', { ...good, noted: Number.MAX_SAFE_INTEGER }],
      ['of no lines', { ...good, lines: [], total: 0 }],
      ['with lines that are no list', { ...good, lines: line }],
      ['with a line that is null', { ...good, lines: [null] }],
      ['with a total that is not the sum', { ...good, total: good.total + 1 }],
      ['with a total as text', { ...good, total: String(good.total) }],
      ['with an unnamed product', { ...good, lines: [{ ...line, product_id: '' }], total: 30 }],
      ['with an untitled product', { ...good, lines: [{ ...line, title: '' }], total: 30 }],
      ['with a title that is no text', { ...good, lines: [{ ...line, title: {} }], total: 30 }],
      ['with a price below zero', { ...good, lines: [{ ...line, price: -10 }], total: -30 }],
      ['with a part of a cent', { ...good, lines: [{ ...line, price: 0.5 }], total: 1.5 }],
      ['with a price beyond counting', { ...good, lines: [{ ...line, price: 2 ** 60 }], total: 3 * 2 ** 60 }],
      ['of none of something', { ...good, lines: [{ ...line, quantity: 0 }], total: 0 }],
      ['of half of something', { ...good, lines: [{ ...line, quantity: 0.5 }], total: 5 }],
    ] as const) {
      expect(parseOrder(input), what).toBeUndefined();
    }
  });
});
