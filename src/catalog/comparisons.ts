import { compareNames } from '../lib/notation';
import type { Product } from './product';
import type { SortOrder } from './query';

/** Every order but the catalog's own. */
export type SortKey = Exclude<SortOrder, 'featured'>;

/** The share of the prior price that is saved. */
const discountOf = ({ price, offer }: Product) => 1 - price / (offer?.prior_price ?? price);

export const comparisons: Readonly<Record<SortKey, (a: Product, b: Product) => number>> = {
  'price-up': (a, b) => a.price - b.price,
  'price-down': (a, b) => b.price - a.price,
  rating: (a, b) => (b.rating ?? -1) - (a.rating ?? -1),
  discount: (a, b) => discountOf(b) - discountOf(a),
  name: (a, b) => compareNames(a.product_title, b.product_title),
};
