/** The shop's addresses (specification §2 and §7). */
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

/** Relative to the page: the shop may be in any folder. */
export const catalogAddress = 'Data.json';

/** Home's, with the fields of a picture in Data.json. */
export const bannerPicture = { image: 'images/banner-1200.webp', image_widths: [800, 1200, 1600, 2400] };

/** `undefined` for text with half a surrogate pair. */
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

/** The folder of the products' own pages. */
export const productFolder = '/products/';

/** Characters that a file system, a server or `cleanPathname` may change. */
const UNSAFE = /[^\p{L}\p{M}\p{N}_-]|^i(?=ndex$)/gu;
const ESCAPED = /~(?<codePoint>[\da-f]{1,5}|10[\da-f]{4})~/gu;

/** A product's own page: `/products/ab~2e~12` for "ab.12". */
export const productPath = (productId: string): string =>
  productFolder +
  encodeURIComponent(productId.replace(UNSAFE, (character) => `~${character.codePointAt(0)?.toString(16)}~`));

export function productIdInPath(pathname: string): string | undefined {
  if (!pathname.startsWith(productFolder)) return undefined;
  const name = decodePart(pathname.slice(productFolder.length)) ?? '';
  if (name === '' || name.includes('/')) return undefined;
  return name.replace(ESCAPED, (_, codePoint: string) =>
    String.fromCodePoint(Number.parseInt(codePoint, 16)),
  );
}

const productHash = '#product=';

/** For a new tab, which has no history state. */
export const hashAddress = (productId: string): string =>
  `${paths.details}${productHash}${encodePart(productId) ?? ''}`;

export const productIdInHash = (hash: string): string | undefined =>
  hash.startsWith(productHash) ? decodePart(hash.slice(productHash.length)) || undefined : undefined;

/** Sections, to link to and skip to. */
export const sections = { main: 'main', products: 'products', shelf: 'shelf', contact: 'contact' } as const;

/** Each opens an overlay (`app/overlays.tsx`), as do the footer's texts and a list from a link. */
export const overlayHashes = {
  comparison: '#compare',
  filters: '#filters',
  pictures: '#pictures',
  model: '#model',
} as const;

/** Opens the order form of a shop with `checkout`. */
export const checkoutHash = '#checkout';

/** A list in a link: `#cart=1,2,2`. */
export const sharedListHash = /^#(?<list>cart|wishlist|compare)=(?<ids>.*)$/su;

/** The footer's text with the orders and their receipts. */
export const ordersHash = '#order-tracking';

/** A screen's choices are in the query, so that Back, reload and links restore them. */
export const searchParams = {
  category: 'category',
  text: 'q',
  sort: 'sort',
  price: 'price',
  facet: 'f',
  range: 'r',
  tab: 'tab',
} as const;

/** `paths.dashboard` alone shows the cart. */
export const wishlistAddress = `${paths.dashboard}?${searchParams.tab}=wishlist`;
