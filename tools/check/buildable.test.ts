import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createInitialData } from '../../src/catalog/initial-data';
import { parseCatalog } from '../../src/catalog/load-catalog';
import { prerenderPages } from '../../src/document/prerender';
import { structuredData } from '../../src/document/structured-data';
import { checkCatalog, isUnfit } from './check-catalog';

const around = { find: () => true as const, categories: ['Phones', 'Laptops'], currency: 'USD' };
const site = new URL('https://shop.example/folder/');

/** Texts that break what is made of them. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'https://[',
    'https://a b',
    '//[',
    '/\t/[',
    'data:image/png,x',
    '\u0000//[',
    '\uD800',
    '</script>',
    'Maker: x',
    '%',
    'a-1.webp',
    '__proto__',
    '',
  ),
  fc.webUrl(),
);
const any = fc.oneof(text, fc.double(), fc.integer(), fc.jsonValue({ maxDepth: 3 }));
/** Mostly as it should be. */
const field = (good: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: any });
const amount = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000 }),
  fc.constantFrom(0.1, 19.99, 1e15, 9e13, 1e300),
);

const product = fc.record(
  {
    product_id: field(fc.oneof(text, fc.integer())),
    product_title: field(text),
    product_image: field(text),
    price: field(amount),
    category: field(text),
    description: field(text),
    specification: field(fc.array(text)),
    rating: field(fc.double({ min: 0, max: 5, noNaN: true })),
    image_alt: field(text),
    image_widths: field(fc.array(fc.integer())),
    gallery: field(
      fc.array(
        field(
          fc.record({ image: text, image_alt: field(text), image_widths: any }, { requiredKeys: ['image'] }),
        ),
      ),
    ),
    model: any,
    __proto__: any,
  },
  {
    requiredKeys: [
      'product_id',
      'product_title',
      'product_image',
      'price',
      'category',
      'description',
      'specification',
    ],
  },
);

const catalogs = fc.array(product, { maxLength: 8 }).map((entries) => JSON.stringify(entries));

/** How many entries there are, and how many can be sold: as the check says, and as the shop does. */
async function countsOf(json: string) {
  const { entries, sold } = checkCatalog(json, around);
  if (entries === 0) return { checked: [], built: [] };
  const read: unknown[] = JSON.parse(json);
  const { products } = await parseCatalog(read);
  createInitialData(products);
  JSON.stringify(structuredData(products, site));
  return { checked: [entries, sold], built: [read.length, products.length] };
}

const isThrough = (json: string) => !isUnfit(checkCatalog(json, around));

it('The shop sells all that the check counts as sold, with data for search engines', async () => {
  await fc.assert(
    fc.asyncProperty(catalogs, async (json) => {
      const { checked, built } = await countsOf(json);
      expect(built).toEqual(checked);
    }),
  );
});

it('Whatever the check lets through, all pages of the shop can be made of', async () => {
  await fc.assert(
    fc.asyncProperty(catalogs.filter(isThrough), async (json) => {
      const pages = await prerenderPages(JSON.parse(json), site);
      expect(pages.length).toBeGreaterThan(4);
    }),
    { numRuns: 20 },
  );
});

it('Whatever text the check reads, browsers and the build read', async () => {
  const whole =
    '[{"product_id":1,"product_title":"A","product_image":"","price":1.5,"category":"C","description":"","specification":["a"]}]';
  const odd = fc.oneof(
    fc.constantFrom(
      '\u00A0',
      '\uFEFF',
      '\u2028',
      '/**/',
      ',',
      '\\',
      '\u0000',
      '"',
      '0',
      '.',
      'e',
      '-',
      '[',
      '}',
      '\\u12',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length), odd, fc.nat(2), async (at, inserted, removed) => {
      const { checked, built } = await countsOf(whole.slice(0, at) + inserted + whole.slice(at + removed));
      expect(built).toEqual(checked);
    }),
  );
});
