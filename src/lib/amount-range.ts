/** Both ends are inclusive; a missing end is open. */
export interface AmountRange {
  from?: number;
  to?: number;
}

function parseAmount(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}(?:\.\d{1,4})?$/u.test(text) ? Number(text) : undefined;
}

/** Amounts have at most four decimals, as prices do; an end that is not an amount is open. */
export function parseRange(from: string | undefined, to: string | undefined): AmountRange {
  const [low, high] = [parseAmount(from), parseAmount(to)];
  return { ...(low === undefined ? {} : { from: low }), ...(high === undefined ? {} : { to: high }) };
}

export function isInRange(amount: number, { from, to }: AmountRange): boolean {
  return (from === undefined || amount >= from) && (to === undefined || amount <= to);
}

export function isOpen({ from, to }: AmountRange): boolean {
  return from === undefined && to === undefined;
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
