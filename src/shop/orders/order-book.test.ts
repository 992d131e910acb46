import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from './order';
import { decodeBook, emptyBook, encodeBook, mergeBooks, type OrderBook } from './order-book';

function order(number: number, facts: Partial<Order> = {}): Order {
  const lines = [{ product_id: 'a', title: 'Gadget a', price: 10, quantity: number + 1 }];
  return {
    id: `x:${number}`,
    at: 1000 + number,
    noted: 1000 + number,
    lines,
    total: 10 * (number + 1),
    ...facts,
  };
}

const book = (...orders: readonly Order[]): OrderBook => ({ orders, forgotten: 0 });
const idsOf = ({ orders }: OrderBook) => orders.map(({ id }) => id);

describe('the stored form', () => {
  it('gives back what was kept, the newest first', () => {
    const kept = { orders: [order(2), order(1)], forgotten: 7 };
    expect(decodeBook(encodeBook(kept))).toEqual(kept);
    expect(decodeBook(encodeBook(book(order(1), order(2))))).toEqual(book(order(2), order(1)));
  });

  it('is refused as a whole where it is another thing', () => {
    for (const text of [
      '',
      'null',
      '[]',
      '{}',
      '7',
      '"text"',
      '{"version":0}',
      '{"version":2,"orders":[]}',
      '{"version":1',
    ]) {
      expect(decodeBook(text), text).toBeUndefined();
    }
  });

  it('is read for what is good of it', () => {
    for (const [what, facts, ids] of [
      ['orders that are no list', { orders: 'gone' }, []],
      ['no orders', { orders: undefined }, []],
      ['a bad order among good ones', { orders: [order(2), { id: 'x:3' }, null, order(1)] }, ['x:2', 'x:1']],
      ['an order twice', { orders: [order(1), order(1)] }, ['x:1']],
      ['an order that was forgotten', { orders: [order(1), order(2)], forgotten: 1001 }, ['x:2']],
      ['a moment of forgetting that is none', { orders: [order(1)], forgotten: 'soon' }, ['x:1']],
      ['a moment of forgetting after all dates', { orders: [order(1)], forgotten: 8.7e15 }, ['x:1']],
    ] as const) {
      const decoded = decodeBook(JSON.stringify({ version: 1, forgotten: 0, ...facts }));
      expect(decoded && idsOf(decoded), what).toEqual(ids);
    }
  });

  it('never throws, and holds orders only, whatever the text', () => {
    const almost = fc.record({
      version: fc.constant(1),
      forgotten: fc.jsonValue(),
      orders: fc.array(
        fc.oneof(
          fc.jsonValue(),
          fc.integer().map((at) => order(1, { at })),
        ),
      ),
    });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          almost.map((value) => JSON.stringify(value)),
        ),
        (text) => {
          const decoded = decodeBook(text);
          for (const { total } of decoded?.orders ?? []) expect(total).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('the bounds', () => {
  it('keep the newest fifty', () => {
    const many = Array.from({ length: 70 }, (_, number) => order(number));
    const ids = idsOf(mergeBooks(book(...many), emptyBook));
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, 'x:69', 'x:20']);
  });

  it('keep the newest for which there is room', () => {
    const title = 'x'.repeat(150_000);
    const large = (number: number) => {
      const lines = [{ product_id: 'a', title, price: 1, quantity: 1 }];
      return order(number, { lines, total: 1 });
    };
    expect(idsOf(mergeBooks(book(large(1), large(2), large(3)), emptyBook))).toEqual(['x:3', 'x:2']);
  });

  it('leave out one that is too large, and no other', () => {
    const lines = [{ product_id: 'a', title: 'x'.repeat(250_000), price: 1, quantity: 1 }];
    expect(idsOf(mergeBooks(book(order(1), order(2, { lines, total: 1 })), emptyBook))).toEqual(['x:1']);
  });
});

const anOrder = fc
  .record({ number: fc.nat(5), later: fc.nat(20) })
  .map(({ number, later }) => order(number, { noted: 1000 + number + later }));
const aBook = fc.record({ orders: fc.array(anOrder, { maxLength: 8 }), forgotten: fc.nat(1020) });

describe('merging', () => {
  it('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(aBook, aBook, aBook, (x, y, z) => {
        expect(mergeBooks(x, y)).toEqual(mergeBooks(y, x));
        expect(mergeBooks(mergeBooks(x, y), z)).toEqual(mergeBooks(x, mergeBooks(y, z)));
        expect(mergeBooks(mergeBooks(x, x), x)).toEqual(mergeBooks(x, x));
      }),
    );
  });

  it('loses no order of either side that neither has forgotten', () => {
    fc.assert(
      fc.property(aBook, aBook, (x, y) => {
        const { orders, forgotten } = mergeBooks(x, y);
        const expected = [...x.orders, ...y.orders].filter(
          ({ noted }) => noted > Math.max(x.forgotten, y.forgotten),
        );
        expect(forgotten).toBe(Math.max(x.forgotten, y.forgotten));
        expect(new Set(idsOf({ orders, forgotten }))).toEqual(new Set(expected.map(({ id }) => id)));
      }),
    );
  });
});
