const MAX_DOLLARS = 100_000_000;

/** Four decimals, for parts sold by the thousand; sums of 9,000 of the highest price stay exact. */
const PARTS = 10_000;

/** In cents, with up to two decimals; `undefined` if it is not a price. Accepts binary noise (`19.990000000000002`). */
export function toCents(dollars: number): number | undefined {
  if (!(dollars >= 0 && dollars <= MAX_DOLLARS)) return undefined;
  const parts = Math.round(dollars * PARTS);
  return Math.abs(dollars * PARTS - parts) < 1e-3 ? Math.abs(parts / 100) : undefined;
}

/** The price without binary noise. */
export const withoutNoise = (dollars: number): number => Math.abs(Math.round(dollars * PARTS) / PARTS);

/** The exact sum of prices in dollars, in cents: 0.10 + 0.20 is 30, and 10.456 is 1045.6. */
export function sumInCents(prices: Iterable<number>): number {
  let sum = 0;
  for (const price of prices) sum += Math.round(price * PARTS);
  return sum / 100;
}
