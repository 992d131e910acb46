import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCatalog, isUnfit } from './check-catalog';
import { pictureFinder } from './find-picture';
import { formatReport } from './report';

const around = {
  find: () => true as const,
  categories: ['Laptops', 'Phones', 'Accessories', 'Smartwatches', 'MacBooks', 'iPhones'],
  currency: 'USD',
};

const good = {
  product_id: 'a',
  product_title: 'Violet Phone',
  product_image: 'images/violet-640.webp',
  price: 12.5,
  category: 'Phones',
  description: '',
  specification: ['Memory: 8 GB'],
  rating: 4,
};

const front = { name: 'Front', azimuth: 0, elevation: 8 };
const model = { file: 'models/a/model.gltf', bytes: 60_000, views: [front] };

const check = (...entries: readonly unknown[]) => checkCatalog(JSON.stringify(entries, undefined, 2), around);

/** The messages for an entry that differs from a good one in this. */
const said = (change: Readonly<Record<string, unknown>>) =>
  check({ ...good, ...change }).faults.map(({ message }) => message);

describe('A fault', () => {
  it('is told with its line and column, the product, and what was probably meant', () => {
    const report = check(good, {
      ...good,
      product_id: 'b',
      product_title: 'Fender Player II',
      price: '1.299,00',
    });
    expect(report).toMatchObject({ entries: 2, sold: 1 });
    expect(formatReport('shop/Data.json', report)).toBe(
      [
        'shop/Data.json:18:14 "Fender Player II": price "1.299,00" is not a number. Did you mean 1299?',
        '1 of 2 products can be sold, 1 left out.',
        'More than a tenth is left out: a build would stop here.',
      ].join('\n'),
    );
  });

  it('names the field if it leaves an entry out', () => {
    for (const [change, message] of [
      [{ price: '$1,299.00' }, 'price "$1,299.00" is not a number. Did you mean 1299?'],
      [{ price: '12,5 €' }, 'price "12,5 €" is not a number. Did you mean 12.5?'],
      [{ price: 'on request' }, 'price "on request" is not a number'],
      [{ price: -1 }, 'price -1 is no price of at most four decimals'],
      [{ price: 9.99999 }, 'price 9.99999 is no price of at most four decimals'],
      [{ price: null }, 'price null is not a number'],
      [{ price: undefined }, 'price is missing'],
      [{ product_title: ' ' }, 'product_title "" is empty'],
      [{ product_id: 1.5 }, 'product_id 1.5 is neither a text nor a whole number'],
    ] as const) {
      expect(said(change), JSON.stringify(change)).toEqual([message]);
    }
    expect(check(7, null, [], 'x').faults.map(({ entry, message }) => `${entry}: ${message}`)).toEqual([
      'entry 1: 7 is not a product',
      'entry 2: null is not a product',
      'entry 3: [] is not a product',
      'entry 4: "x" is not a product',
    ]);
    expect(check(good, { ...good, product_title: 'Twin' }).faults).toMatchObject([
      {
        line: 15,
        entry: '"Twin"',
        message: 'product_id "a" is taken by the entry in line 2',
        isLeftOut: true,
      },
    ]);
  });

  it('is reported even if its entry stays in', () => {
    const categoryHint = 'has no button, so it is found among all products only. Did you mean';
    for (const [change, message] of [
      [{ category: 'phones' }, `category "phones" ${categoryHint} "Phones"?`],
      [{ category: 'Laptop' }, `category "Laptop" ${categoryHint} "Laptops"?`],
      [{ category: 'Smart Watches' }, `category "Smart Watches" ${categoryHint} "Smartwatches"?`],
      [{ product_image: ' ' }, 'product_image is empty, so the drawing of its category is shown'],
      [{ price: 0 }, 'price is 0: is it really free?'],
      [
        { price: 1.299 },
        'price 1.299 has more decimals than USD, which has 2, which are shown and added up: is that intended?',
      ],
      [{ rating: 5.5 }, 'rating 5.5 is not from 0 to 5, and is ignored'],
      [{ rating: '4,5' }, 'rating "4,5" is not a number, and is ignored. Did you mean 4.5?'],
      [{ product_image: 7 }, 'product_image 7 is not a text, and is ignored'],
      [
        { specification: 'Memory: 8 GB' },
        'specification "Memory: 8 GB" is not a list of texts, and is ignored',
      ],
      [{ specification: ['x', 8] }, 'specification.1 8 is not a text, and is ignored'],
      [{ description: undefined }, 'description is missing'],
      [{ image_widths: 640 }, 'image_widths 640 is not a list of numbers, and is ignored'],
      [{ image_widths: ['640'] }, 'image_widths.0 "640" is not a number, and is ignored'],
      [{ image_alt: 7 }, 'image_alt 7 is not a text, and is ignored'],
      [{ model: 'a.gltf' }, 'model "a.gltf" is not a model, and the model is ignored'],
      [
        { model: { ...model, file: 'https://elsewhere.example/a.gltf' } },
        'model.file "https://elsewhere.example/a.gltf" is no path of a .gltf file in the shop’s folder, and the model is ignored',
      ],
      [{ model: { file: 'a.gltf', bytes: 7 } }, 'model.views is missing, and the model is ignored'],
      [
        { model: { ...model, views: [{ ...front, elevation: 91 }] } },
        'model.views.0.elevation 91 is above 90, and the model is ignored',
      ],
      [{ gallery: 'a.jpg' }, 'gallery "a.jpg" is not a list of pictures, and is ignored'],
      [{ gallery: [{ image: 'a.jpg' }, 'b.jpg'] }, 'gallery.1 "b.jpg" is not a picture, and is ignored'],
      [{ gallery: [{ image: '' }] }, 'gallery.0.image "" is not a picture, and is ignored'],
      [{ gallery: [{}] }, 'gallery.0.image is missing'],
    ] as const) {
      expect(said(change), JSON.stringify(change)).toEqual([message]);
      expect(check({ ...good, ...change }).sold).toBe(1);
    }
    for (const product_image of [
      'C:\\photos\\a.jpg',
      'http://elsewhere.example/a.jpg',
      '//elsewhere.example/a.jpg',
      'images\\a.jpg',
      'https://[',
    ])
      expect(said({ product_image })[0], product_image).toContain('is no address that a page can show');
    for (const product_image of ['https://elsewhere.example/a.jpg', 'data:image/png;base64,AA'])
      expect(said({ product_image }), product_image).toEqual([]);
  });

  it('in a part is reported at its place, after other ignored parts', () => {
    const text =
      '[{\n"product_id":"a","product_title":"A","price":1,"category":"Phones",\n"product_image":"x.png","description":"",\n"specification":["x",\n8,\n9],\n"gallery":["b.jpg",\n{"image":"gone.png"}]}]';
    const { faults, sold } = checkCatalog(text, {
      ...around,
      find: (file) => file === 'x.png' || undefined,
    });
    expect(faults.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '5 specification.1 8 is not a text, and is ignored',
      '6 specification.2 9 is not a text, and is ignored',
      '7 gallery.0 "b.jpg" is not a picture, and is ignored',
      '8 image: there is no file gone.png',
    ]);
    expect(sold).toBe(1);
  });

  it('in a model’s file name is reported, with a suggestion', () => {
    const lacking = (actual: string) =>
      checkCatalog(JSON.stringify([{ ...good, model }]), {
        ...around,
        find: (file) => (file.endsWith('.gltf') ? { actual } : true),
      }).faults.map(({ message }) => message);
    expect(lacking('models/A/model.gltf')).toEqual([
      'model: there is no file models/a/model.gltf. Did you mean models/A/model.gltf?',
    ]);
    expect(said({ model })).toEqual([]);
  });
});

describe('A file', () => {
  it('is refused in one sentence, with the place, if it is no list of products', () => {
    for (const [text, place, message] of [
      ['', '1:1', 'is empty'],
      ['{}', '1:1', 'is not a list: it has to begin with [ and end with ]'],
      ['[\n  {"a": 1,}\n]', '2:11', 'is not JSON from here on: property name expected'],
      ['[{"a": 1}\n {"b": 2}]', '2:2', 'is not JSON from here on: comma expected'],
      ['[{"a": "x', '1:8', 'is not JSON from here on: unexpected end of string'],
      ['[]x', '1:3', 'is not JSON from here on: invalid symbol'],
    ] as const) {
      const { faults, sold } = checkCatalog(text, around);
      expect(
        faults.map((fault) => `${fault.line}:${fault.column} ${fault.message}`),
        text,
      ).toEqual([`${place} ${message}`]);
      expect(sold).toBe(0);
    }
  });

  it('is not to be published where nothing or less than nine tenths of it can be sold', () => {
    const list = (bad: number) =>
      check(
        ...Array.from({ length: 20 }, (_, index) => ({
          ...good,
          product_id: index,
          price: index < bad ? 'x' : 1,
        })),
      );
    expect(isUnfit(list(2))).toBe(false);
    expect(isUnfit(list(3))).toBe(true);
    expect(isUnfit(check())).toBe(true);
    expect(isUnfit(check(good))).toBe(false);
  });

  it('gets a short report even with thousands of faults', () => {
    const entries = Array.from({ length: 10_000 }, (_, index) => ({
      ...good,
      product_id: index,
      price: 'x',
    }));
    const report = check(...entries);
    expect(report.faults).toHaveLength(10_000);
    expect(formatReport('x', report).split('\n')).toHaveLength(53);
  });
});

it('finds pictures to the letter, in each width and format that the page may ask for', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  mkdirSync(path.join(folder, 'images'));
  for (const name of ['watch-320.avif', 'watch-320.webp', 'watch-640.avif', 'watch-640.webp', 'Größe 1.JPG'])
    writeFileSync(path.join(folder, 'images', name), '');
  const find = pictureFinder(path.join(folder, 'nowhere'), folder);
  const faultsOf = (product_image: string, image_widths?: readonly number[]) =>
    checkCatalog(JSON.stringify([{ ...good, product_image, image_widths }]), {
      ...around,
      find,
    }).faults.map(({ message }) => message);
  expect(faultsOf('images/watch-640.webp', [320, 640])).toEqual([]);
  expect(faultsOf('/images/Gr%C3%B6%C3%9Fe%201.JPG?v=2')).toEqual([]);
  expect(faultsOf('images/watch-640.webp', [320, 960])).toEqual([
    'product_image: there is no file images/watch-960.avif',
  ]);
  expect(faultsOf('Images/Watch-640.webp')).toEqual([
    'product_image: there is no file Images/Watch-640.webp. Did you mean images/watch-640.webp?',
  ]);
  expect(faultsOf('images/100%.png')).toEqual(['product_image: there is no file images/100%.png']);
  rmSync(folder, { recursive: true });
});
