import type { AmountRange } from '../../lib/amount-range';
import { formatPrice } from '../../lib/format';

/** "From $500", "Up to $1000" or "$500 to $1000"; empty for an open range. */
export function priceLabel({ from, to }: AmountRange): string {
  if (from !== undefined && to !== undefined) return `${formatPrice(from)} to ${formatPrice(to)}`;
  if (from !== undefined) return `From ${formatPrice(from)}`;
  return to === undefined ? '' : `Up to ${formatPrice(to)}`;
}
