import { describe, expect, it } from 'vitest';
import { product } from '../../test/products';
import { saleMessage, saleOf } from './buy-again';

const line = (id: string, quantity = 1) => ({ product_id: id, title: `Gadget ${id}`, price: 5, quantity });
const order = (...lines: ReadonlyArray<ReturnType<typeof line>>) => ({ lines: [...lines] });

describe('Buy again', () => {
  it('adds the same quantities at today’s prices', () => {
    const { products, gone } = saleOf([product('a'), product('b')], order(line('b', 2), line('a')));
    expect(products.map(({ product_id, price }) => [product_id, price])).toEqual([
      ['b', 10],
      ['b', 10],
      ['a', 10],
    ]);
    expect(gone).toEqual([]);
  });

  it('is announced', () => {
    for (const [sold, bought, message] of [
      [['a'], order(line('a')), 'Item Added to Cart'],
      [['a'], order(line('a', 3)), '3 Items Added to Cart'],
      [['a'], order(line('a'), line('b', 2)), 'Item Added to Cart. No longer sold: Gadget b'],
      [
        ['a'],
        order(line('a', 2), line('b'), line('c')),
        '2 Items Added to Cart. No longer sold: Gadget b and 1 more',
      ],
      [['z'], order(line('a'), line('b')), 'Nothing in this order is available anymore'],
    ] as const) {
      expect(
        saleMessage(
          saleOf(
            sold.map((id) => product(id)),
            bought,
          ),
        ),
      ).toBe(message);
    }
  });
});
