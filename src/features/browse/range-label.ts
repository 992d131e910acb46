import type { AmountRange } from '../../lib/amount-range';
import { formatPrice } from '../../lib/format';
import { formatPlain } from '../../lib/notation';

/** "From $500", "Up to $1000" or "$500 to $1000"; empty for an open range. */
function rangeLabel({ from, to }: AmountRange, format: (amount: number) => string): string {
  if (from !== undefined && to !== undefined) return `${format(from)} to ${format(to)}`;
  if (from !== undefined) return `From ${format(from)}`;
  return to === undefined ? '' : `Up to ${format(to)}`;
}

export const priceLabel = (range: AmountRange): string => rangeLabel(range, formatPrice);

export const formatWithUnit = (unit: string) => (amount: number) =>
  `${formatPlain(Math.round(amount * 100) / 100)} ${unit}`;

/** "1 kg to 1.5 kg" */
export const unitRangeLabel = (range: AmountRange & { unit: string }): string =>
  rangeLabel(range, formatWithUnit(range.unit));
