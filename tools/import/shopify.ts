import {
  findColumns,
  normalizeHeader,
  requireFields,
  type Aliases,
  type Columns,
  type Field,
  type Overrides,
} from './columns';
import type { Draft, DraftPicture, Format } from './draft';
import { mostExactFirst } from './plain';
import { textOf, type TableStart } from './table';
import { toLine } from './to-text';

/** Headers of Shopify's older and newer export. */
const aliases: Aliases = {
  id: ['handle', 'url handle'],
  title: ['title'],
  picture: ['image src', 'product image url'],
  price: ['variant price', 'price'],
  category: ['type'],
  description: ['body html', 'description'],
};

const ATTRIBUTES = new Map([['vendor', 'Maker']]);

const names = (headers: readonly string[]) => headers.map(normalizeHeader);

export function isShopify(headers: readonly string[]): boolean {
  const known = new Set(names(headers));
  const has = (...each: readonly string[]) => each.some((header) => known.has(header));
  return has('handle', 'url handle') && has('title') && has('variant price', 'option1 name', 'option1 value');
}

/** Custom attributes: "Screen size (product.metafields.custom.screen_size)". */
const METAFIELD = /^(?<name>.+?)\(product\.metafields\.[^)]*\)$/u;

interface Option {
  name: number;
  value: number;
}

/** The reason, if Status or Published says so. */
function notForSale(status: string, published: string): string | undefined {
  if (/^(?:draft|archived|unlisted)$/iu.test(status)) return `its status is ${status.toLowerCase()}`;
  return /^false$/iu.test(published) ? 'it is not published' : undefined;
}

function weightOf(grams: string): string {
  const number = Number(grams);
  return grams !== '' && Number.isFinite(number) && number > 0 ? `${number} g` : '';
}

/** Column indexes; -1 if missing. */
function locate(headers: readonly string[], columns: Columns) {
  const known = names(headers);
  const at = (...each: readonly string[]) => known.findIndex((header) => each.includes(header));
  const mapped = columns.places.flatMap(([field, index]): Array<[string, number]> =>
    field === 'specification' ? [[headers[index] ?? '', index]] : [],
  );
  const attributes = columns.rest.flatMap((index): Array<[string, number]> => {
    const header = headers[index] ?? '';
    const name = ATTRIBUTES.get(normalizeHeader(header)) ?? METAFIELD.exec(header)?.groups?.['name']?.trim();
    return name === undefined ? [] : [[name, index]];
  });
  return {
    field: (field: Field) => columns.places.find(([each]) => each === field)?.[1] ?? -1,
    status: at('status'),
    published: at('published', 'published on online store'),
    position: at('image position'),
    alt: at('image alt text'),
    grams: at('variant grams', 'weight value grams'),
    broad: at('product category'),
    options: ['option1', 'option2', 'option3']
      .map((option): Option => ({ name: at(`${option} name`), value: at(`${option} value`) }))
      .filter(({ value }) => value !== -1),
    attributes: [...attributes, ...mapped],
  };
}

type Places = ReturnType<typeof locate>;

function pictureIn(address: string, alt: string, position: string): DraftPicture[] {
  if (address === '') return [];
  return [
    {
      address,
      ...(alt === '' ? {} : { alt: toLine(alt) }),
      ...(/^\d+$/u.test(position) ? { position: Number(position) } : {}),
    },
  ];
}

/** Stateful: only a product's first row names its options. */
function draftReader(places: Places): Format['draft'] {
  let current = '';
  let optionNames: readonly string[] = [];
  return (line, cells): Draft => {
    const text = (index: number) => textOf(cells[index]);
    const of = (field: Field) => text(places.field(field));
    const key = of('id');
    if (key !== current || of('title') !== '') {
      current = key;
      optionNames = places.options.map(({ name }) => text(name));
    }
    const chosen = places.options.flatMap(({ value }, index): Array<[string, string]> => {
      const name = optionNames[index] ?? '';
      return text(value) === 'Default Title' || name === '' ? [] : [[name, text(value)]];
    });
    return {
      line,
      key,
      merges: 'by title',
      title: of('title'),
      pictures: pictureIn(of('picture'), text(places.alt), text(places.position)),
      price: cells[places.field('price')] ?? '',
      categories: [of('category'), ...mostExactFirst(text(places.broad))].filter((each) => each !== ''),
      description: of('description'),
      attributes: [
        ...places.attributes.map(([name, index]) => [name, text(index)] as const),
        ...chosen,
        ['Weight', weightOf(text(places.grams))],
      ],
      lines: [],
      rating: cells[places.field('rating')] ?? '',
      notForSale: notForSale(text(places.status), text(places.published)),
    };
  };
}

/** A Shopify product export: a row with the title, then one for each further variant or picture. */
export function shopifyFormat(
  { headers, hasDecimalComma = false }: TableStart,
  overrides: Overrides,
): Format {
  const columns = findColumns(headers, aliases, overrides);
  requireFields(columns, headers);
  const places = locate(headers, columns);
  const { status, published, position, alt, grams, broad, options, attributes } = places;
  const used = new Set([status, published, position, alt, grams, broad]);
  for (const { name, value } of options) used.add(name).add(value);
  for (const [, index] of attributes) used.add(index);
  const header = (index: number) => headers[index] ?? '';
  return {
    name: 'Shopify product export',
    hasPointPrices: !hasDecimalComma,
    uses: () => [
      ...columns.places
        .filter(([field]) => field !== 'specification')
        .map(([field, index]) => [field, header(index)] as const),
      ...[...attributes.map(([, index]) => index), ...options.map(({ value }) => value), grams]
        .filter((index) => index !== -1)
        .map((index) => ['specification', header(index)] as const),
    ],
    unused: () => [...columns.rest, ...columns.ignored].filter((index) => !used.has(index)).map(header),
    draft: draftReader(places),
  };
}
