import { compareNames } from '../lib/text';

/** What units measure, and how much of it one of them is. */
const units: Readonly<Record<string, readonly [measure: string, factor: number]>> = {
  KB: ['data', 1e3],
  MB: ['data', 1e6],
  GB: ['data', 1e9],
  TB: ['data', 1e12],
  mg: ['weight', 1e-3],
  g: ['weight', 1],
  kg: ['weight', 1e3],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1e3],
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

/** What a value begins with as an amount, or `undefined` where it is a name or a code. */
function amountOf(value: string): { measure: string; amount: number } | undefined {
  const { number, unit = '' } =
    /^(?:up to |about )?(?<number>\d+(?:\.\d+)?)\s*(?<unit>\p{L}*)/iu.exec(value)?.groups ?? {};
  if (number === undefined) return undefined;
  const [measure, factor] = Object.hasOwn(units, unit) ? (units[unit] ?? ['', 1]) : ['', 1];
  return { measure, amount: Number(number) * factor };
}

/** Orders a specification's values from little to much, `187 g` before `1.24 kg`; what is no amount comes last, by its text. */
export function compareValues(a: string, b: string): number {
  const [first, second] = [amountOf(a), amountOf(b)];
  if (!first || !second) return Number(!first) - Number(!second) || compareNames(a, b);
  return compareNames(first.measure, second.measure) || first.amount - second.amount || compareNames(a, b);
}
