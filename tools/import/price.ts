import { readAmount } from '../check/read-amount';
import type { Cell } from './table';

export type DecimalSign = ',' | '.' | undefined;

const CODE = /^(?<front>[A-Z]{3})(?![A-Z])|(?<![A-Z])(?<back>[A-Z]{3})$/u;

/** Not the dollar sign, which many currencies share. */
const SIGNS = new Map([
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
  ['₽', 'RUB'],
  ['₺', 'TRY'],
  ['₴', 'UAH'],
  ['₪', 'ILS'],
  ['฿', 'THB'],
]);

function currencyOf(text: string): string | undefined {
  const { front, back } = CODE.exec(text)?.groups ?? {};
  const sign = /\p{Sc}/u.exec(text)?.[0] ?? '';
  return front ?? back ?? SIGNS.get(sign);
}

/** Strips currency, spaces and the dash in "5,–". */
const digitsOf = (text: string) =>
  text
    .trim()
    .replaceAll(/[\s'’\p{Sc}]|^[A-Z]{3}|[A-Z]{3}$/gu, '')
    .replace(/[.,][-–—]+$/u, '');

/** Infers a column's decimal separator from prices with cents; `undefined` if they disagree or there are none. */
export function decimalSignOf(prices: Iterable<Cell>): DecimalSign {
  const signs = new Set<string>();
  for (const price of prices) {
    const sign = typeof price === 'string' ? /([.,])\d{1,2}$/u.exec(digitsOf(price))?.[1] : undefined;
    if (sign !== undefined) signs.add(sign);
    if (signs.size > 1) return undefined;
  }
  return signs.has(',') ? ',' : signs.has('.') ? '.' : undefined;
}

const other = (sign: ',' | '.') => (sign === ',' ? '.' : ',');

/** "1.299" is ambiguous; "0.129" and "1299.000" cannot be grouped thousands. */
const IN_GROUPS = /^-?[1-9]\d{0,2}(?:[.,]\d{3})+$/u;

function amountOf(digits: string, sign: DecimalSign): number | undefined {
  if (sign === undefined) {
    if (/^-?\d+[.,]\d{3,}$/u.test(digits) && !IN_GROUPS.test(digits)) return Number(digits.replace(',', '.'));
    return readAmount(digits);
  }
  const [whole = '', cents, ...more] = digits.split(sign);
  const separator = other(sign);
  const isGrouped = /^-?\d{1,3}(?:[.,]\d{3})*$/u.test(whole) || /^-?\d+$/u.test(whole);
  if (more.length > 0) return IN_GROUPS.test(digits) ? readAmount(digits) : undefined;
  if (!isGrouped || (cents !== undefined && !/^\d+$/u.test(cents))) return undefined;
  return Number(`${whole.replaceAll(separator, '')}.${cents ?? '0'}`);
}

const shown = (price: Cell) => (typeof price === 'number' ? String(price) : `"${price.trim()}"`);

export type ReadPrice = { amount: number; isGuessed: boolean } | { fault: string };

/** Parses a price. Another currency than the shop's is a fault. */
export function readPrice(price: Cell, sign: DecimalSign, currency: string): ReadPrice {
  if (typeof price === 'number') return { amount: price, isGuessed: false };
  if (price.trim() === '') return { fault: 'price is empty' };
  const named = currencyOf(price.trim());
  if (named !== undefined && named !== currency)
    return {
      fault: `price ${shown(price)} is in ${named}, and the shop's currency in shop/settings.ts is ${currency}`,
    };
  const digits = digitsOf(price);
  const amount = amountOf(digits, sign);
  if (amount === undefined || !Number.isFinite(amount))
    return { fault: `price ${shown(price)} is not a number` };
  return { amount, isGuessed: sign === undefined && IN_GROUPS.test(digits) && !/[.,].*[.,]/u.test(digits) };
}
