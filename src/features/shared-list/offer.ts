import type { Product } from '../../catalogue/product';
import type { SharedList } from '../../lib/shared-list';

/** A product that a link offers. */
export interface OfferedLine {
  readonly product: Product;
  readonly quantity: number;
}

/** What of a shared list can be taken. */
export interface Offer {
  /** The products to take, one for each id, in the link's order. */
  readonly products: readonly Product[];
  /** The same, each product once. */
  readonly lines: readonly OfferedLine[];
  /** How many ids the catalogue does not know. */
  readonly unknown: number;
  /** How many are where they would go already. */
  readonly present: number;
}

/**
 * Compares a shared list with the catalogue, which alone tells what a product is: of the link, nothing but ids
 * that are found in there is ever shown or kept.
 * @param isPresent whether the shopper has a product where it would go already
 */
export function offerOf(
  { ids }: Pick<SharedList, 'ids'>,
  catalogue: readonly Product[],
  isPresent: (id: string) => boolean,
): Offer {
  const wanted = new Set(ids);
  const known = new Map(
    catalogue.filter(({ product_id }) => wanted.has(product_id)).map((each) => [each.product_id, each]),
  );
  const found = ids.flatMap((id) => known.get(id) ?? []);
  const products = found.filter(({ product_id }) => !isPresent(product_id));
  const quantities = new Map<Product, number>();
  for (const product of products) quantities.set(product, (quantities.get(product) ?? 0) + 1);
  return {
    products,
    lines: [...quantities].map(([product, quantity]) => ({ product, quantity })),
    unknown: ids.length - found.length,
    present: found.length - products.length,
  };
}

const gadgets = (count: number) => (count === 1 ? '1 gadget' : `${count} gadgets`);
const are = (count: number) => (count === 1 ? 'is' : 'are');
const these = (count: number) => (count === 1 ? 'this gadget' : `these ${count} gadgets`);

/** The question that an offer puts. */
export function offerQuestion(list: SharedList['list'], count: number): string {
  if (list === 'compare') return `Compare ${these(count)}?`;
  return `Add ${these(count)} to your ${list}?`;
}

/** What was left out of a link, in a shopper's words; nothing where nothing was. */
export function leftOutWords({ unknown, present }: Offer, isCut: boolean): string[] {
  return [
    ...(unknown > 0 ? [`${gadgets(unknown)} of the link ${are(unknown)} not sold here and left out.`] : []),
    ...(present > 0 ? [`${gadgets(present)} of the link ${are(present)} on your wishlist already.`] : []),
    ...(isCut ? ['The link is too long or damaged: what could not be read is left out.'] : []),
  ];
}
