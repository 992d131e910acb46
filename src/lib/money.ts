/** The most a single price may be, in dollars: sums of a hundred thousand such prices stay exact. */
const MAX_DOLLARS = 100_000_000;

/**
 * Whole cents of a price in dollars, or `undefined` where it is no price: negative, not finite, beyond
 * a hundred million, or with a fraction of a cent. Binary noise (`19.990000000000002`) is no fraction.
 */
export function toCents(dollars: number): number | undefined {
  if (!Number.isFinite(dollars) || dollars < 0 || dollars > MAX_DOLLARS) return undefined;
  const cents = Math.round(dollars * 100);
  return Math.abs(dollars * 100 - cents) < 1e-4 ? cents : undefined;
}

/**
 * Cents as shoppers read them: `$1299`, `$24.50`, `$0.30`. No thousands separator, and a fraction
 * always has two digits (decisions: Money).
 */
export function formatCents(cents: number): string {
  const fraction = cents % 100;
  const dollars = (cents - fraction) / 100;
  return fraction === 0 ? `$${dollars}` : `$${dollars}.${String(fraction).padStart(2, '0')}`;
}

/** A price in dollars, as it stands in the catalogue, the way shoppers read it. */
export function formatPrice(dollars: number): string {
  return formatCents(toCents(dollars) ?? 0);
}

/** The exact sum of prices in dollars, in whole cents: 0.10 + 0.20 is 30. */
export function sumInCents(prices: Iterable<number>): number {
  let sum = 0;
  for (const price of prices) sum += toCents(price) ?? 0;
  return sum;
}
