import { latinDigits } from '../../src/lib/latin-digits';
import { currencyNamed, decimalsOf, excessDecimals, isNameOf } from '../shared/currencies';
import { numberOf, textOf, type Cell } from './table';

/** How a file writes its prices. */
export interface PriceStyle {
  /** `undefined`: each price is read by itself. */
  decimalSign: ',' | '.' | undefined;
  /** False if the sign is only likely. */
  isCertain: boolean;
}

/** The decimal sign of a shop's locale. */
export const decimalSignIn = (locale: string): ',' | '.' =>
  new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.';

export const POINT: PriceStyle = { decimalSign: '.', isCertain: true };

/** A space separates thousands only. A point before it is the number's in "$.99", and the word's in "Rs.99". */
const NUMBER = /(?:(?<![\p{L}/\d][.,]?)[.,](?=\d))?\d(?:[\d.,'’]|\s(?=\d{3}(?!\d)))*/gu;

/** The dash in "5,–", Sweden's "5:-", India's "5/-" and East Africa's "5/="; and a mark of a footnote. */
const NO_CENTS = /^(?:[.,:/][-–—=]+|[*†‡]+$)/u;

interface Written {
  /** Digits and separators of the number. */
  digits: string;
  /** Currencies and other words around it. */
  words: readonly string[];
  /** The rest from a second number on. */
  more: string;
}

/** "12.90 inc. VAT", "12,90 € TTC", "1,290円(税込)" */
const WITH_TAX =
  /\s*\(?(?:inc|incl|inkl|including)[.]? ?(?:vat|gst|tax|mwst|ust|btw|moms|mva)[.)]*$|\s+\(?(?:ttc|iva incl[.\p{L}]*|s dph|brutto)\)?$|\(?税込み?\)?$/iu;

/** Longer text is not a price. */
const MAX_LENGTH = 100;

function takeApart(written: string): Written | undefined {
  if (written.length > MAX_LENGTH) return undefined;
  const price = latinDigits(written)
    .replaceAll(/\p{Cf}/gu, '')
    .replace(WITH_TAX, '');
  const [first, second] = price.matchAll(NUMBER);
  if (!first) return undefined;
  const digits = first[0].replace(/[.,'’]+$/u, '');
  const before = price.slice(0, first.index).trim();
  const end = second?.index ?? price.length;
  const after = price.slice(first.index + digits.length, end).replace(NO_CENTS, '');
  const isNegative = /^[-−]|[-−]$/u.test(before);
  return {
    digits: `${isNegative ? '-' : ''}${digits.replaceAll(/[\s'’]/gu, '').replace(/^(?=[.,])/u, '0')}`,
    words: [before.replaceAll(/^[-−]|[-−]$/gu, ''), after.replace(/^[.,]+/u, '')]
      .map((word) => word.trim())
      .filter((word) => word !== ''),
    more: price.slice(end),
  };
}

/** Ambiguous: "1.299" may have three decimals; "0.129" and "1299.000" have. Groups of two are India's. */
const IN_GROUPS = /^-?[1-9]\d{0,2}(?:(?<sign>[.,])(?:\d{2,3}\k<sign>)*\d{3})$/u;

/** The decimal sign, if this price leaves no doubt. */
function signProvenBy(digits: string): string | undefined {
  const separators: readonly string[] = digits.match(/[.,]/gu) ?? [];
  const last = separators.at(-1);
  if (last === undefined || IN_GROUPS.test(digits)) return undefined;
  return separators.indexOf(last) === separators.length - 1 ? last : undefined;
}

/**
 * Infers how a file writes its prices from those that leave no doubt.
 * @param usual the decimal sign if none does, or if they disagree
 */
export function priceStyleOf(prices: Iterable<Cell>, usual: PriceStyle['decimalSign']): PriceStyle {
  const signs = new Set<string>();
  for (const price of prices) {
    const sign = typeof price === 'string' ? signProvenBy(takeApart(price)?.digits ?? '') : undefined;
    if (sign !== undefined) signs.add(sign);
    if (signs.size > 1) return { decimalSign: usual, isCertain: false };
  }
  if (signs.size === 0) return { decimalSign: usual, isCertain: false };
  return { decimalSign: signs.has(',') ? ',' : '.', isCertain: true };
}

function amountOf(digits: string, style: PriceStyle): number | undefined {
  const sign = style.decimalSign ?? signProvenBy(digits);
  const [whole = '', decimals, ...more] = sign === undefined ? [digits] : digits.split(sign);
  // "1.299.000" in a file with decimal points.
  const isWhole = more.length > 0;
  const grouped = isWhole ? digits : whole;
  if (!/^-?\d+$/u.test(grouped) && !IN_GROUPS.test(grouped)) return undefined;
  if (!isWhole && decimals !== undefined && !/^\d+$/u.test(decimals)) return undefined;
  return Number(`${grouped.replaceAll(/[.,]/gu, '')}.${isWhole ? '0' : (decimals ?? '0')}`);
}

function shown(price: string): string {
  const text = price.trim();
  return `"${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}"`;
}

/** Finds words around the number that do not name the shop's currency. */
function faultIn({ words, more }: Omit<Written, 'digits'>, currency: string): string | undefined {
  for (const word of words) {
    if (isNameOf(word, currency)) continue;
    const other = currencyNamed(word);
    if (other !== undefined) return `is in ${other}, and the shop's currency in settings.ts is ${currency}`;
    if (more === '') return `has "${word}" in it: write an amount and its currency only`;
  }
  return undefined;
}

/** The fault of a price that has this currency: "is in EUR, …". */
export const currencyFault = (name: string, currency: string): string | undefined =>
  faultIn({ words: [name], more: '' }, currency);

function rangeIn(price: string, { more }: Written): string | undefined {
  if (more === '') return undefined;
  return /\d\p{L}+\d/u.test(price) ? 'is not a number' : 'has more than one amount: write one';
}

export type ReadPrice = { amount: number; isGuessed: boolean } | { fault: string };

const signHint = ({ decimalSign, isCertain }: PriceStyle) =>
  isCertain ? `: the decimal sign in this file is a ${decimalSign === ',' ? 'comma' : 'point'}` : '';

function readText(price: string, style: PriceStyle, currency: string): ReadPrice {
  const written = takeApart(price);
  if (!written) return { fault: `price ${shown(price)} is not a number` };
  const fault = faultIn(written, currency) ?? rangeIn(price, written);
  if (fault !== undefined) return { fault: `price ${shown(price)} ${fault}` };
  const amount = amountOf(written.digits, style);
  if (amount === undefined) return { fault: `price ${shown(price)} is not a number${signHint(style)}` };
  const isOneGroup = IN_GROUPS.test(written.digits) && !/[.,].*[.,]/u.test(written.digits);
  return { amount, isGuessed: !style.isCertain && isOneGroup };
}

/**
 * Parses a price. Rejects ranges, other currencies than the shop's, and fractions of its smallest unit.
 * @param vat in percent, added to a price without tax
 */
export function readPrice(price: Cell, style: PriceStyle, currency: string, vat?: number): ReadPrice {
  if (textOf(price) === '') return { fault: 'price is empty' };
  const fault = typeof price === 'object' ? currencyFault(price.currency, currency) : undefined;
  if (fault !== undefined) return { fault: `price ${textOf(price)} ${fault}` };
  const number = numberOf(price);
  const read =
    number === undefined ? readText(textOf(price), style, currency) : { amount: number, isGuessed: false };
  if ('fault' in read) return read;
  const { amount } = read;
  if (amount < 0) return { fault: `price ${amount} is below 0` };
  if (vat !== undefined) {
    const units = 10 ** decimalsOf(currency);
    return { ...read, amount: Math.round((amount * (100 + vat) * units) / 100) / units };
  }
  const excess = excessDecimals(amount, currency);
  return excess === undefined ? read : { fault: `price ${amount} has ${excess}` };
}
