import { compareNames, numberSigns } from '../lib/format';
import { latinDigits } from '../lib/latin-digits';

export interface Amount {
  amount: number;
  unit: string;
}

const POUND = 453.592_37;
const INCH = 25.4;

/** How much a unit is, by what it measures. */
const measures = {
  data: { KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 },
  weight: { mg: 1e-3, g: 1, kg: 1e3, oz: 28.349_523_125, lb: POUND, lbs: POUND, pounds: POUND },
  volume: { ml: 1, cl: 10, l: 1e3 },
  length: { mm: 1, cm: 10, m: 1e3, in: INCH, inch: INCH, inches: INCH, '"': INCH, '″': INCH, ft: 12 * INCH },
  frequency: { Hz: 1, kHz: 1e3, MHz: 1e6, GHz: 1e9 },
  power: { mW: 1e-3, W: 1, kW: 1e3 },
  energy: { Wh: 1, kWh: 1e3 },
  charge: { mAh: 1, Ah: 1e3 },
  time: { s: 1, min: 60, minutes: 60, h: 3600, hours: 3600, days: 86_400 },
};

const units = new Map(
  Object.entries(measures).flatMap(([measure, factors]) =>
    Object.entries(factors).map(([unit, factor]) => [unit.toLowerCase(), { measure, factor }]),
  ),
);

/** A unit that is not listed measures itself. Owners write KG and Inch too. */
const meaningOf = (unit: string) =>
  units.get(unit.toLowerCase()) ?? { measure: unit.toLowerCase(), factor: 1 };

export const measureOf = (unit: string): string => meaningOf(unit).measure;

export function convert({ amount, unit }: Amount, to: string): number {
  return unit === to ? amount : (amount * meaningOf(unit).factor) / meaningOf(to).factor;
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
  const pattern = new RegExp(
    `^(?:up to |about )?(?:${grouped}|${plain})[\\s-]?(?<unit>\\p{L}+[²³]?|["″])?`,
    'iu',
  );
  return (text: string): Amount | undefined => {
    const found = pattern.exec(latinDigits(text))?.groups;
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
