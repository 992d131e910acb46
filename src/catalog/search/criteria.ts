import { type AmountRange } from '../../lib/amount-range';
import { isInRange } from '../../lib/bounds';
import { memoize } from '../../lib/memoize';
import { amountOf, convert, measureOf } from '../amounts';
import type { Product } from '../product';
import { attributeValues } from '../specification';
import { stemsOf } from './vocabulary';

/** A limit of another amount than the price: "under 1.5 kg". */
export interface Limit {
  readonly range: AmountRange;
  readonly unit: string;
  /** "16 GB", without "at least" or "under". */
  readonly isExact: boolean;
}

/** "Lightest", "longest battery life": the order by an amount. */
export interface Superlative {
  /** 1 for the least first. */
  readonly sign: 1 | -1;
  /** A unit of what the word measures, if it says that. */
  readonly unit?: string;
  /** A unit of what it measures where the search names no attribute: "smallest phone". */
  readonly size?: string;
}

const keys = new Map<string, string>();

/** Cached, because products share their attributes' names. */
function keyOf(name: string): string {
  const key = keys.get(name) ?? stemsOf(name);
  keys.set(name, key);
  return key;
}

/** A product's attributes that begin with an amount. */
const measuredIn = memoize((product: Product) =>
  [...attributeValues(product)].flatMap(([name, value]) => {
    const amount = amountOf(value);
    if (!amount) return [];
    return { key: keyOf(name), measure: measureOf(amount.unit), amount, line: `${name}: ${value}` };
  }),
);

/** The products found, and the stems of all that the search names. */
export interface Candidates {
  readonly products: readonly Product[];
  readonly named: ReadonlySet<string>;
}

/** The one attribute with the most of the words that a search names, if there is one. */
function mostNamed(attributes: Iterable<string>, named: ReadonlySet<string>): string | undefined {
  const counted = [...attributes].map((key) => ({
    key,
    count: key.split(' ').filter((stem) => named.has(stem)).length,
  }));
  const most = Math.max(1, ...counted.map(({ count }) => count));
  const [best, other] = counted.filter(({ count }) => count === most);
  return other ? undefined : best?.key;
}

/** Finds the one attribute that is measured so, of several the one that the search names; `undefined` if there are more. */
function attributeOf({ products, named }: Candidates, unit: string | undefined) {
  const measure = unit === undefined ? undefined : measureOf(unit);
  const measured = new Set<string>();
  for (const product of products)
    for (const each of measuredIn(product))
      if (measure === undefined || each.measure === measure) measured.add(each.key);
  const areSeveral = measure === undefined || measured.size > 1;
  const wanted = areSeveral ? mostNamed(measured, named) : [...measured][0];
  if (areSeveral && wanted === undefined) return undefined;
  const isWanted = (each: ReturnType<typeof measuredIn>[number]) =>
    each.key === wanted && (measure === undefined || each.measure === measure);
  return (product: Product) => measuredIn(product).find(isWanted);
}

/**
 * Tells which products are within a limit, by the line that says so. Returns `undefined` where it is not clear which
 * attribute is limited, such as memory or storage, or where no product has the very amount.
 */
function linesWithin({ range, unit, isExact }: Limit, candidates: Candidates) {
  const find = attributeOf(candidates, unit);
  if (!find) return undefined;
  const lineIn = (product: Product): string | undefined => {
    const own = find(product);
    return own && isInRange(convert(own.amount, unit), range) ? own.line : undefined;
  };
  return isExact && !candidates.products.some(lineIn) ? undefined : lineIn;
}

/** The order by an amount, those without it last, and the line with it. Returns `undefined` where it is not clear by which. */
function orderBy({ sign, unit, size }: Superlative, candidates: Candidates) {
  const find =
    attributeOf(candidates, unit) ?? (size === undefined ? undefined : attributeOf(candidates, size));
  const first = find && candidates.products.map(find).find((own) => own !== undefined);
  if (!find || !first) return undefined;
  const sizeOf = (product: Product) => {
    const own = find(product);
    return own?.measure === first.measure ? sign * convert(own.amount, first.amount.unit) : Number.MAX_VALUE;
  };
  return {
    compare: (one: Product, other: Product) => sizeOf(one) - sizeOf(other),
    lineIn: (product: Product) => find(product)?.line ?? '',
  };
}

export interface Criteria {
  /** The line with the amount, or an empty text; `undefined` for a product beyond the limit. */
  readonly lineIn: (product: Product) => string | undefined;
  readonly compare?: ((one: Product, other: Product) => number) | undefined;
}

export const noCriteria: Criteria = { lineIn: () => '' };

/** Returns `undefined` where it is not clear which amounts a search asks for: its words are looked for instead. */
export function criteriaOf(
  { limit, superlative }: { readonly limit?: Limit; readonly superlative?: Superlative },
  candidates: Candidates,
): Criteria | undefined {
  const order = superlative && orderBy(superlative, candidates);
  if (superlative && !order) return undefined;
  const lineIn = limit ? linesWithin(limit, candidates) : order?.lineIn;
  return lineIn && { lineIn, compare: order?.compare };
}
