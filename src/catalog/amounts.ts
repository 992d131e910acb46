import { compareNames, numberSigns } from '../lib/format';

export interface Amount {
  amount: number;
  unit: string;
}

const units: Readonly<Record<string, readonly [measure: string, factor: number]>> = {
  KB: ['data', 1e3],
  MB: ['data', 1e6],
  GB: ['data', 1e9],
  TB: ['data', 1e12],
  mg: ['weight', 1e-3],
  g: ['weight', 1],
  kg: ['weight', 1e3],
  Kg: ['weight', 1e3],
  oz: ['weight', 28.349_523_125],
  lb: ['weight', 453.592_37],
  lbs: ['weight', 453.592_37],
  pounds: ['weight', 453.592_37],
  ml: ['volume', 1],
  cl: ['volume', 10],
  l: ['volume', 1e3],
  L: ['volume', 1e3],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1e3],
  inch: ['length', 25.4],
  inches: ['length', 25.4],
  '"': ['length', 25.4],
  '″': ['length', 25.4],
  Hz: ['frequency', 1],
  kHz: ['frequency', 1e3],
  MHz: ['frequency', 1e6],
  GHz: ['frequency', 1e9],
  mW: ['power', 1e-3],
  W: ['power', 1],
  mAh: ['charge', 1],
  Ah: ['charge', 1e3],
  s: ['time', 1],
  min: ['time', 60],
  minutes: ['time', 60],
  h: ['time', 3600],
  hours: ['time', 3600],
  days: ['time', 86_400],
};

/** A unit that is not listed measures itself. */
const meaningOf = (unit: string) => (Object.hasOwn(units, unit) ? units[unit] : undefined) ?? [unit, 1];

export const measureOf = (unit: string): string => meaningOf(unit)[0];

export function convert({ amount, unit }: Amount, to: string): number {
  return unit === to ? amount : (amount * meaningOf(unit)[1]) / meaningOf(to)[1];
}

/** One sign stands for others that look alike. */
const classOf = (sign: string) => (/\s/u.test(sign) ? '\\s' : /[’']/u.test(sign) ? "[’']" : `[${sign}]`);

/**
 * Reads the amount that a text begins with, by a locale's signs: "1.250 kg" is 1250 in German and 1.25 in English. The
 * first of the groups does not begin with 0, and each other has three digits; any other point or comma is a decimal sign.
 */
export function amountReader({ group, decimal }: ReturnType<typeof numberSigns>) {
  const grouped = `(?<grouped>[1-9]\\d{0,2}(?:${classOf(group)}\\d{3}(?!\\d))+(?:${classOf(decimal)}\\d+)?)`;
  const plain = String.raw`(?<plain>\d+(?:[.,]\d+)?)`;
  const pattern = new RegExp(`^(?:up to |about )?(?:${grouped}|${plain})[\\s-]?(?<unit>\\p{L}+|["″])?`, 'iu');
  return (text: string): Amount | undefined => {
    const found = pattern.exec(text)?.groups;
    if (!found) return undefined;
    const number =
      found['plain'] ?? (found['grouped'] ?? '').replaceAll(new RegExp(classOf(group), 'gu'), '');
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

/** Orders amounts by their unit, `187 g` before `1.24 kg`, and other values after them. */
export function compareValues(a: string, b: string): number {
  const [first, second] = [amountOf(a), amountOf(b)];
  if (!first || !second) return Number(!first) - Number(!second) || compareNames(a, b);
  const byMeasure = compareNames(measureOf(first.unit), measureOf(second.unit));
  return byMeasure || first.amount - convert(second, first.unit) || compareNames(a, b);
}
