import { formatPrice } from '../../lib/money';

/** What a product is told by: its price in dollars, its rating from 0 to 5. */
interface Told {
  product_title: string;
  price: number;
  rating: number;
}

/** A product that stands out, and why. */
export interface Pick<Product> {
  /** What it is: the cheapest, for instance. */
  label: string;
  product: Product;
  /** How many more are its equals. */
  more: number;
  /** The figures that make it so. */
  figures: string;
}

/** Rating per dollar. What costs nothing and is rated at all is beyond any that costs something. */
export function valueOf({ price, rating }: Told): number {
  if (price > 0) return rating / price;
  return rating > 0 ? Infinity : 0;
}

const short = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, useGrouping: false });

function valueWords(product: Told): string {
  const { price, rating } = product;
  const worth = price > 0 ? `: ${short.format(valueOf(product) * 100)} for every $100` : '';
  return `${rating} of 5 for ${formatPrice(price)}${worth}`;
}

/** The four ways to stand out: the product with the highest measure does; of equals the first. */
const ways: ReadonlyArray<{
  label: string;
  measure: (product: Told) => number;
  figures: (product: Told) => string;
}> = [
  { label: 'Cheapest', measure: ({ price }) => -price, figures: ({ price }) => formatPrice(price) },
  { label: 'Dearest', measure: ({ price }) => price, figures: ({ price }) => formatPrice(price) },
  { label: 'Best rated', measure: ({ rating }) => rating, figures: ({ rating }) => `${rating} of 5` },
  { label: 'Best value', measure: valueOf, figures: valueWords },
];

/** The cheapest, the dearest, the best rated of some products, and the one with the most rating for its price. */
export function picksOf<Product extends Told>(products: readonly Product[]): ReadonlyArray<Pick<Product>> {
  return ways.flatMap(({ label, measure, figures }) => {
    let [best] = products;
    let equals = 0;
    for (const product of products) {
      const gain = best === product ? 0 : measure(product) - measure(best ?? product);
      // Two that are worth infinitely much have no difference that is a number.
      if (gain > 0) [best, equals] = [product, 1];
      else if (gain === 0 || Number.isNaN(gain)) equals += 1;
    }
    return best ? [{ label, product: best, more: equals - 1, figures: figures(best) }] : [];
  });
}
