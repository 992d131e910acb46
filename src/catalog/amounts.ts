import { compareNames } from '../lib/format';

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

function parseAmount(value: string): Amount | undefined {
  const { number, unit = '' } =
    /^(?:up to |about )?(?<number>\d+(?:,\d{3})*(?:[.,]\d+)?)[\s-]?(?<unit>\p{L}+|["″])?/iu.exec(value)
      ?.groups ?? {};
  if (number === undefined) return undefined;
  return { amount: Number(number.replaceAll(/,(?=\d{3})/gu, '').replace(',', '.')), unit };
}

const parsed = new Map<string, Amount | undefined>();

/** The amount that a value of a specification begins with: 14 inches of `14-inch OLED`. */
export function amountOf(value: string): Amount | undefined {
  if (!parsed.has(value)) parsed.set(value, parseAmount(value));
  return parsed.get(value);
}

/** Orders amounts by their unit, `187 g` before `1.24 kg`, and other values after them. */
export function compareValues(a: string, b: string): number {
  const [first, second] = [amountOf(a), amountOf(b)];
  if (!first || !second) return Number(!first) - Number(!second) || compareNames(a, b);
  const byMeasure = compareNames(measureOf(first.unit), measureOf(second.unit));
  return byMeasure || first.amount - convert(second, first.unit) || compareNames(a, b);
}
