import { expect, it } from 'vitest';
import { oddProducts, product } from '../../test/products';
import { similarity, similarTo } from './related-products';

const specified = (id: string, ...specification: string[]) => product(id, { specification });
const ids = (products: ReturnType<typeof similarTo>) => products.map(({ product_id }) => product_id);

it('finds products of the same kind first, never the product itself', () => {
  const [first, second, third] = oddProducts;
  if (!first || !second || !third) throw new Error('the fixture is empty');
  expect(ids(similarTo(first, oddProducts, 2))).toEqual([second.product_id, third.product_id]);
  for (const each of oddProducts) {
    const similar = similarTo(each, oddProducts, 4);
    expect(similar, each.product_id).toHaveLength(4);
    expect(similar, each.product_id).not.toContain(each);
  }
});

it('is symmetric, and from 0 to 1', () => {
  for (const a of oddProducts) {
    for (const b of oddProducts) {
      expect(similarity(a, b)).toBeCloseTo(similarity(b, a));
      expect(similarity(a, b)).toBeGreaterThanOrEqual(0);
      expect(similarity(a, b)).toBeLessThanOrEqual(1);
    }
  }
  const described = product('a', { specification: ['Memory: 8 GB'] });
  expect(similarity(described, described)).toBeCloseTo(1);
});

it('prefers the nearer price', () => {
  const found = similarTo(
    product('x', { price: 100 }),
    [product('far', { price: 400 }), product('near', { price: 120 }), product('half', { price: 50 })],
    3,
  );
  expect(ids(found)).toEqual(['near', 'half', 'far']);
});

it('prefers more attributes in common', () => {
  const found = similarTo(
    specified('x', 'Maker: Pear', 'Memory: 8 GB'),
    [
      specified('other', 'Maker: Harbor', 'Memory: 16 GB'),
      specified('same', 'Memory: 8 GB, fast', 'Maker: Pear'),
    ],
    2,
  );
  expect(ids(found)).toEqual(['same', 'other']);
});
