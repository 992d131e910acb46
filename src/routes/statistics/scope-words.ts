import { categories } from '../../catalogue/categories';
import type { StatisticsQuery } from '../../features/statistics-filter/statistics-filter';
import { formatPrice } from '../../lib/money';

function priceWords({ from, to }: StatisticsQuery['price']): readonly string[] {
  if (from !== undefined && to !== undefined) return [`${formatPrice(from)} to ${formatPrice(to)}`];
  if (from !== undefined) return [`from ${formatPrice(from)}`];
  return to === undefined ? [] : [`up to ${formatPrice(to)}`];
}

/** Which gadgets the statistics are of: "Laptops, from $500". */
export function scopeWords({ category, price }: StatisticsQuery): string {
  const label = categories.find(({ value }) => value === category)?.label ?? category;
  return [label, ...priceWords(price)].join(', ');
}
