import { paths, productIdInHash } from '../lib/paths';
import type { Entry } from '../router/location';
import { selectedProduct } from '../store/preferences';

/**
 * Gives an entry of /details its product, and stores it as `productId` (specification §2, Home): the one in the address
 * of a new tab, else the entry's own, else the last one.
 */
export function selectProduct(entry: Entry): Entry {
  if (entry.pathname !== paths.details) return entry;
  const inAddress = productIdInHash(entry.hash);
  const productId = inAddress ?? entry.state.productId ?? selectedProduct.getState();
  if (productId === null) return entry;
  selectedProduct.set(productId);
  if (inAddress === undefined && productId === entry.state.productId) return entry;
  const hash = inAddress === undefined ? entry.hash : '';
  return { ...entry, hash, state: { ...entry.state, productId } };
}
