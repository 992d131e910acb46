import { paths, productIdInHash, productPath } from '../lib/paths';
import { productIdAt } from '../lib/product-link';
import type { Entry } from '../router/location';
import { selectedProduct } from '../store/preferences';

/**
 * Gives an entry of /details its product, and stores it as `productId` (specification §2, Home): the one in the address,
 * else the entry's own, else the last one. Where products have pages, the entry becomes the product's page.
 */
export function selectProduct(entry: Entry): Entry {
  const inPath = productIdAt(entry.pathname);
  if (inPath === undefined && entry.pathname !== paths.details) return entry;
  const inHash = productIdInHash(entry.hash);
  const productId = inPath ?? inHash ?? entry.state.productId ?? selectedProduct.getState();
  if (productId === null) return entry;
  selectedProduct.set(productId);
  const pathname = HAS_PRODUCT_PAGES ? productPath(productId) : entry.pathname;
  const isSame = pathname === entry.pathname && inHash === undefined && productId === entry.state.productId;
  const hash = inHash === undefined ? entry.hash : '';
  return isSame ? entry : { ...entry, pathname, hash, state: { ...entry.state, productId } };
}
