import { compareNames, numberSigns } from '../lib/notation';
import { latinDigits } from '../lib/latin-digits';
import { units } from './units';

export interface Amount {
  amount: number;
  unit: string;
}

/** A unit that is not listed measures itself. Owners write KG and Inch too. */
const meaningOf = (unit: string) =>
  units.get(unit.toLowerCase()) ?? { measure: unit.toLowerCase(), factor: 1 };

export const measureOf = (unit: string): string => meaningOf(unit).measure;

/** Rounds away what binary fractions leave behind. */
export function convert({ amount, unit }: Amount, to: string): number {
  if (unit === to) return amount;
  return Number(((amount * meaningOf(unit).factor) / meaningOf(to).factor).toPrecision(12));
}

/** One sign stands for others that look alike. */
const classOf = (sign: string) => (/\s/u.test(sign) ? '\\s' : /[’']/u.test(sign) ? "[’']" : `[${sign}]`);

/** Words before an amount that do not change it. */
const BEFORE =
  "up to|about|approx\\.|~|≈|≤|max\\.?|bis(?: zu)?|ca\\.?|etwa|jusqu[’']à|environ|hasta|aprox\\.|fino a|circa|até|tot|około|až(?: do)?|akár|până la|jopa|upp till|op til|opptil|έως|do|до|около|최대 ?|约|約|最长|最大";

/** "10 to 20 hours" has no unit, as "10-20 hours" has none. */
const BETWEEN = String.raw`(?:to|in|bis|à|a|do|до)\s\d`;

/**
 * Reads the amount that a text begins with, by a locale's signs: "1.250 kg" is 1250 in German and 1.25 in English. The
 * first of the groups does not begin with 0, and the last has three digits (in India others have two); any other point
 * or comma is a decimal sign.
 */
export function amountReader({ group, decimal }: ReturnType<typeof numberSigns>) {
  const sign = classOf(group);
  const groups = `[1-9]\\d{0,2}${sign}(?:\\d{2,3}${sign})*\\d{3}(?!\\d)`;
  const grouped = `(?<grouped>${groups}(?:${classOf(decimal)}\\d+)?)`;
  const plain = String.raw`(?<plain>\d+(?:[.,]\d+)?|[.,]\d+)`;
  const pattern = new RegExp(
    `^(?:(?:${BEFORE})\\s?)?(?:${grouped}|${plain})[\\s‑-]?(?:${BETWEEN}|(?<unit>(?!x(?!\\p{L}))\\p{L}+[²³]?|["″]))?`,
    'iu',
  );
  return (text: string): Amount | undefined => {
    const found = pattern.exec(latinDigits(text))?.groups;
    if (!found) return undefined;
    const number = found['plain'] ?? (found['grouped'] ?? '').replaceAll(new RegExp(sign, 'gu'), '');
    return { amount: Number(number.replace(',', '.')), unit: found['unit'] ?? '' };
  };
}

let read: ReturnType<typeof amountReader> | undefined;

const parsed = new Map<string, Amount | undefined>();

/** The amount that a value of a specification begins with: 14 inches of `14-inch OLED`. */
export function amountOf(value: string): Amount | undefined {
  read ??= amountReader(numberSigns());
  if (!parsed.has(value)) parsed.set(value, read(value));
  return parsed.get(value);
}

/** The content of a pack: 1980 ml of `6 x 330 ml`; `undefined` without a unit. */
export function contentOf(size: string): Amount | undefined {
  const { count = '1', each = size } = /^(?<count>\d+)\s?[x×]\s?(?<each>\d.*)$/iu.exec(size)?.groups ?? {};
  const amount = amountOf(each);
  return amount && amount.unit !== '' ? { ...amount, amount: amount.amount * Number(count) } : undefined;
}

/** Orders amounts by their unit, `187 g` before `1.24 kg`, and other values after them. */
export function compareValues(a: string, b: string): number {
  const [first, second] = [amountOf(a), amountOf(b)];
  if (!first || !second) return Number(!first) - Number(!second) || compareNames(a, b);
  const byMeasure = compareNames(measureOf(first.unit), measureOf(second.unit));
  return byMeasure || first.amount - convert(second, first.unit) || compareNames(a, b);
}
