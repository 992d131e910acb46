import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCatalog } from '../../../src/catalog/load-catalog';
import type { Product } from '../../../src/catalog/product';
import { parseAttribute } from '../../../src/catalog/specification';

const file = path.resolve(import.meta.dirname, '../Data.json');
const entries: unknown[] = JSON.parse(readFileSync(file, 'utf8'));
const { products, problems } = await parseCatalog(entries);

/** A line of a specification: its label, the form of its value, and how much there may be of each unit in it. */
interface Line {
  label: string;
  form: RegExp;
  ranges?: Readonly<Record<string, readonly [least: number, most: number]>>;
  isOptional?: true;
}

/** The form of a value that is a list of these, separated by a comma. */
const listOf = (item: RegExp) => new RegExp(`^(?:${item.source})(?:, (?:${item.source}))*$`, 'u');

const NAME = /^[\p{Lu}(][^:;,]*$/u;
const GRAMS = /^\d+(?:\.\d+)? g \([\d.]+ oz\)$/u;
const STORAGE = { GB: [64, 1000], TB: [1, 8] } as const;
const ports = {
  label: 'Ports',
  form: listOf(
    /\d × (?:USB-C|USB-A|USB4|Thunderbolt [345]|Expansion Card slot)|HDMI 2\.1|SDXC|microSD|MagSafe 3|Surface Connect|headphone jack|[23]\.5 mm audio/u,
  ),
};
const hours = {
  label: 'Battery life',
  form: /^up to \d+ (?:hours|days)$/u,
  ranges: { hours: [4, 60], days: [2, 90] },
} as const;
const waterResistance = { label: 'Water resistance', form: /^(?:IP[X\d]\d|\d+ ATM)$/u };
const maker = { label: 'Maker', form: NAME };
const color = { label: 'Color', form: NAME };

const phone: readonly Line[] = [
  maker,
  {
    label: 'Display',
    form: /^\d\.\d{1,2}-inch (?:OLED|AMOLED|LCD), \d{3,4} × \d{3,4}, \d{2,3} Hz$/u,
    ranges: { inch: [4, 8], Hz: [60, 165] },
  },
  { label: 'Processor', form: NAME },
  // Apple does not publish how much memory an iPhone has.
  { label: 'Memory', form: /^\d+ GB$/u, ranges: { GB: [4, 24] }, isOptional: true },
  { label: 'Storage', form: /^\d+ [GT]B$/u, ranges: STORAGE },
  { label: 'Rear camera', form: /^\d+ MP(?: \+ \d+ MP){0,3}$/u, ranges: { MP: [8, 250] } },
  { label: 'Battery', form: /^\d,\d{3} mAh$/u, ranges: { mAh: [2000, 9000] }, isOptional: true },
  { ...hours, isOptional: true },
  { label: 'Weight', form: GRAMS, ranges: { g: [120, 300] }, isOptional: true },
  waterResistance,
  color,
];

const laptop: readonly Line[] = [
  maker,
  {
    label: 'Display',
    form: /^\d{2}(?:\.\d)?-inch (?:OLED|IPS|Mini-LED), \d{4} × \d{4}, \d{2,3} Hz$/u,
    ranges: { inch: [11, 18], Hz: [60, 360] },
  },
  { label: 'Processor', form: NAME },
  { label: 'Graphics', form: NAME, isOptional: true },
  { label: 'Memory', form: /^\d+ GB$/u, ranges: { GB: [8, 128] } },
  { label: 'Storage', form: /^\d+ [GT]B$/u, ranges: STORAGE },
  { ...hours, isOptional: true },
  { label: 'Weight', form: /^\d(?:\.\d{1,2})? kg \(\d\.\d lb\)$/u, ranges: { kg: [0.8, 3.5] } },
  ports,
  { label: 'Operating system', form: /^(?:macOS|Windows 11 (?:Home|Pro))$/u },
  color,
];

const watch: readonly Line[] = [
  maker,
  {
    label: 'Case',
    form: /^\d{2} mm (?:aluminum|titanium|stainless steel|polymer)$/u,
    ranges: { mm: [36, 52] },
  },
  { label: 'Display', form: /^(?:OLED|AMOLED)(?:, \d{3} × \d{3})?$/u },
  hours,
  waterResistance,
  { label: 'Connectivity', form: listOf(/Bluetooth(?: \d\.\d)?|ANT\+|Wi-Fi|cellular|NFC|GPS/u) },
  { label: 'Compatibility', form: listOf(/iPhone|Android/u) },
  { label: 'Weight', form: GRAMS, ranges: { g: [20, 100] }, isOptional: true },
  color,
];

const accessory: readonly Line[] = [
  maker,
  ...[
    { label: 'Processor', form: NAME },
    { label: 'Drivers', form: /^[\d.]+ mm(?: \+ [\d.]+ mm)?$/u, ranges: { mm: [4, 60] } },
    { label: 'Switches', form: NAME },
    {
      label: 'Resolution',
      form: /^(?:\d{1,2},\d{3} DPI|\d{4}p, \d{2} fps)$/u,
      ranges: { DPI: [1000, 40_000] },
    },
    { label: 'Camera', form: /^\d+ MP$/u, ranges: { MP: [1, 50] } },
    { label: 'Noise canceling', form: /^Yes$/u },
    { label: 'Capacity', form: /^\d{1,2},\d{3} mAh$/u, ranges: { mAh: [3000, 30_000] } },
    { label: 'Output', form: /^\d+ W$/u, ranges: { W: [5, 300] } },
    { label: 'Battery', form: /^(?:\d,)?\d{3} mAh$/u, ranges: { mAh: [100, 9000] } },
    hours,
    { label: 'Connectivity', form: listOf(/Bluetooth(?: \d\.\d)?|Logi Bolt|USB-C/u) },
    { label: 'Charging', form: listOf(/USB-C|MagSafe|Qi|\d+ W|Magnetic|on iPad/u) },
    ports,
    waterResistance,
    {
      label: 'Compatibility',
      form: listOf(/Windows|macOS|Linux|ChromeOS|USB-C laptops|tablets|phones|iP\w+ \w+ \([\w ]+\)/u),
    },
    { label: 'Weight', form: /^(?:about )?[\d.]+ k?g(?: each)? \([\d.]+ (?:oz|lb)\)$/u, ranges: { g: [3, 999], kg: [1, 3] } },
  ].map((line) => ({ ...line, isOptional: true as const })),
  color,
];

const forms = new Map([
  ['iPhones', phone],
  ['Phones', phone],
  ['MacBooks', laptop],
  ['Laptops', laptop],
  ['Smartwatches', watch],
  ['Accessories', accessory],
]);

/** The products whose weight is not known for certain; docs/catalog-sources.md lists the same. */
const WEIGHT_UNKNOWN = [
  'logitech-brio-500',
  'anker-735-charger-ganprime-65w',
  'anker-511-charger-nano-3-30w',
  'apple-watch-series-12-42',
  'oneplus-15',
];

/** British spellings, as the beginnings of words. */
const BRITISH =
  /\b(?:aeroplane|aluminium|analyse|behaviour|calibre|cancell|catalog|centre|cheque|colour|defence|favour|fibre|flavour|fulfil\b|grey|honour|jewellery|judgement|kerb|labour|learnt|licence|litre|maths|metre|mould|neighbour|organis|programme\b|realis|recognis|rumour|sceptic|theatre|travell|tyre|whilst)\w*/iu;

const lineFor = ({ category }: Product, label: string) =>
  forms.get(category)?.find((line) => line.label === label);
const labelsOf = ({ specification }: Product) => specification.map((line) => parseAttribute(line).name);

/** The amounts of a unit in a value: 50 and 12 of `50 MP + 12 MP`. */
function amountsOf(value: string, unit: string): number[] {
  const amounts = value.matchAll(new RegExp(String.raw`([\d,.]+)[ -]${unit}\b`, 'gu'));
  return [...amounts].map(([, number = '']) => Number(number.replace(',', '')));
}

describe('the rules of the shop’s own catalog', () => {
  it('has six categories of at least nine products, each with its own id, title and price', () => {
    // An entry whose price is not in whole cents is a problem too.
    expect(problems).toEqual([]);
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(forms.keys()));
    for (const category of forms.keys()) {
      const those = products.filter((product) => product.category === category);
      expect(those.length, category).toBeGreaterThanOrEqual(9);
    }
    expect(new Set(products.map(({ product_id }) => product_id)).size).toBe(products.length);
    expect(new Set(products.map(({ product_title }) => product_title)).size).toBe(products.length);
    for (const { product_id, product_image, price } of products) {
      expect(product_id).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/u);
      expect(product_image).toBe(`images/products/${product_id}-640.webp`);
      expect(price, product_id).toBeGreaterThan(10);
      expect(price, product_id).toBeLessThan(5000);
    }
  });

  it('has the labels of each category in one order, and leaves out only what may be unknown', () => {
    for (const product of products) {
      const lines = forms.get(product.category) ?? [];
      const labels = labelsOf(product);
      const expected = lines
        .filter(({ label, isOptional }) => !isOptional || labels.includes(label))
        .map(({ label }) => label);
      expect(labels, product.product_id).toEqual(expected);
    }
    const unweighed = products.filter((product) => !labelsOf(product).includes('Weight'));
    expect(unweighed.map(({ product_id }) => product_id).toSorted()).toEqual(WEIGHT_UNKNOWN.toSorted());
  });

  it('has each value in the form and within the range of its label', () => {
    for (const product of products) {
      for (const { name, value } of product.specification.map(parseAttribute)) {
        const { form, ranges } = lineFor(product, name) ?? {};
        expect(value, `${product.product_id}: ${name}`).toMatch(form ?? /^$/u);
        for (const [unit, [least, most]] of Object.entries(ranges ?? {})) {
          for (const amount of amountsOf(value, unit)) {
            expect(amount, `${product.product_id}: ${name}`).toBeGreaterThanOrEqual(least);
            expect(amount, `${product.product_id}: ${name}`).toBeLessThanOrEqual(most);
          }
        }
      }
    }
  });

  it('says how long each phone lasts, and nothing of how a wall charger is charged', () => {
    const phones = products.filter(({ category }) => forms.get(category) === phone);
    const silent = phones.filter(
      (product) => !labelsOf(product).some((label) => label.startsWith('Battery')),
    );
    expect(silent).toEqual([]);
    const wallChargers = products
      .map(labelsOf)
      .filter((labels) => labels.includes('Output') && !labels.includes('Capacity'));
    for (const labels of wallChargers) expect(labels).not.toContain('Charging');
  });

  it('says what each picture shows as "title, pose: what is seen; color and material"', () => {
    for (const { product_title, image_alt = '' } of products) {
      expect(image_alt.startsWith(`${product_title}, `), image_alt).toBe(true);
      expect(image_alt.slice(product_title.length)).toMatch(/^, [^:;.]+: [^;.]+; [^;:.]+$/u);
    }
  });

  it('describes each product in two to four sentences', () => {
    for (const { product_id, description } of products) {
      const sentences = description.match(/[.?](?:\s|$)/gu) ?? [];
      expect(sentences.length, product_id).toBeGreaterThanOrEqual(2);
      expect(sentences.length, product_id).toBeLessThanOrEqual(4);
      expect(description, product_id).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('is spelled as in the United States', () => {
    for (const { product_title, image_alt, description, specification } of products) {
      expect([product_title, image_alt, description, ...specification].join('\n')).not.toMatch(BRITISH);
    }
  });
});
