import type { AmountRange } from './amount-range';

export function isInRange(amount: number, { from, to }: AmountRange): boolean {
  return (from === undefined || amount >= from) && (to === undefined || amount <= to);
}

/** The lowest and the highest of some amounts. */
export type Ends = Required<AmountRange>;

export type End = keyof Ends;

export function endsOf(amounts: readonly number[]): Ends {
  // Not `Math.min(...amounts)`, which takes no more arguments than the stack has room for.
  return amounts.reduce(
    ({ from, to }, amount) => ({ from: Math.min(from, amount), to: Math.max(to, amount) }),
    { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY },
  );
}

/** If `least` is above `most`, `least` wins. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(Math.min(value, most), least);
