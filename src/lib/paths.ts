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

/** Home's, in several widths. */
export const bannerPicture = { image: 'images/banner-1200.webp', widths: [800, 1200, 1600] } as const;

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

const productHash = '#product=';

export const productAddress = (productId: string): string =>
  `${paths.details}${productHash}${encodePart(productId) ?? ''}`;

export const productIdInHash = (hash: string): string | undefined =>
  hash.startsWith(productHash) ? decodePart(hash.slice(productHash.length)) || undefined : undefined;

/** The footer's text with the orders and their receipts. */
export const ordersHash = '#order-tracking';

export const contactSection = 'contact';

/** The products of Home, below what chooses among them. */
export const productsSection = 'shelf';

/** Opens the comparison over a screen; followed by ids, offers to compare those. */
export const comparisonHash = '#compare';

/** Opens the filters over Home, where they have no room beside the products. */
export const filtersHash = '#filters';

/** Opens a product's pictures over its details, full size. */
export const picturesHash = '#pictures';

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
