import { describe, expect, it } from 'vitest';
import { readCatalog } from './catalog';
import { stemOf } from './list-photos';
import { matchGalleries, matchPhotos } from './match';
import { catalogOf, inShop, jpeg } from './test-shop';

const small = await jpeg();
const phone = { product_id: 'a', product_title: 'A', product_image: '', image_alt: 'A phone' };

const named = (stem: string) => ({ image: `images/products/${stem}-320.webp`, image_widths: [320] });
const photosOf = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`photos/${name}`, small]));

describe('Photos with a number', () => {
  it('become their product’s gallery in numeric order, and a second run changes nothing', async () => {
    const files = {
      ...photosOf('a.jpg', 'a-10.jpg', 'A-2.jpg', 'a-3.png'),
      'Data.json': catalogOf(phone),
    };
    await inShop(files, async ({ run, text, files: list }) => {
      const { text: said, code } = await run();
      expect(said.split('\n')).toEqual([
        'Products whose image_alt does not say what is seen, for those who cannot see it (1):',
        '  shop/Data.json:2 "A" (a): 3 pictures of its gallery',
        expect.stringContaining('To look at (4):'),
        ...Array.from({ length: 4 }, () => expect.stringContaining('it is only 400 pixels wide')),
        '4 photos made, 0 as before, 0 could not be used. 1 product changed in shop/Data.json.',
      ]);
      expect(code).toBe(0);
      const [product] = JSON.parse(text('Data.json'));
      expect(product).toMatchObject({ gallery: ['A-2', 'a-3', 'a-10'].map(named) });
      expect(list()).toContain('images/products/a-10-320.avif');
      const before = text('Data.json');
      expect((await run()).text).toContain('0 photos made, 4 as before');
      expect(text('Data.json')).toBe(before);
    });
  });

  it.each([
    ['with spaces and other letters', 'Gerät 5 β', ['Gera\u0308t 5 β.jpg', 'Gera\u0308t 5 β-2.jpg'], 1],
    ['that is the photo of another product', 'a', ['a.jpg', 'b.jpg', 'b-2.jpg'], 0],
    ['that no product has the first of', 'a', ['c.jpg', 'c-2.jpg'], 0],
    ['without a first', 'a', ['a-2.jpg'], 0],
    ['that is none of a further picture', 'a', ['a.jpg', 'a-1.jpg', 'a-02.jpg', 'a-100.jpg', 'a2.jpg'], 0],
    ['of a numbered photo', 'a', ['a.jpg', 'a-2-3.jpg'], 0],
  ])('count where they are named after a product’s photo: one %s', async (_what, id, names, count) => {
    const products = catalogOf({ product_id: id }, { product_id: 'b-2' }, { product_id: 'b' });
    await inShop({ 'Data.json': products }, ({ shopDir }) => {
      const photos = names.map((file) => ({ file, stem: stemOf(file) }));
      const { entries } = readCatalog(shopDir);
      const galleries = matchGalleries(entries, photos, matchPhotos(entries, photos));
      expect([...galleries.values()].flat()).toHaveLength(count);
      return Promise.resolve();
    });
  });

  it('belong to a product by what its gallery says, before what their names suggest', async () => {
    const products = catalogOf(phone, {
      ...phone,
      product_id: 'b',
      product_image: 'https://b.example/b.jpg',
      gallery: [{ ...named('a-2'), image_alt: 'Back' }, { image: 'side.jpg' }],
    });
    const files = { ...photosOf('a.jpg', 'a-2.jpg', 'side.jpg'), 'Data.json': products };
    await inShop(files, async ({ run, text }) => {
      const { text: said } = await run();
      const [first, second] = JSON.parse(text('Data.json'));
      expect(first).not.toHaveProperty('gallery');
      expect(second).toMatchObject({ gallery: [{ ...named('a-2'), image_alt: 'Back' }, named('side')] });
      expect(said).not.toContain('Belong to no product');
    });
  });

  it('leave the gallery as it was, and are listed, if they are unusable', async () => {
    const products = catalogOf({ ...phone, gallery: [{ image: named('a-2').image, image_alt: 'Back' }] });
    const files = {
      ...photosOf('a.jpg', 'a-4.jpg', 'a-4.png'),
      'photos/a-2.jpg': small.subarray(0, 100),
      'photos/a-3.jpg': 'hello',
      'Data.json': products,
    };
    await inShop(files, async ({ run, text }) => {
      const { text: said, code } = await run();
      expect(said).toContain('Could not be used (3):\n  shop/photos/a-2.jpg is cut off or damaged');
      expect(said).toContain('  shop/photos/a-4.png would have the same pictures as a-4.jpg');
      expect(code).toBe(1);
      expect(JSON.parse(text('Data.json'))).toMatchObject([
        { gallery: [{ image: named('a-2').image, image_alt: 'Back' }, named('a-4')] },
      ]);
    });
  });

  it.each([['a.jpg'], [{ image: 'a-2.jpg' }], [null]])(
    'leave alone a gallery that is no list: %j',
    async (gallery) => {
      const files = {
        ...photosOf('a.jpg', 'a-2.jpg'),
        'Data.json': catalogOf({ ...phone, ...named('a'), product_image: named('a').image, gallery }),
      };
      await inShop(files, async ({ run, text }) => {
        const { text: said, code } = await run();
        expect(said).not.toContain('Belong to no product');
        expect([text('Data.json'), code]).toEqual([files['Data.json'], 0]);
      });
    },
  );
});

const A = '"product_image": "images/products/a-320.webp", "image_widths": [320]';
const two = '{ "image": "images/products/a-2-320.webp", "image_widths": [320] }';
const three = two.replace('a-2', 'a-3');

describe('A gallery is written into Data.json', () => {
  it.each([
    [
      'in several lines',
      '[\n    {\n        "product_id": "a",\n        "product_image": "",\n        "price": 1.50\n    }\n]',
      `[\n    {\n        "product_id": "a",\n        ${A.replace(', ', ',\n        ')},\n        "gallery": [\n            ${two},\n            ${three}\n        ],\n        "price": 1.50\n    }\n]`,
    ],
    [
      'in one line',
      `[{"product_id":"a", ${A}, "price":1.50}]`,
      `[{"product_id":"a", ${A}, "gallery": [ ${two}, ${three} ], "price":1.50}]`,
    ],
    [
      'with an empty gallery',
      `[\r\n\t{\r\n\t\t"product_id": "a", ${A},\r\n\t\t"gallery": [ ]\r\n\t}\r\n]`,
      `[\r\n\t{\r\n\t\t"product_id": "a", ${A},\r\n\t\t"gallery": [\r\n\t\t\t${two},\r\n\t\t\t${three}\r\n\t\t]\r\n\t}\r\n]`,
    ],
    [
      'behind pictures of the owner’s own',
      `[{"product_id": "a", ${A},\n  "gallery": [\n    "b.jpg",\n    {"image_alt": "x",   "image": "https://a.example/x.jpg"}\n  ]\n}]`,
      `[{"product_id": "a", ${A},\n  "gallery": [\n    "b.jpg",\n    {"image_alt": "x",   "image": "https://a.example/x.jpg"},\n    ${two},\n    ${three}\n  ]\n}]`,
    ],
    [
      'where it names them, with its own texts and order',
      `[{"product_id": "a", ${A}, "gallery": [{"image": "a-3.jpg", "image_alt": "Side"}, {"x": 1.0}, {"image_widths": [1,2], "image": "images/products/a-2-640.webp"}]}]`,
      `[{"product_id": "a", ${A}, "gallery": [{"image": "images/products/a-3-320.webp","image_widths": [320], "image_alt": "Side"}, {"x": 1.0}, {"image_widths": [320], "image": "images/products/a-2-320.webp"}]}]`,
    ],
  ])('%s, and every other character kept', async (_what, before, wanted) => {
    const files = { ...photosOf('a.jpg', 'a-2.jpg', 'a-3.jpg'), 'Data.json': before };
    await inShop(files, async ({ run, text }) => {
      await run();
      expect(text('Data.json')).toBe(wanted);
      await run();
      expect(text('Data.json')).toBe(wanted);
    });
  });
});

it('A gallery’s gaps are listed in one line per product', async () => {
  const files = {
    ...photosOf('a.jpg'),
    'Data.json': catalogOf(
      { ...phone, image_alt: '', gallery: [named('a'), { ...named('a'), image_alt: ' ' }] },
      { ...phone, gallery: [{ ...named('a'), image_alt: 'Back' }, {}] },
    ),
  };
  await inShop(files, async ({ run }) => {
    const { text } = await run();
    expect(text).toContain('see it (1):\n  shop/Data.json:2 "A" (a): also 2 pictures of its gallery\n');
  });
});

it('Pictures that a gallery names are not offered to be deleted, those of another number are', async () => {
  const files = { ...photosOf('a.jpg', 'a-2.jpg'), 'Data.json': catalogOf(phone) };
  await inShop(files, async ({ run, write, remove, text }) => {
    await run();
    remove('photos/a.jpg');
    remove('photos/a-2.jpg');
    expect((await run()).text).not.toContain('delete them');
    write({ 'Data.json': text('Data.json').replace(named('a').image, 'https://a.example/a.jpg') });
    const { text: said } = await run();
    expect(said).toContain(
      'delete them if you like (2):\n  shop/images/products/a-320.avif\n  shop/images/products/a-320.webp\n',
    );
  });
});
