import { describe, expect, it } from 'vitest';
import { matchPhotos } from './match';
import { readCatalog, updateCatalog, type Catalog } from './catalog';
import type { Picture } from './catalog-edits';
import { stemOf } from './list-photos';
import { catalogOf, inShop, jpeg } from './test-shop';

const PICTURE: Picture = { product_image: 'images/products/a-640.webp', image_widths: [320, 640] };

const first = ({ entries }: Catalog) =>
  new Map(entries.slice(0, 1).map((entry) => [entry, { first: PICTURE, gallery: [] }]));

/** Data.json after its first entry got a picture. */
async function after(text: string): Promise<string> {
  let result = '';
  await inShop({ 'Data.json': text }, ({ shopDir, text: read }) => {
    updateCatalog(shopDir, first);
    result = read('Data.json');
    return Promise.resolve();
  });
  return result;
}

describe('Data.json', () => {
  it.each([
    [
      'in several lines',
      '[\n    {\n        "product_title": "A",\n        "product_image": "",\n        "price": 1.50\n    }\n]',
      '[\n    {\n        "product_title": "A",\n        "product_image": "images/products/a-640.webp",\n        "image_widths": [320, 640],\n        "price": 1.50\n    }\n]',
    ],
    [
      'in one line',
      '[{"product_image":"x", "a":1},{"product_image": ""}]',
      '[{"product_image":"images/products/a-640.webp","image_widths": [320, 640], "a":1},{"product_image": ""}]',
    ],
    [
      'with other widths',
      '[ { "product_image": "x", "image_widths": [ 1 ] } ]\n',
      '[ { "product_image": "images/products/a-640.webp", "image_widths": [320, 640] } ]\n',
    ],
    [
      'without product_image',
      '[\n\t{\n\t\t"product_title": "A"\n\t}\n]',
      '[\n\t{\n\t\t"product_title": "A",\n\t\t"product_image": "images/products/a-640.webp",\n\t\t"image_widths": [320, 640]\n\t}\n]',
    ],
    [
      'from Windows',
      '\uFEFF[\r\n  {\r\n    "product_image": 7\r\n  }\r\n]\r\n',
      '\uFEFF[\r\n  {\r\n    "product_image": "images/products/a-640.webp",\r\n    "image_widths": [320, 640]\r\n  }\r\n]\r\n',
    ],
    [
      'that says so already',
      '[{"image_widths": [320,\n640], "product_image": "images/products/a-640.webp"}]',
      '[{"image_widths": [320,\n640], "product_image": "images/products/a-640.webp"}]',
    ],
    ['with an empty entry', '[{}]', '[{}]'],
  ])('%s keeps every other character', async (_what, before, wanted) => {
    expect(await after(before)).toBe(wanted);
  });
});

describe('A save while pictures are put into Data.json', () => {
  it('is kept, and gets its pictures', async () => {
    await inShop({ 'Data.json': '[{"product_image":""}]' }, ({ shopDir, text, write, files }) => {
      let saves = 0;
      const { changed } = updateCatalog(shopDir, (catalog) => {
        saves += 1;
        if (saves === 1) write({ 'Data.json': '[{"product_image":"","price":7}]' });
        return first(catalog);
      });
      expect([changed, saves]).toEqual([1, 2]);
      expect(text('Data.json')).toBe(
        '[{"product_image":"images/products/a-640.webp","image_widths": [320, 640],"price":7}]',
      );
      expect(files()).toEqual(['Data.json']);
      return Promise.resolve();
    });
  });

  it('wins if the editor never stops saving', async () => {
    await inShop({ 'Data.json': '[{"product_image":""}]' }, ({ shopDir, text, write, files }) => {
      let saves = 0;
      const update = () =>
        updateCatalog(shopDir, (catalog) => {
          saves += 1;
          write({ 'Data.json': `[{"product_image":"","price":${saves}}]` });
          return first(catalog);
        });
      expect(update).toThrow('keeps being changed by another program');
      expect(text('Data.json')).toBe(`[{"product_image":"","price":${saves}}]`);
      expect(files()).toEqual(['Data.json']);
      return Promise.resolve();
    });
  });
});

it('A Data.json in another encoding is not written back with other letters', async () => {
  const before = Buffer.from('[{"product_id":"a","product_title":"Gerät"}]', 'latin1');
  const files = { 'photos/a.jpg': await jpeg({ width: 640, height: 480 }), 'Data.json': before };
  await inShop(files, async ({ run, bytes }) => {
    const { text, code } = await run();
    expect(text).toContain('Data.json is not UTF-8: save it in that encoding.');
    expect([code, bytes('Data.json')]).toEqual([1, before]);
  });
});

describe('A product shows', () => {
  const photos = ['a.jpg', 'B c.png', 'watch-640.tif', '2.jpg'].map((file) => ({ file, stem: stemOf(file) }));

  it.each([
    ['the photo of its product_id', 'a', '', 'a.jpg'],
    ['the photo of its product_id, in other letters', 'b C', '', 'B c.png'],
    ['the photo of its product_id, where its picture is elsewhere', 'a', 'https://x.example/2.jpg', 'a.jpg'],
    [
      'the photo of its product_id, where its picture is of no photo',
      'a',
      'images/products/old-640.webp',
      'a.jpg',
    ],
    ['the photo that its picture was made from', 'a', 'images/products/2-320.webp', '2.jpg'],
    ['the photo that product_image names', 'x', 'images/B%20c.png?v=1', 'B c.png'],
    ['the photo that product_image names, in another format', 'x', 'a.png', 'a.jpg'],
    ['a photo whose name ends like a width', 'x', 'images/products/watch-640.webp', 'watch-640.tif'],
    ['none', 'x', 'https://x.example/a.jpg', undefined],
    ['none without a product_id', '', '', undefined],
  ])('%s', async (_what, product_id, product_image, file) => {
    await inShop({ 'Data.json': catalogOf({ product_id, product_image }) }, ({ shopDir }) => {
      const matches = matchPhotos(readCatalog(shopDir).entries, photos);
      expect([...matches.values()].map((photo) => photo.file)).toEqual(file === undefined ? [] : [file]);
      return Promise.resolve();
    });
  });
});

it('Gaps in products and photos are listed with their lines', async () => {
  const files = {
    'photos/iphnoe-17.jpg': await jpeg({ width: 640, height: 480 }),
    'photos/b.jpg': await jpeg({ width: 640, height: 480 }),
    'images/c.svg': '<svg/>',
    'Data.json': catalogOf(
      { product_id: 'iphone-17', product_title: 'iPhone 17', product_image: '' },
      { product_id: 17, product_title: 'Lost', product_image: 'images/lost.webp' },
      { product_id: 'b', product_title: 'B', product_image: 'images/c.svg' },
      { product_id: 'c', product_title: 'C', product_image: 'images/c.svg', image_alt: 'A drawing' },
      { product_id: 'd', product_title: 'D', product_image: 'https://a.example/d.jpg', image_alt: '' },
    ),
  };
  await inShop(files, async ({ run }) => {
    const { text, code } = await run();
    expect(text.split('\n')).toEqual([
      'Belong to no product (1):',
      '  shop/photos/iphnoe-17.jpg: no product has this product_id. Did you mean "iphone-17"?',
      'Products without a picture (2):',
      '  shop/Data.json:2 "iPhone 17" (iphone-17)',
      '  shop/Data.json:7 "Lost" (17): there is no file images/lost.webp',
      'Products whose image_alt does not say what is seen, for those who cannot see it (2):',
      '  shop/Data.json:12 "B" (b)',
      '  shop/Data.json:24 "D" (d)',
      '2 photos made, 0 as before, 0 could not be used. 1 product changed in shop/Data.json.',
    ]);
    expect(code).toBe(0);
  });
});
