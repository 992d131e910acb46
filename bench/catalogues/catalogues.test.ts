import { describe, expect, it } from 'vitest';
import type { Product } from '../../src/catalogue/product';
import { generateCatalogue } from './generate';
import { withPictures } from './laptops';
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
    expect(Array.from({ length: 1000 }, createRandom(7))).toEqual(numbers);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(new Set(numbers).size).toBeGreaterThan(990);
  });
});

describe('generateCatalogue', () => {
  it('makes the same products each time', () => {
    expect(generateCatalogue(200, models)).toEqual(generateCatalogue(200, models));
  });

  it('makes products with titles of their own, in each of the shop’s categories, with pictures that are there', () => {
    const products = generateCatalogue(1000, models);
    expect(new Set(products.map((product) => product.product_title)).size).toBe(1000);
    expect(new Set(products.map((product) => product.category))).toEqual(
      new Set(models.map((model) => model.category)),
    );
    const pictures = new Set(models.map((model) => model.product_image));
    expect(products.every((product) => pictures.has(product.product_image))).toBe(true);
  });

  it('makes whole cents, ratings from 3 to 5 and 4 to 8 lines of specification', () => {
    for (const { price, rating, specification } of generateCatalogue(500, models)) {
      expect(Math.abs(price * 100 - Math.round(price * 100))).toBeLessThan(1e-6);
      expect(price).toBeGreaterThan(0);
      expect(rating).toBeGreaterThanOrEqual(3);
      expect(rating).toBeLessThanOrEqual(5);
      expect(specification.length).toBeGreaterThanOrEqual(4);
      expect(specification.length).toBeLessThanOrEqual(8);
    }
  });

  it('makes about 50 MB of 100,000', () => {
    const bytes = JSON.stringify(generateCatalogue(2000, models)).length * 50;
    expect(bytes).toBeGreaterThan(47e6);
    expect(bytes).toBeLessThan(53e6);
  });
});

describe('withPictures', () => {
  it('gives a laptop a picture of its category', () => {
    const laptop = models.find(({ category }) => category === 'Laptops');
    if (!laptop) throw new Error('the shop sells no laptop');
    const [pictured] = withPictures([{ ...laptop, product_image: 'images/laptop.svg' }], models);
    expect(pictured?.product_image).toBe(laptop.product_image);
  });
});
