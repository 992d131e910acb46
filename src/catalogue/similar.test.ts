import { expect, it } from 'vitest';
import ownCatalogue from '../../public/Data.json';
import { parseCatalogue } from './parse-catalogue';
import { likeness, similarTo } from './similar';

const { products } = parseCatalogue(ownCatalogue);

it('finds for a gadget others of its kind and price, never itself', () => {
  for (const product of products) {
    const similar = similarTo(product, products, 4);
    expect(similar).toHaveLength(4);
    expect(similar).not.toContain(product);
    expect(similar.every(({ category }) => category === product.category)).toBe(true);
  }
});

it('is mutual, and from 0 to 1', () => {
  const [a, b] = [products[0], products.at(-1)];
  if (!a || !b) throw new Error('the catalogue is empty');
  expect(likeness(a, b)).toBe(likeness(b, a));
  expect(likeness(a, a)).toBeCloseTo(1);
  expect(likeness(a, b)).toBeGreaterThanOrEqual(0);
});

it('prefers the nearer price among equals', () => {
  const [base] = products;
  if (!base) throw new Error('the catalogue is empty');
  const priced = (id: string, price: number) => ({ ...base, product_id: id, price });
  const found = similarTo(priced('x', 100), [priced('far', 400), priced('near', 120), priced('half', 50)], 3);
  expect(found.map(({ product_id }) => product_id)).toEqual(['near', 'half', 'far']);
});
