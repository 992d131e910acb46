import type { Settings } from '../../src/lib/shop';

/** Makes the shop yours. An update of the code never changes this folder; `npm run check` reads it too. */
export const settings: Settings = {
  /** In titles and texts. */
  name: 'My Shop',
  /** One sentence: below the name, in the banner and where the shop is installed as an app. */
  tagline: 'Good things, well chosen.',
  /** How to reach you: the links of About Us and of the footer's texts. Add `address: '…'` to have it there too. */
  email: 'hello@shop.example',
  phone: '+1 202 555 0100',

  /** The shop's address on the web, for search engines and link previews. SITE_ORIGIN overrides it for one build. */
  siteOrigin: 'https://shop.example',

  /** The language that the texts are in (BCP 47), for screen readers and search engines, and of the dates among them. */
  language: 'en-US',
  /** How amounts and numbers are written, and names sorted (BCP 47): de-DE writes 1.299,50 €. */
  locale: 'en-US',
  /** A currency code (ISO 4217), such as EUR. Prices in Data.json are in it. */
  currency: 'USD',
  /** $1,299 instead of $1299. */
  groupThousands: true,

  /** Your products' name in the middle of a sentence: "Search products", "1 product". */
  product: { one: 'product', many: 'products' },

  /** The texts of Home: the banner's, the heading above the products, and what search engines show. The banner's picture is images/banner-*. */
  home: {
    heading: 'Everything you need, and nothing else',
    intro: 'A few sentences on what you sell, and for whom.',
    shopNow: 'Shop Now',
    productsHeading: 'All products',
    allProducts: 'All',
    description: 'My Shop: what you sell, in one sentence for search engines.',
  },

  /** The buttons of Home: their text, the category in Data.json, and the drawing in images/categories/ for products without a picture. */
  categories: [{ label: 'Things', value: 'Things', drawing: 'things' }],
  /** The drawing for products of any other category. */
  otherDrawing: 'things',

  /** A page with an address of its own for each product, /products/ID, for search engines and link previews. */
  productPages: false,

  /** Purchases are simulated. docs/selling.md says how to take real orders. */
  // checkout: { … },
};
