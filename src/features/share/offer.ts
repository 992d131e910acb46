import type { Product } from '../../catalogue/product';
import { productsById } from '../../catalogue/products-by-id';
import { count } from '../../lib/count';
import type { SharedList } from '../../lib/shared-list';

/** A product that a link offers. */
export interface OfferedLine {
  product: Product;
  quantity: number;
}

/** What of a shared list can be taken. */
export interface Offer {
  /** The products to take, one for each id, in the link's order. */
  products: readonly Product[];
  /** The same, each product once. */
  lines: readonly OfferedLine[];
  /** How many ids the catalogue does not know. */
  unknown: number;
  /** How many are where they would go already. */
  present: number;
}

/**
 * Compares a shared list with the catalogue: of the link, only ids that are in there are ever shown or stored.
 * @param isPresent whether a product is where it would go
 */
export function offerOf(
  { ids }: Pick<SharedList, 'ids'>,
  catalogue: readonly Product[],
  isPresent: (id: string) => boolean,
): Offer {
  const known = productsById(catalogue);
  const found = ids.flatMap((id) => known.get(id) ?? []);
  const fresh = found.filter(({ product_id }) => !isPresent(product_id));
  const quantities = new Map<Product, number>();
  for (const product of fresh) quantities.set(product, (quantities.get(product) ?? 0) + 1);
  return {
    products: fresh,
    lines: [...quantities].map(([product, quantity]) => ({ product, quantity })),
    unknown: ids.length - found.length,
    present: found.length - fresh.length,
  };
}

const are = (total: number) => (total === 1 ? 'is' : 'are');
const these = (total: number) => (total === 1 ? 'this gadget' : `these ${total} gadgets`);

/** The question that an offer puts. */
export function offerQuestion(list: SharedList['list'], total: number): string {
  if (list === 'compare') return `Compare ${these(total)}?`;
  return `Add ${these(total)} to your ${list}?`;
}

/** What was left out of a link, in a shopper's words; nothing where nothing was. */
export function leftOutMessages({ unknown, present }: Offer, isCut: boolean): string[] {
  return [
    ...(unknown > 0
      ? [`${count(unknown, 'gadget')} of the link ${are(unknown)} not sold here and left out.`]
      : []),
    ...(present > 0
      ? [`${count(present, 'gadget')} of the link ${are(present)} on your wishlist already.`]
      : []),
    ...(isCut ? ['The link is too long or damaged: what could not be read is left out.'] : []),
  ];
}
