import type { ShopLocation } from '../lib/location';
import { productIdOf } from '../shop/use-open-product';

/** What a visitor takes for one place: a screen, and on the details screen each product. */
export function placeOf({ pathname, state }: ShopLocation): string {
  return `${pathname} ${productIdOf(state) ?? ''}`;
}
