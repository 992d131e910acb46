import { settings as ownSettings } from '@shop/settings';
import { hashAddress, paths, productIdInPath, productPath } from './paths';
import type { Settings } from './shop';

const settings: Settings = ownSettings;

/** Each product has a page of its own (docs/decisions/0030-product-pages.md). */
export const hasProductPages = settings.productPages === true;

/** `undefined` for other pages. */
export const productIdAt = (pathname: string): string | undefined =>
  hasProductPages ? productIdInPath(pathname) : undefined;

export const isPage = (pathname: string): boolean =>
  Object.values(paths).some((path) => path === pathname) || productIdAt(pathname) !== undefined;

export const productAddress = hasProductPages ? productPath : hashAddress;

/**
 * /details stores the id as `productId` (specification §2, Home), in the history entry's state; a new tab has none, so
 * its address names it (docs/decisions/0025-a-link-to-a-product.md).
 */
export const productLink = (productId: string) => ({
  to: hasProductPages ? productPath(productId) : paths.details,
  state: { productId },
  inNewTab: productAddress(productId),
});
