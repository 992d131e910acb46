import { hashAddress, paths, productIdInPath, productPath } from './paths';

/** `undefined` for other pages. */
export const productIdAt = (pathname: string): string | undefined =>
  HAS_PRODUCT_PAGES ? productIdInPath(pathname) : undefined;

export const isPage = (pathname: string): boolean =>
  Object.values(paths).some((path) => path === pathname) || productIdAt(pathname) !== undefined;

export const productAddress = HAS_PRODUCT_PAGES ? productPath : hashAddress;

/**
 * /details stores the id as `productId` (specification §2, Home), in the history entry's state; a new tab has none, so
 * its address names it (docs/decisions/0025-a-link-to-a-product.md).
 */
export const productLink = (productId: string) => ({
  to: HAS_PRODUCT_PAGES ? productPath(productId) : paths.details,
  state: { productId },
  inNewTab: productAddress(productId),
});
