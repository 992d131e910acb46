import { isInRange, type AmountRange } from '../../lib/amount-range';
import { amountOf, convert, measureOf, type Amount } from '../amounts';
import type { Product } from '../product';
import { attributeValues, fold } from '../specification';

/** A limit of another amount than the price: "under 1.5 kg". */
export interface Limit {
  readonly range: AmountRange;
  readonly unit: string;
}

interface Measured {
  readonly name: string;
  readonly amount: Amount;
}

function measuredIn(product: Product, measure: string): Measured[] {
  return [...attributeValues(product)].flatMap(([name, value]) => {
    const amount = amountOf(value);
    return amount && measureOf(amount.unit) === measure ? [{ name: fold(name), amount }] : [];
  });
}

/**
 * Tells which products are within a limit; `undefined` where several attributes are measured so, such as memory and
 * storage.
 * @param isMeant tells the attribute that is searched for, of several
 */
export function withinLimit(
  { range, unit }: Limit,
  products: readonly Product[],
  isMeant: (name: string) => boolean,
) {
  const measure = measureOf(unit);
  const all = products.flatMap((product) => measuredIn(product, measure).map(({ name }) => name));
  const names = [...new Set(all)];
  const [meant, other] = names.length > 1 ? names.filter(isMeant) : names;
  if (names.length > 1 && (meant === undefined || other !== undefined)) return undefined;
  return (product: Product) =>
    measuredIn(product, measure).some(
      ({ name, amount }) => name === meant && isInRange(convert(amount, unit), range),
    );
}
