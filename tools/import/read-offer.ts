import type { OfferFields } from '../../src/catalog/offer-fields';
import { readAmount } from '../check/read-amount';
import { headerWords, normalizeHeader } from './header-words';
import type { OfferCells, OfferColumn } from './offer-columns';
import { readPrice, type PriceStyle } from './price';
import { readDay } from './read-day';
import { yesOrNo } from './spreadsheet-words';
import { numberOf, textOf, type Cell } from './table';

/** By what a cell says. */
const meanings = <Value extends string>(...values: readonly Value[]): ReadonlyMap<string, Value> =>
  new Map(values.flatMap((value) => headerWords(value).map((word) => [word, value] as const)));

const AVAILABILITIES = meanings('out_of_stock', 'preorder', 'backorder', 'in_stock');

// eBay's numbers are among them.
const CONDITIONS = meanings('used', 'refurbished');

/** Leaves out what is in parentheses: "In stock (> 5 pcs)". */
const meant = <Value>(values: ReadonlyMap<string, Value>, text: string) =>
  values.get(normalizeHeader(text.split('(', 1)[0] ?? ''));

/** The stock, from a number, yes or no, or words. */
function stockOf(cells: OfferCells, note: (message: string) => void): OfferFields {
  // Many systems write 0 for what they do not count.
  const isCounted = yesOrNo(textOf(cells.tracked)) !== false;
  const [told, count] = [textOf(cells.availability), isCounted ? textOf(cells.quantity) : ''];
  const availability = told === '' ? undefined : (meant(AVAILABILITIES, told) ?? answerOf(told));
  if (told !== '' && availability === undefined)
    note(`availability "${told}" is not understood, so it counts as in stock`);
  if (count === '') return availability === undefined ? {} : { availability };
  const amount = numberOf(cells.quantity) ?? countIn(count);
  // Oversold is sold out.
  if (amount !== undefined) {
    const quantity = Math.max(0, Math.floor(amount));
    const isOrdered = availability === 'preorder' || availability === 'backorder';
    if (quantity === 0) return { availability: isOrdered ? availability : 'out_of_stock' };
    return { quantity, ...(availability !== undefined && { availability }) };
  }
  const fromWords = availability ?? meant(AVAILABILITIES, count) ?? answerOf(count);
  if (fromWords === undefined) note(`stock "${count}" is not understood, so it counts as in stock`);
  return fromWords === undefined ? {} : { availability: fromWords };
}

const PIECE =
  '(?:pcs?|pieces?|units?|items?|left|available|in stock|st|stk|stück|auf lager|verfügbar|pi[eè]ces?|en stock|uds?|unidades|pz|pezzi|stuks|szt|ks|db|buc|kpl|adet|kom|шт|бр|τεμ|個|个|件|개)[.]?';
const PIECES = new RegExp(`^(?<count>-?\\d[\\d.,]*) ?${PIECE}$`, 'iu');
const MANY = new RegExp(`^(?:[>≥] ?[1-9]\\d*|[1-9]\\d*\\+)(?: ?${PIECE})?$`, 'iu');

/** "100.0000" is a hundred, and "3 pcs" three. */
function countIn(text: string): number | undefined {
  const count = PIECES.exec(text)?.groups?.['count'] ?? text;
  return readAmount(/^-?\d+[.,]0{4,}$/u.test(count) ? count.replace(/[.,]0+$/u, '') : count);
}

/** "> 10 pcs" and "10+" say no exact count. */
const isMany = (text: string) => MANY.test(text) || Number(text) > 1;

function answerOf(text: string): 'in_stock' | 'out_of_stock' | undefined {
  const answer = yesOrNo(text) ?? (isMany(text) || undefined);
  return answer === undefined ? undefined : answer ? 'in_stock' : 'out_of_stock';
}

/** Days are compared as texts: "2026-11-26". A sale with a date that cannot be read may be over. */
function isSaleOn(cells: OfferCells, rules: OfferRules, note: (message: string) => void): boolean {
  if (yesOrNo(textOf(cells.isSale)) === false) return false;
  const [first = '', last = ''] = textOf(cells.saleDates).split('/');
  const days = [first.trim() || textOf(cells.saleFrom), last.trim() || textOf(cells.saleTo)]
    // Zeros stand for no date.
    .map((text) => (/^(?:0000|$)/u.test(text) ? '' : readDay(text, rules.locale)));
  if (days.includes(undefined)) {
    note('a date of its sale is not such as "2027-03-31": the sale is ignored');
    return false;
  }
  const [from = '', to = ''] = days;
  return from <= rules.today && (to === '' || rules.today <= to);
}

/** Today's price and, in a sale, the price before. */
function pricesOf(price: number, cells: OfferCells, rules: OfferRules, note: (message: string) => void) {
  const amountIn = (cell: Cell | undefined, name: string, vat?: number) => {
    if (textOf(cell) === '') return undefined;
    const read = readPrice(cell ?? '', rules.style, rules.currency, vat);
    if ('fault' in read) note(`${name}: ${read.fault}, and is ignored`);
    return 'fault' in read ? undefined : read.amount;
  };
  const isOn = textOf(cells.sale) !== '' && isSaleOn(cells, rules, note);
  const sale = isOn ? amountIn(cells.sale, 'sale price', rules.vat) : undefined;
  const prior = amountIn(cells.prior, 'price before');
  // Many systems write 0 where there is no sale.
  const isSale = sale !== undefined && sale > 0 && sale < price;
  const before = isSale ? price : prior;
  const now = isSale ? sale : price;
  return { price: now, ...(before !== undefined && before > now && { prior_price: before }) };
}

export interface OfferRules {
  style: PriceStyle;
  currency: string;
  locale: string;
  /** In percent, where the price and its sale are without tax; a price before mostly is a recommended one, with tax. */
  vat?: number | undefined;
  /** "2026-11-26" */
  today: string;
}

/** A spreadsheet's writing of a long number. */
const ROUNDED = /^\d(?:[.,]\d+)?e\+\d+$/iu;

function faultOf(column: OfferColumn, text: string): string | undefined {
  if (ROUNDED.test(text)) return 'was rounded by a spreadsheet';
  return column === 'gtin' && text !== '' && !/\d{6}/u.test(text) ? 'is no number' : undefined;
}

function availableOn(cell: Cell | undefined, locale: string, note: (message: string) => void): OfferFields {
  const text = textOf(cell);
  const day = readDay(text, locale);
  if (text !== '' && day === undefined)
    note(`availability_date "${text}" is no date such as "2027-03-31", and is left out`);
  return day === undefined ? {} : { availability_date: day };
}

const COPIED = ['sku', 'gtin', 'mpn', 'unit_pricing_measure', 'unit_pricing_base_measure'] as const;

/** The optional fields of Data.json, with today's price. */
export function readOfferCells(
  price: number,
  cells: OfferCells,
  rules: OfferRules,
  note: (message: string) => void,
) {
  const text = (column: OfferColumn) => textOf(cells[column]);
  const condition = meant(CONDITIONS, text('condition'));
  const copied = COPIED.filter((column) => {
    const fault = faultOf(column, text(column));
    if (fault !== undefined) note(`${column} "${text(column)}" ${fault}, and is left out`);
    return text(column) !== '' && fault === undefined;
  });
  return {
    ...pricesOf(price, cells, rules, note),
    ...stockOf(cells, note),
    ...availableOn(cells.availability_date, rules.locale, note),
    ...(condition !== undefined && { condition }),
    // A quote keeps spreadsheets from rounding a long number.
    ...Object.fromEntries(copied.map((column) => [column, text(column).replace(/^'/u, '')])),
  };
}
