import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCatalogue } from './parse-catalogue';

const good = {
  product_id: 'a',
  product_title: 'A',
  product_image: 'images/a.svg',
  price: 10,
  category: 'Laptops',
  description: 'It is what it is.',
  specification: ['Weight: 1 kg'],
  rating: 4.5,
};

describe('parseCatalogue', () => {
  it('keeps good entries in their order, and drops fields that it does not know', async () => {
    const { products, problems } = await parseCatalogue([
      { ...good, stock: 3 },
      { ...good, product_id: 7 },
    ]);
    expect(products).toEqual([good, { ...good, product_id: '7' }]);
    expect(problems).toEqual([]);
  });

  it('names a bad entry with its index and all that is wrong with it', async () => {
    const { products, problems } = await parseCatalogue([
      good,
      { ...good, product_id: 'b', price: '1', rating: 9 },
    ]);
    expect(products).toEqual([good]);
    expect(problems).toEqual(['entry 1: price is not a number, rating is above 5']);
  });

  it('sells the first of several with one identifier, and takes a number and its digits for the same', async () => {
    const { products, problems } = await parseCatalogue([
      { ...good, product_id: 1, price: 5 },
      { ...good, product_id: '1', price: 6 },
      { ...good, product_id: 1, price: 7 },
    ]);
    expect(products).toEqual([{ ...good, product_id: '1', price: 5 }]);
    expect(problems).toEqual([
      'entry 1: product_id "1" is taken by an earlier entry',
      'entry 2: product_id "1" is taken by an earlier entry',
    ]);
  });

  it('takes a picture of the shop, of another server by https, and one that the address itself holds', async () => {
    for (const product_image of [
      'images/a.png',
      ' https://elsewhere.example/a.png?width=640 ',
      'HTTPS://elsewhere.example/a.png',
      'data:image/png;base64,AA',
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    ]) {
      const [product] = (await parseCatalogue([{ ...good, product_image }])).products;
      expect(product?.product_image).toBe(product_image.trim());
    }
  });

  it('takes no other picture, and no script for one', async () => {
    for (const product_image of [
      'javascript:alert(1)',
      'http://elsewhere.example/a.png',
      'https:elsewhere.example/a.png',
      'https://elsewhere.example/a.png"onerror="alert(1)',
      '//elsewhere.example/a.png',
      'blob:https://shop.example/0f1e',
      'data:text/html,<p>',
      'data:image',
      '\\\\elsewhere\\a.png',
      ' JaVaScRiPt:alert(1)',
    ]) {
      expect(
        (await parseCatalogue([{ ...good, product_image }])).products[0]?.product_image,
        product_image,
      ).toBe('');
    }
  });

  it('never throws, and sells or names every entry', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.jsonValue(), fc.anything(), fc.constant(good))),
        async (entries) => {
          const { products, problems } = await parseCatalogue(entries);
          expect(products.length + problems.length).toBe(entries.length);
        },
      ),
    );
  });
});
