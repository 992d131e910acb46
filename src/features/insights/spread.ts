import { ascending, quantileSorted } from 'd3-array';
import { categories } from '../../catalogue/categories';

/** How the prices of some products are spread, in dollars. */
export interface Spread {
  name: string;
  count: number;
  least: number;
  /** A quarter of the prices are below the first quartile, half below the median, a quarter above the third. */
  first: number;
  median: number;
  third: number;
  most: number;
}

interface Priced {
  category: string;
  price: number;
}

/** More rows than these tell nobody anything; a catalogue may invent as many categories as it has products. */
const MOST_ROWS = 24;
const OTHERS = 'Other categories';

const toWholeCents = (dollars: number) => Math.round(dollars * 100) / 100;

/** The spread of some prices; quartiles between two prices are interpolated (R-7, as spreadsheets do) and rounded to cents. */
export function spreadOf(name: string, prices: readonly number[]): Spread {
  const sorted = prices.toSorted(ascending);
  const at = (share: number) => toWholeCents(quantileSorted(sorted, share) ?? 0);
  return {
    name,
    count: sorted.length,
    least: at(0),
    first: at(0.25),
    median: at(0.5),
    third: at(0.75),
    most: at(1),
  };
}

/** The spread of each category's prices: the shop's categories in their order, then any others, the last of them together. */
export function spreadsOf(products: readonly Priced[]): readonly Spread[] {
  const known = categories.filter(({ value }) => value !== 'all');
  const prices = new Map<string, number[]>(known.map(({ value }) => [value, []]));
  for (const { category, price } of products) {
    const name = prices.has(category) || prices.size < MOST_ROWS ? category : OTHERS;
    const list = prices.get(name);
    if (list) list.push(price);
    else prices.set(name, [price]);
  }
  return [...prices]
    .filter(([, list]) => list.length > 0)
    .map(([category, list]) =>
      spreadOf(known.find(({ value }) => value === category)?.label ?? category, list),
    );
}
