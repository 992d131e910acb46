const MAX_DOLLARS = 100_000_000;

/** The finest price has four decimals, as parts that are sold by the thousand have; sums of 9,000 of the highest stay exact. */
const PARTS = 10_000;

/** In cents, with up to two decimals; `undefined` for what is not a price. Binary noise (`19.990000000000002`) is allowed. */
export function toCents(dollars: number): number | undefined {
  if (!(dollars >= 0 && dollars <= MAX_DOLLARS)) return undefined;
  const parts = Math.round(dollars * PARTS);
  return Math.abs(dollars * PARTS - parts) < 1e-3 ? Math.abs(parts / 100) : undefined;
}

/** A price as the number that was meant. */
export const withoutNoise = (dollars: number): number => Math.abs(Math.round(dollars * PARTS) / PARTS);

/** The exact sum of prices in dollars, in cents: 0.10 + 0.20 is 30, and 10.456 is 1045.6. */
export function sumInCents(prices: Iterable<number>): number {
  let sum = 0;
  for (const price of prices) sum += Math.round(price * PARTS);
  return sum / 100;
}
