import * as v from 'valibot';
import { readAmount } from '../check/read-amount';
import type { OfferFields } from '../../src/catalog/offer-fields';
import { usablePicture, type Product } from '../../src/catalog/product';
import { repairEntry } from '../../src/catalog/repair-entry';
import { toCents, withoutNoise } from '../../src/lib/money';
import { isMaker } from './attributes';
import type { Findings } from './findings';
import type { DraftPicture } from './draft';
import { MAX_FACTS, MAX_PICTURES, type MergedProduct } from './merge-rows';
import { currencyFault, readPrice, type PriceStyle } from './price';
import { readOfferCells } from './read-offer';
import { isTotal } from './spreadsheet-words';
import { textOf } from './table';

export interface ShopRules {
  currency: string;
  locale: string;
  /** Values of the categories in settings.ts. */
  categories: readonly string[];
  /** From --category, for products without one. */
  category: string | undefined;
  /** The tax to add, in percent, to prices without it. */
  vat?: number | undefined;
  /** "2026-11-26"; a sale may begin or end. */
  today: string;
}

const OTHER = 'Other';

/** The first category that the shop has, in its spelling; otherwise the first. */
function categoryOf({ line, categories }: MergedProduct, rules: ShopRules, findings: Findings): string {
  const own = categories.length > 0 ? categories : [rules.category || OTHER];
  for (const candidate of own) {
    const same =
      rules.categories.find((known) => known === candidate) ??
      rules.categories.find((known) => known.toLowerCase() === candidate.toLowerCase());
    if (same !== undefined) return same;
  }
  const [first = OTHER] = own;
  findings.tally(
    line,
    categories.length === 0 && !rules.category
      ? `without a category: put in "${OTHER}" (--category NAME for another)`
      : `in category "${first}", which has no button in settings.ts: found among all products only`,
  );
  return first;
}

function specificationOf({ line, attributes, lines }: MergedProduct, findings: Findings): string[] {
  const facts = [
    ...lines,
    ...attributes.map(({ name, values }) => `${name}: ${values.slice(0, MAX_FACTS).join(', ')}`),
  ];
  if (facts.length > MAX_FACTS || attributes.some(({ values }) => values.length > MAX_FACTS))
    findings.tally(
      line,
      `with more than ${MAX_FACTS} lines or values in the specification: those after them are left out`,
    );
  return facts.slice(0, MAX_FACTS);
}

/** "4.333", "4.5/5", "4,5 von 5", "4.5 out of 5 stars" */
const STARS =
  /^(?<stars>[0-5](?:[.,]\d+)?) ?(?:★|stars?|(?:\/|out of|von|sur|de|di|su|van|na|из) ?5(?: \p{L}+)?)?$/iu;

/** A text that is not a number is reported later, with the schema's message. */
function ratingOf({ rating, line }: MergedProduct, findings: Findings): { rating?: string | number } {
  const text = textOf(rating);
  const stars = STARS.exec(text)?.groups?.['stars']?.replace(',', '.');
  if (text !== '') return { rating: stars === undefined ? (readAmount(text) ?? text) : Number(stars) };
  findings.tally(line, 'without a rating in the file: the shop shows no stars for them');
  return {};
}

/** The lowest price of the variants. */
function priceOf(
  { line, title, variants }: MergedProduct,
  style: PriceStyle,
  rules: ShopRules,
  findings: Findings,
): { amount: number } | { fault: string } {
  for (const { offer } of variants) {
    const name = textOf(offer.currency);
    const fault = name === '' ? undefined : currencyFault(name, rules.currency);
    if (fault !== undefined) return { fault: `price ${fault}` };
  }
  const add = (kind: 'note' | 'variants', message: string) => findings.add(kind, line, `"${title}"`, message);
  const amounts: number[] = [];
  const prices = new Set(variants.map(({ price }) => price));
  for (const price of prices.size === 0 ? [''] : prices) {
    const read = readPrice(price, style, rules.currency, rules.vat);
    if ('fault' in read) return read;
    if (read.isGuessed) add('note', `price "${textOf(price)}" is read as ${read.amount}`);
    if (toCents(read.amount) === undefined)
      return { fault: `price ${read.amount} is too high for this shop` };
    amounts.push(withoutNoise(read.amount));
  }
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  if (variants.length > 1) {
    const range = low === high ? '' : `; they cost from ${low} to ${high}, and the lowest is taken`;
    add('variants', `${variants.length} variants are merged into one product${range}`);
  }
  if (low === 0) add('note', 'price is 0: is it really free?');
  return { amount: low };
}

const MAX_SHOWN = 200;

function describe(issue: v.BaseIssue<unknown>): string {
  const field = (v.getDotPath(issue) ?? '').replace(/^product_/u, '');
  const value = issue.input === '' ? '' : ` ${JSON.stringify(issue.input)}`;
  const shown = value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value;
  return `${field}${shown} ${issue.message}`;
}

const placeOf = ({ position = Number.MAX_SAFE_INTEGER }: DraftPicture) => position;

/** Pictures with usable addresses, in order. */
const picturesOf = ({ pictures }: MergedProduct): DraftPicture[] =>
  pictures
    .slice(0, MAX_PICTURES)
    .filter(({ address }) => usablePicture(address) !== '')
    .toSorted((a, b) => placeOf(a) - placeOf(b));

function noteLostPictures({ line, title, pictures }: MergedProduct, shown: number, findings: Findings): void {
  const [first] = pictures;
  const fault = `picture "${first?.address.slice(0, 100)}" is not an address that a page can show`;
  if (!first) findings.tally(line, 'without a picture: the drawing of the category is shown');
  else if (shown === 0) findings.add('note', line, `"${title}"`, fault);
  else if (pictures.length > MAX_PICTURES)
    findings.tally(line, `with more than ${MAX_PICTURES} pictures: those after them are left out`);
  else if (shown < pictures.length)
    findings.tally(line, 'with pictures whose addresses a page cannot show: these are left out');
}

const galleryOf = (pictures: readonly DraftPicture[]): Pick<Product, 'gallery'> =>
  pictures.length === 0
    ? {}
    : { gallery: pictures.map(({ address, alt }) => ({ image: address, ...(alt && { image_alt: alt }) })) };

/** For structured data, which finds only a Maker by itself. */
function brandOf({ attributes }: MergedProduct): string | undefined {
  const maker = attributes.find(({ name }) => isMaker(name));
  return maker?.name === 'Maker' || maker?.values.length !== 1 ? undefined : maker.values[0];
}

/** An entry of Data.json. */
export type ImportedProduct = Omit<Product, 'offer'> & OfferFields;

/** Returns `undefined` if the product is left out; the findings say why. */
export function toProduct(
  merged: MergedProduct,
  style: PriceStyle,
  rules: ShopRules,
  findings: Findings,
): ImportedProduct | undefined {
  const { line, id, title, formula } = merged;
  const about = title === '' ? `row ${line}` : `"${title}"`;
  const leaveOut = (message: string, kind: 'left out' | 'not for sale' = 'left out') => {
    findings.add(kind, line, about, message);
    return undefined;
  };
  if (merged.notForSale !== undefined) return leaveOut(merged.notForSale, 'not for sale');
  if (formula !== undefined)
    return leaveOut(`"${formula}" is a formula and not its result: save the file with its values`);
  if (title === '') return leaveOut('title is empty');
  if (isTotal(title) && merged.categories.length === 0 && merged.pictures.length === 0)
    return leaveOut('is taken for a row of totals: a product has a category or a picture');
  const price = priceOf(merged, style, rules, findings);
  if ('fault' in price) return leaveOut(price.fault);
  const note = (message: string) => findings.add('note', line, about, message);
  // The stock and the sale of one variant are not those of all.
  const [variant] = merged.variants;
  const cells = merged.variants.length === 1 && variant ? variant.offer : {};
  const { price: today, ...offer } = readOfferCells(price.amount, cells, { style, ...rules }, note);
  const category = categoryOf(merged, rules, findings);
  const pictures = picturesOf(merged);
  const [first, ...more] = pictures;
  const { product, issues } = repairEntry({
    product_id: id,
    product_title: title,
    product_image: first?.address ?? '',
    ...(first?.alt === undefined ? {} : { image_alt: first.alt }),
    ...galleryOf(more),
    price: today,
    category,
    description: merged.description,
    specification: specificationOf(merged, findings),
    ...ratingOf(merged, findings),
  });
  const faults = issues.map(describe).join('; ');
  if (!product) return leaveOut(faults);
  if (faults !== '') findings.add('note', line, about, `${faults}: it is sold without it`);
  noteLostPictures(merged, pictures.length, findings);
  const brand = brandOf(merged);
  return { ...product, ...offer, ...(brand !== undefined && { brand }) };
}
