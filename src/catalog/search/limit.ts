import { isInRange, type AmountRange } from '../../lib/amount-range';
import { memoize } from '../../lib/memoize';
import { amountOf, convert, measureOf } from '../amounts';
import type { Product } from '../product';
import { attributeValues, fold } from '../specification';

/** A limit of another amount than the price: "under 1.5 kg". */
export interface Limit {
  readonly range: AmountRange;
  readonly unit: string;
  /** "16 GB", without "at least" or "under". */
  readonly isExact: boolean;
}

/** A product's attributes that begin with an amount. */
const measuredIn = memoize((product: Product) =>
  [...attributeValues(product)].flatMap(([name, value]) => {
    const amount = amountOf(value);
    const measure = measureOf(amount?.unit ?? '');
    return amount ? [{ name: fold(name), amount, measure, line: `${name}: ${value}` }] : [];
  }),
);

/**
 * Tells which products are within a limit, by the line that says so. Returns `undefined` where the limit is not clear:
 * several attributes are measured so, such as memory and storage, or the very amount is given, whose text finds it unless
 * there are several.
 * @param isMeant tells the attribute that is searched for, of several
 */
export function linesWithin(
  { range, unit, isExact }: Limit,
  products: readonly Product[],
  isMeant: (name: string) => boolean,
) {
  const measure = measureOf(unit);
  const all = new Set<string>();
  for (const product of products)
    for (const each of measuredIn(product)) if (each.measure === measure) all.add(each.name);
  const names = [...all];
  const areSeveral = names.length > 1;
  const [meant, other] = areSeveral ? names.filter(isMeant) : names;
  const isClear = areSeveral ? meant !== undefined && other === undefined : !isExact;
  const lineIn = (product: Product): string | undefined =>
    measuredIn(product).find(
      (each) =>
        each.name === meant && each.measure === measure && isInRange(convert(each.amount, unit), range),
    )?.line;
  return isClear && (!isExact || products.some(lineIn)) ? lineIn : undefined;
}
