/** Every address of the shop, once (specification §2 and §7). */
export const paths = {
  home: '/',
  statistics: '/statistics',
  dashboard: '/dashboard',
  aboutUs: '/about-us',
  details: '/details',
} as const;

/**
 * The one address of what servers may answer at others too: `/about-us` for `/about-us.html`, `/about-us/` and
 * `//about-us`, the shop's folder for its `index.html`.
 * @param base the folder that the shop is served under, with a slash at both ends
 */
export function cleanPathname(pathname: string, base: string): string {
  const clean = pathname.replaceAll(/\/+/gu, '/').replace(/(?:\/index)?(?:\.html)?\/?$/u, '') || '/';
  return `${clean}/` === base ? base : clean;
}

/** The catalogue's address, relative to the page on purpose: the shop may live under any folder. */
export const catalogueAddress = 'Data.json';

/** A text as an address holds it; half a character, which no address can hold, has no such form. */
export function encodePart(text: string): string | undefined {
  try {
    return encodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The text that a part of an address holds, or `undefined` where it is no such part. */
export function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** What in a hash names the product that a new tab of /details shows. */
const productHash = '#product=';

/** The address that opens a product in a new tab, where it becomes plain `paths.details`. */
export const productAddress = (productId: string): string =>
  `${paths.details}${productHash}${encodePart(productId) ?? ''}`;

/** The product that a hash names, or `undefined` where it names none. */
export const productIdInHash = (hash: string): string | undefined =>
  hash.startsWith(productHash) ? decodePart(hash.slice(productHash.length)) || undefined : undefined;

/** Where on /about-us the ways to reach the shop stand. */
export const contactSection = 'contact';

/** What opens the comparison over a screen; with ids after it, what offers to compare them. */
export const comparisonHash = '#compare';

/** The query parameters that hold a screen's choices, so that Back, reload and a link restore them. */
export const searchParams = {
  category: 'category',
  text: 'q',
  sort: 'sort',
  price: 'price',
  facet: 'f',
  tab: 'tab',
} as const;

/** The address of the dashboard showing the wishlist; plain `paths.dashboard` shows the cart. */
export const wishlistAddress = `${paths.dashboard}?${searchParams.tab}=wishlist`;
