import { isInRange, type AmountRange } from '../../lib/amount-range';
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

/** An order by an amount: "lightest", "longest battery life". */
export interface Extreme {
  /** 1 for the least first. */
  readonly sign: 1 | -1;
  /** A unit of what the word measures, if it says that. */
  readonly unit?: string;
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

/** The products found, and the stems of what the search names. */
interface Found {
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
function attributeOf({ products, named }: Found, unit: string | undefined) {
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
function linesWithin({ range, unit, isExact }: Limit, found: Found) {
  const find = attributeOf(found, unit);
  if (!find) return undefined;
  const lineIn = (product: Product): string | undefined => {
    const own = find(product);
    return own && isInRange(convert(own.amount, unit), range) ? own.line : undefined;
  };
  return isExact && !found.products.some(lineIn) ? undefined : lineIn;
}

/** The order by an amount, those without it last, and the line with it. Returns `undefined` where it is not clear by which. */
function orderBy({ sign, unit }: Extreme, found: Found) {
  const find = attributeOf(found, unit);
  const base = unit ?? found.products.map((product) => find?.(product)).find((own) => own)?.amount.unit;
  if (!find || base === undefined || !found.products.some(find)) return undefined;
  const sizeOf = (product: Product) => {
    const own = find(product);
    return own?.measure === measureOf(base) ? sign * convert(own.amount, base) : Number.MAX_VALUE;
  };
  return {
    compare: (one: Product, other: Product) => sizeOf(one) - sizeOf(other),
    lineIn: (product: Product) => find(product)?.line ?? '',
  };
}

export interface Wishes {
  /** The line with the amount, or an empty text; `undefined` for a product beyond the limit. */
  readonly lineIn: (product: Product) => string | undefined;
  readonly compare?: ((one: Product, other: Product) => number) | undefined;
}

/** Returns `undefined` where it is not clear which amounts a search wishes for: its words are looked for instead. */
export function amountsWished(
  { limit, extreme }: { readonly limit?: Limit; readonly extreme?: Extreme },
  found: Found,
): Wishes | undefined {
  const order = extreme && orderBy(extreme, found);
  const lineIn = limit ? linesWithin(limit, found) : (order?.lineIn ?? (() => ''));
  return lineIn && !order === !extreme ? { lineIn, compare: order?.compare } : undefined;
}
