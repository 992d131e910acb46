/** Every address of the shop, once (specification §2 and §7). */
export const paths = {
  home: '/',
  statistics: '/statistics',
  dashboard: '/dashboard',
  aboutUs: '/about-us',
  details: '/details',
} as const;

/** The canonical address: `/about-us` for `/about-us.html`, `/about-us/` and `//about-us`, the folder for its index. */
export function cleanPathname(pathname: string, base: string): string {
  const clean = pathname.replaceAll(/\/+/gu, '/').replace(/(?:\/index)?(?:\.html)?\/?$/u, '') || '/';
  return `${clean}/` === base ? base : clean;
}

/** Relative to the page, because the shop may be in any folder. */
export const catalogueAddress = 'Data.json';

/** `undefined` for a text with half a surrogate pair. */
export function encodePart(text: string): string | undefined {
  try {
    return encodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

const productHash = '#product=';

export const productAddress = (productId: string): string =>
  `${paths.details}${productHash}${encodePart(productId) ?? ''}`;

export const productIdInHash = (hash: string): string | undefined =>
  hash.startsWith(productHash) ? decodePart(hash.slice(productHash.length)) || undefined : undefined;

/** The footer's text with the orders and their receipts. */
export const ordersHash = '#order-tracking';

export const contactSection = 'contact';

/** Opens the comparison over a screen; with ids after it, offers to compare those. */
export const comparisonHash = '#compare';

/** Opens a product's pictures over its details, as large as the window. */
export const picturesHash = '#pictures';

/** The query holds a screen's choices, so that Back, reload and a link restore them. */
export const searchParams = {
  category: 'category',
  text: 'q',
  sort: 'sort',
  price: 'price',
  facet: 'f',
  tab: 'tab',
} as const;

/** Plain `paths.dashboard` shows the cart. */
export const wishlistAddress = `${paths.dashboard}?${searchParams.tab}=wishlist`;
