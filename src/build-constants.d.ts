/* Defined in vite.config.ts by the owner's settings. */

/** Each product has a page of its own (docs/decisions/0030-product-pages.md). */
declare const HAS_PRODUCT_PAGES: boolean;

/** Purchases are real orders (docs/decisions/0031-orders.md). */
declare const HAS_CHECKOUT: boolean;
