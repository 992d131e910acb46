import { normalizeHeader } from './header-words';
import { combinationsOf, type Choices, type Option } from './combinations';
import type { Draft, DraftPicture, Format } from './draft';
import { inSpecification, knownExport } from './known-export';
import type { OfferCells } from './offer-columns';
import { mostExactFirst, slugOf } from './plain';
import { isHeldBack, yesOrNo } from './spreadsheet-words';
import { textOf, type Cell, type TableStart } from './table';
import { fields, placesOf, type Header } from './woocommerce-columns';
import { partsOf } from '../shared/word-lists';

/** WooCommerce puts a quote before signs that a spreadsheet would take for a formula: "'-1" is a draft. */
const unquoted = (text: string) => text.replace(/^'(?=[-+=@])/u, '');

function notForSale(text: (header: Header) => string): string | undefined {
  const type = normalizeHeader(text('type'));
  if (type === 'external') return 'it is sold on another site';
  if (type === 'grouped') return 'it only lists other products';
  if (isHeldBack(text('published'))) return 'it is not published';
  if (text('parent') !== '' && text('price') === '') return 'it has no price';
  return /^(?:hidden|versteckt|verborgen|masque|cache)$/u.test(normalizeHeader(text('visibility')))
    ? 'it is hidden in the catalog'
    : undefined;
}

/** Paths are separated by commas; a comma in a name is escaped. */
const listOf = (cell: string) =>
  partsOf(cell, /(?<!\\),/u).map((each) => each.replaceAll(String.raw`\,`, ','));

/** WooCommerce puts products without a category into "Uncategorized". */
const categoriesIn = (cell: string) =>
  listOf(cell)
    .flatMap(mostExactFirst)
    .filter(
      (name) =>
        !/^(?:uncategori[sz]ed|unkategorisiert|non classe|sin categor.+|senza categoria|geen categorie|sem categoria|bez kategorii|okategoriserade?|без категории)$/u.test(
          normalizeHeader(name),
        ),
    );

/** Line breaks are written as "\n", and count in HTML too. */
const descriptionIn = (cell: string) => cell.replaceAll(/(?<!\\)\\n/gu, '<br>');

/** A variation may share its parent's stock, which is written there. */
function stockOf(text: (header: Header) => string): OfferCells {
  const isAvailable = yesOrNo(text('inStock')) !== false;
  const count = /^-?\d+(?:[.,]\d+)?$/u.test(text('stock')) ? text('stock') : '';
  const isOrdered = text('backorders') !== '' && yesOrNo(text('backorders')) !== false;
  if (!isAvailable) return { availability: 'out of stock' };
  if (normalizeHeader(text('inStock')) === 'backorder') return { availability: 'backorder' };
  if (isOrdered && Number(count) <= 0 && count !== '') return { availability: 'backorder' };
  return isOrdered ? {} : { quantity: count };
}

/** The plugin Germanized's, for the price by amount. */
interface UnitPricing {
  unit: string;
  base: string;
}

function unitPricingCells(amount: string, { unit, base }: UnitPricing): OfferCells {
  if (amount === '' || unit === '') return {};
  return {
    unit_pricing_measure: `${amount} ${unit}`,
    unit_pricing_base_measure: base === '' ? '' : `${base} ${unit}`,
  };
}

function offerOf(
  text: (header: Header) => string,
  cell: (header: Header) => Cell,
  pricing: UnitPricing,
): OfferCells {
  return {
    ...stockOf(text),
    sale: cell('sale'),
    saleFrom: text('saleFrom'),
    saleTo: text('saleTo'),
    sku: text('sku'),
    gtin: text('gtin'),
    mpn: text('mpn'),
    ...unitPricingCells(text('amount'), pricing),
  };
}

/** A variation has one value of each attribute, or, if its cell is empty, any of its parent's. */
const choicesOf = (told: Choices, parent: ReadonlyMap<string, readonly string[]> | undefined): Choices =>
  told
    .map(([name, values]) =>
      values.length > 0 ? ([name, [values.join(', ')]] as const) : ([name, parent?.get(name) ?? []] as const),
    )
    .filter(([, values]) => values.length > 0);

/** One of those that a single row stands for. */
function oneOfMany(draft: Draft, choices: Choices, options: readonly Option[]) {
  const chosen = options.flatMap(([, value], at) => ((choices[at]?.[1].length ?? 0) > 1 ? [value] : []));
  return {
    variantId: [draft.variantId, ...chosen.map(slugOf)].join('-'),
    title: [draft.title, ...chosen].join(', '),
    // The quantity is that of all of them together.
    offer: { ...draft.offer, quantity: draft.offer.quantity === '0' ? '0' : '' },
  };
}

const ANY_NOTE = 'with a variant for each value of an attribute, where the file has one for any value';

type Places = ReturnType<typeof placesOf>;

const attributesIn = ({ attributes }: Places, cells: readonly Cell[]): Choices =>
  attributes
    .map(({ name, value }) => [textOf(cells[name]), listOf(textOf(cells[value]))] as const)
    .filter(([name]) => name !== '');

const sizesIn = ({ sizes }: Places, cells: readonly Cell[]) =>
  sizes
    .filter(({ index }) => textOf(cells[index]) !== '')
    .map(({ index, name, unit }) => [name, `${textOf(cells[index])} ${unit}`] as const);

function draftReader(headers: readonly string[]): Format['draft'] {
  const places = placesOf(headers);
  // A variation names its parent by SKU, or by ID.
  const keys = new Map<string, string>();
  const lists = new Map<string, ReadonlyMap<string, readonly string[]>>();
  const pricings = new Map<string, UnitPricing>();
  return (line, cells): Draft[] => {
    const text = (header: Header) => unquoted(textOf(cells[places.at(header)]));
    const cell = (header: Header): Cell => cells[places.at(header)] ?? '';
    const own = text('sku') || `id:${text('id')}`;
    const isVariation = text('parent') !== '';
    const key = keys.get(text('parent')) ?? (text('parent') || own);
    keys.set(`id:${text('id')}`, own);
    const isGroup = isVariation || normalizeHeader(text('type')).startsWith('variab');
    const told = attributesIn(places, cells);
    const inherited = pricings.get(key) ?? { unit: '', base: '' };
    const pricing = { unit: text('unit') || inherited.unit, base: text('base') || inherited.base };
    if (isGroup && !isVariation) {
      lists.set(key, new Map(told));
      pricings.set(key, pricing);
    }
    const pictures = listOf(text('images')).map((address): DraftPicture => ({ address }));
    const draft: Draft = {
      line,
      key,
      id: key.replace(/^id:/u, ''),
      variantId: own.replace(/^id:/u, ''),
      variantPictures: isVariation ? pictures : [],
      merges: isGroup ? 'always' : 'never',
      title: text('title'),
      pictures,
      price: isGroup && !isVariation ? '' : cell('price'),
      categories: categoriesIn(text('categories')),
      description: descriptionIn(text('description') || text('short')),
      attributes: [],
      offer: offerOf(text, cell, pricing),
      notForSale: notForSale(text),
    };
    const choices = isVariation
      ? choicesOf(told, lists.get(key))
      : told.map(([name, values]) => [name, [values.join(', ')]] as const);
    const combinations = combinationsOf(choices);
    const isAny = combinations.length > 1;
    return combinations.map((options, index) => ({
      ...draft,
      ...(isAny && oneOfMany(draft, choices, options)),
      notes: isAny && index === 0 ? [ANY_NOTE] : [],
      options,
      attributes: [['Brand', text('brands')], ...options, ...sizesIn(places, cells)],
    }));
  };
}

/** A WooCommerce product export: variations follow the product that they inherit from. */
export function wooCommerceFormat(start: TableStart): Format {
  const { at, attributes, sizes } = placesOf(start.headers);
  const columns = [
    ...fields.map((field) => [field, at(field)] as const),
    ...attributes.flatMap(({ name, value }) => inSpecification(name, value)),
    ...inSpecification(...sizes.map(({ index }) => index)),
  ];
  return knownExport('WooCommerce product export', start, columns, draftReader(start.headers));
}
