import { paths, productIdInHash } from '../lib/paths';
import type { Place } from '../router/location';
import { selectedProduct } from '../store/preferences';

/**
 * Gives an entry of /details its product, and stores it as `productId` (specification §2, Home): the one in the address
 * of a new tab, else the entry's own, else the last one.
 */
export function selectProduct(place: Place): Place {
  if (place.pathname !== paths.details) return place;
  const inAddress = productIdInHash(place.hash);
  const productId = inAddress ?? place.state.productId ?? selectedProduct.getState();
  if (productId === null) return place;
  selectedProduct.set(productId);
  if (inAddress === undefined && productId === place.state.productId) return place;
  const hash = inAddress === undefined ? place.hash : '';
  return { ...place, hash, state: { ...place.state, productId } };
}
