/** Sums of a hundred thousand such prices stay exact. */
const MAX_DOLLARS = 100_000_000;

/** `undefined` for what is not a price in whole cents; binary noise (`19.990000000000002`) is allowed. */
export function toCents(dollars: number): number | undefined {
  if (!Number.isFinite(dollars) || dollars < 0 || dollars > MAX_DOLLARS) return undefined;
  const cents = Math.round(dollars * 100);
  return Math.abs(dollars * 100 - cents) < 1e-4 ? cents : undefined;
}

/** The exact sum of prices in dollars, in whole cents: 0.10 + 0.20 is 30. */
export function sumInCents(prices: Iterable<number>): number {
  let sum = 0;
  for (const price of prices) sum += Math.round(price * 100);
  return sum;
}
