import {
  findColumns,
  requireFields,
  type Aliases,
  type Columns,
  type Field,
  type Overrides,
} from './columns';
import { normalizeHeader } from './header-words';
import type { Draft, DraftPicture, Format } from './draft';
import { shownName } from './attributes';
import { isPublic, isRating, metafieldOf, metafieldValues, ratingIn, type Metafield } from './metafields';
import { mostExactFirst } from './plain';
import { findOfferColumns, offerCells, type OfferCells } from './offer-columns';
import { statusFault, yesOrNo } from './spreadsheet-words';
import { textOf, type TableStart } from './table';
import { toLine } from './to-text';
import { partsOf } from '../shared/word-lists';

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

interface Option {
  name: number;
  value: number;
  /** Names the metafield that the values are handles of. */
  link: number;
}

/** The reason, if Status or Published is negative or not understood. */
function notForSale(status: string, published: string): string | undefined {
  const fault = statusFault(status);
  if (fault !== undefined) return fault;
  const answer = published === '' || yesOrNo(published);
  if (answer === false) return 'it is not published';
  return answer === undefined ? `Published is "${published}", which is neither yes nor no` : undefined;
}

/** Rounded as shoppers read it: "907 g", and "4.54 kg" from a kilogram on. */
function weightOf(cell: string, { hasDecimalComma, decimalSign }: Signs): string {
  const grams = Number(hasDecimalComma ? cell.replace(',', '.') : cell);
  if (cell === '' || !Number.isFinite(grams) || grams <= 0) return '';
  const [amount, unit, decimals] =
    grams >= 999.5 ? [grams / 1000, 'kg', 2] : [grams, 'g', grams < 10 ? 1 : 0];
  return `${String(Number(amount.toFixed(decimals))).replace('.', decimalSign)} ${unit}`;
}

/** How the file writes numbers, and how the shop does. */
interface Signs {
  hasDecimalComma: boolean;
  decimalSign: ',' | '.';
}

/** A metafield, or a column for the specification. */
interface AttributeColumn {
  name: string;
  index: number;
  metafield: Metafield | undefined;
}

/** Column indexes; -1 if missing. */
function locate(headers: readonly string[], columns: Columns) {
  const known = names(headers);
  const at = (...each: readonly string[]) => known.findIndex((header) => each.includes(header));
  const columnAt = (index: number): AttributeColumn => {
    const header = headers[index] ?? '';
    const metafield = metafieldOf(header);
    return {
      name: ATTRIBUTES.get(normalizeHeader(header)) ?? metafield?.name ?? shownName(header),
      index,
      metafield,
    };
  };
  const mapped = columns.places.flatMap(([field, index]) => (field === 'specification' ? [index] : []));
  const attributes = columns.rest.filter((index) => {
    const header = headers[index] ?? '';
    const metafield = metafieldOf(header);
    return metafield ? isPublic(metafield) : ATTRIBUTES.has(normalizeHeader(header));
  });
  const reviews = headers.findIndex((header) => {
    const metafield = metafieldOf(header);
    return metafield !== undefined && isRating(metafield);
  });
  return {
    field: (field: Field) => columns.places.find(([each]) => each === field)?.[1] ?? -1,
    status: at('status'),
    published: at('published', 'published on online store'),
    position: at('image position'),
    alt: at('image alt text'),
    variantPicture: at('variant image', 'variant image url'),
    grams: at('variant grams', 'weight value grams'),
    broad: at('product category'),
    tags: at('tags'),
    rating: columns.places.find(([field]) => field === 'rating')?.[1] ?? reviews,
    options: ['option1', 'option2', 'option3']
      .map((option): Option => ({
        name: at(`${option} name`),
        value: at(`${option} value`),
        link: at(`${option} linked to`),
      }))
      .filter(({ value }) => value !== -1),
    attributes: [...attributes, ...mapped].map(columnAt),
    offer: findOfferColumns(headers, columns.rest),
    measures: ['total', 'base'].map((kind) => ({
      amount: at(`unit price ${kind} measure`),
      unit: at(`unit price ${kind} measure unit`),
    })),
    tracker: at('variant inventory tracker', 'inventory tracker'),
    policy: at('variant inventory policy', 'continue selling when out of stock'),
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

/** From specific to broad. Tags mean many things, so they are the last resort. */
function categoriesIn(type: string, broad: string, tags: string): string[] {
  const own = [type, ...mostExactFirst(broad)].filter((each) => !/^(?:uncategorized)?$/iu.test(each));
  return own.length > 0 ? own : partsOf(tags, ',');
}

function attributeValues(cell: string, { name, metafield }: AttributeColumn): Array<[string, string]> {
  const values = metafield ? metafieldValues(cell, metafield) : [cell];
  return values.map((value) => [name, value]);
}

/** Shopify writes 0 for what it does not count, and sells on where the policy is to continue. */
function stockOf({ quantity = '', ...offer }: OfferCells, tracker: string, policy: string): OfferCells {
  const isCounted = tracker !== '' && policy.toLowerCase() !== 'continue' && yesOrNo(policy) !== true;
  return isCounted ? { ...offer, quantity } : offer;
}

/** The price per unit is of so much, such as "750 ml", and for so much: "1 l". */
function measuresIn({ measures }: Places, text: (index: number) => string): OfferCells {
  const [total = '', base = ''] = measures.map(({ amount, unit }) =>
    text(amount) === '' ? '' : `${text(amount)} ${text(unit)}`,
  );
  return { unit_pricing_measure: total, unit_pricing_base_measure: base };
}

function draftReader(places: Places, signs: Signs): Format['draft'] {
  // Only a product's first row says what its options are linked to.
  const links = new Map<string, ReadonlyArray<Metafield | undefined>>();
  return (line, cells): Draft => {
    const text = (index: number) => textOf(cells[index]);
    const of = (field: Field) => text(places.field(field));
    // Shopify's handles are lowercase; a spreadsheet may capitalize them.
    const key = of('id').toLowerCase();
    const own = links.get(key) ?? places.options.map(({ link }) => metafieldOf(`(${text(link)})`));
    links.set(key, own);
    const chosen = places.options
      .map(({ value }, option) => {
        const link = own[option];
        return [option, link ? metafieldValues(text(value), link).join(', ') : text(value)] as const;
      })
      .filter(([, value]) => value !== 'Default Title');
    return {
      line,
      key,
      id: of('id'),
      merges: 'by title',
      variantPictures: pictureIn(text(places.variantPicture), '', ''),
      title: of('title'),
      pictures: pictureIn(of('picture'), text(places.alt), text(places.position)),
      price: cells[places.field('price')] ?? '',
      categories: categoriesIn(of('category'), text(places.broad), text(places.tags)),
      description: of('description'),
      optionNames: places.options.map(({ name }) => text(name)),
      attributes: [
        ...places.attributes.flatMap((column) => attributeValues(text(column.index), column)),
        ...chosen,
        ['Weight', weightOf(text(places.grams), signs)],
      ],
      rating: ratingIn(text(places.rating)),
      offer: {
        ...stockOf(offerCells(places.offer, cells), text(places.tracker), text(places.policy)),
        ...measuresIn(places, text),
      },
      notForSale: notForSale(text(places.status), text(places.published)),
    };
  };
}

/** A Shopify product export: a row with the title, then one for each further variant or picture. */
export function shopifyFormat(
  { headers, hasDecimalComma = false }: TableStart,
  overrides: Overrides,
  decimalSign: ',' | '.',
): Format {
  const columns = findColumns(headers, aliases, overrides);
  requireFields(columns, headers);
  const places = locate(headers, columns);
  const { status, published, position, alt, grams, broad, tags, rating, options, attributes } = places;
  const used = new Set([status, published, position, alt, grams, broad, tags, rating]);
  used.add(places.tracker).add(places.policy).add(places.variantPicture);
  for (const { name, value, link } of options) used.add(name).add(value).add(link);
  for (const { amount, unit } of places.measures) used.add(amount).add(unit);
  for (const { index } of attributes) used.add(index);
  for (const index of places.offer.values()) used.add(index);
  const header = (index: number) => headers[index] ?? '';
  return {
    name: 'Shopify product export',
    decimalPoint: hasDecimalComma ? undefined : 'always',
    uses: () => [
      ...columns.places
        .filter(([field]) => field !== 'specification' && field !== 'rating')
        .map(([field, index]) => [field, header(index)] as const),
      ...(rating === -1 ? [] : [['rating', header(rating)] as const]),
      ...[...places.offer].map(([field, index]) => [field, header(index)] as const),
      ...[...attributes.map(({ index }) => index), ...options.map(({ value }) => value), grams]
        .filter((index) => index !== -1)
        .map((index) => ['specification', header(index)] as const),
    ],
    unused: () => [...columns.rest, ...columns.ignored].filter((index) => !used.has(index)).map(header),
    draft: draftReader(places, { hasDecimalComma, decimalSign }),
  };
}
