import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A custom property. */
    [name: `--${string}`]: string | number;
  }
}

declare global {
  /* Defined in vite.config.ts by the owner's settings. */

  /** Each product has a page of its own (docs/decisions/0030-product-pages.md). */
  const HAS_PRODUCT_PAGES: boolean;

  /** Purchases are real orders (docs/decisions/0031-orders.md). */
  const HAS_CHECKOUT: boolean;

  /** Missing from TypeScript's library and from some browsers: https://wicg.github.io/netinfo/ */
  interface Navigator {
    readonly connection?: {
      readonly saveData: boolean;
      readonly effectiveType: 'slow-2g' | '2g' | '3g' | '4g';
    };
  }
}
