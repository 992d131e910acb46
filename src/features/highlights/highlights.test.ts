import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { product as createProduct } from '../../test/products';
import { picksOf } from './highlights';

const gadget = (product_title: string, price: number, rating: number) =>
  createProduct(product_title, { product_title, price, rating });
const picked = (gadgets: ReadonlyArray<ReturnType<typeof gadget>>) =>
  picksOf(gadgets).map(({ label, product, more, figures }) => [label, product.product_title, more, figures]);

describe('picksOf', () => {
  it('names the cheapest, the dearest and the best rated, with their figures', () => {
    const gadgets = [
      gadget('Phone', 800, 4.8),
      gadget('Charger', 24.5, 1),
      gadget('Watch', 50, 4),
      gadget('Laptop', 2989, 4.2),
    ];
    expect(picked(gadgets)).toEqual([
      ['Cheapest', 'Charger', 0, '$24.50'],
      ['Most expensive', 'Laptop', 0, '$2989'],
      ['Best rated', 'Phone', 0, '4.8 out of 5'],
    ]);
  });

  it('takes the first of equals and counts the others', () => {
    expect(picked([gadget('A', 10, 4), gadget('B', 10, 4), gadget('C', 20, 4)])).toEqual([
      ['Cheapest', 'A', 1, '$10'],
      ['Most expensive', 'C', 0, '$20'],
      ['Best rated', 'A', 2, '4 out of 5'],
    ]);
  });

  it('is empty for no products', () => {
    expect(picksOf([])).toEqual([]);
  });

  it('picks no best rated where nothing is rated, and never an unrated one', () => {
    const unrated = { ...gadget('new', 1, 0), rating: undefined };
    expect(picksOf([unrated]).map(({ label }) => label)).toEqual(['Cheapest', 'Most expensive']);
    expect(picksOf([unrated, gadget('old', 9, 2)]).map(({ product }) => product.product_title)).toEqual([
      'new',
      'old',
      'old',
    ]);
  });

  it('never misses a better one', () => {
    const any = fc
      .tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 50 }))
      .map(([price, tenths]) => gadget('x', price, tenths / 10));
    fc.assert(
      fc.property(fc.array(any, { minLength: 1 }), (gadgets) => {
        const [cheapest, dearest, rated] = picksOf(gadgets).map(({ product }) => product);
        expect(cheapest?.price).toBe(Math.min(...gadgets.map(({ price }) => price)));
        expect(dearest?.price).toBe(Math.max(...gadgets.map(({ price }) => price)));
        expect(rated?.rating).toBe(Math.max(...gadgets.map(({ rating = 0 }) => rating)));
      }),
    );
  });
});
