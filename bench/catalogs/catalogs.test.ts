import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Product } from './product';
import { generateCatalog } from './generate';
import { createRandom } from './random';
import { families } from './words';

/** A product of each category, with a picture of several widths. */
const models = Object.keys(families).map((category): Product => ({
  product_id: category,
  product_title: category,
  product_image: `images/products/one-of-the-${category}-640.webp`,
  image_widths: [320, 640, 960, 1280],
  price: 10,
  category,
  description: '',
  specification: [],
  rating: 4,
}));

describe('createRandom', () => {
  it('gives the same numbers for the same seed, from 0 to 1', () => {
    const numbers = Array.from({ length: 1000 }, createRandom(7));
    assert.deepEqual(Array.from({ length: 1000 }, createRandom(7)), numbers);
    assert(numbers.every((number) => number >= 0 && number < 1));
    assert(new Set(numbers).size > 990);
  });
});

describe('generateCatalog', () => {
  it('makes the same products each time', () => {
    assert.deepEqual(generateCatalog(200, models), generateCatalog(200, models));
  });

  it('makes products with unique titles, in every category, with existing pictures', () => {
    const products = generateCatalog(1000, models);
    assert.equal(new Set(products.map((product) => product.product_title)).size, 1000);
    assert.deepEqual(
      new Set(products.map((product) => product.category)),
      new Set(models.map((model) => model.category)),
    );
    const pictures = new Set(models.map((model) => model.product_image));
    assert(products.every((product) => pictures.has(product.product_image)));
  });

  it('makes whole cents, ratings from 3 to 5 and 4 to 8 lines of specification', () => {
    for (const { price, rating, specification } of generateCatalog(500, models)) {
      assert(Math.abs(price * 100 - Math.round(price * 100)) < 1e-6);
      assert(price > 0);
      assert(rating >= 3 && rating <= 5);
      assert(specification.length >= 4 && specification.length <= 8);
    }
  });

  it('makes about 50 MB of 100,000', () => {
    const bytes = JSON.stringify(generateCatalog(2000, models)).length * 50;
    assert(bytes > 47e6 && bytes < 53e6);
  });
});
