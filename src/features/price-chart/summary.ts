import { max, min } from 'd3-array';
import type { Product } from '../../catalog/product';
import { formatPrice } from '../../lib/format';
import { formatRating } from '../../lib/notation';
import { countProducts } from '../../words/words';

type Summarized = Pick<Product, 'product_title' | 'price' | 'rating'>;

/** The first product with this value, and how many more have it too. */
function nameOf(products: readonly Summarized[], field: 'price' | 'rating', value: number): string {
  const equals = products.filter((product) => product[field] === value);
  const more = equals.length > 1 ? ` (and ${equals.length - 1} more)` : '';
  return `${equals[0]?.product_title ?? ''}${more}`;
}

function priceRange(products: readonly Summarized[]): string {
  const lowest = min(products, (product) => product.price) ?? 0;
  const highest = max(products, (product) => product.price) ?? 0;
  if (lowest === highest) return `all at ${formatPrice(lowest)}`;
  const cheapest = `${nameOf(products, 'price', lowest)} at ${formatPrice(lowest)}`;
  return `from ${cheapest} to ${nameOf(products, 'price', highest)} at ${formatPrice(highest)}`;
}

/** How many products, the cheapest, the dearest and the best rated, in one sentence. */
export function summaryOf(products: readonly Summarized[]): string {
  const total = countProducts(products.length);
  const [only] = products;
  if (products.length === 1 && only) {
    const rated = only.rating === undefined ? '' : `, rated ${formatRating(only.rating)}`;
    return `${total}: ${only.product_title} at ${formatPrice(only.price)}${rated}.`;
  }
  const best = max(products, (product) => product.rating);
  const bestRated =
    best === undefined ? '' : `; best rated, at ${formatRating(best)}: ${nameOf(products, 'rating', best)}`;
  return `${total}, ${priceRange(products)}${bestRated}.`;
}
