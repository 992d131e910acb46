import type { Settings } from '../../src/lib/shop';

/** Makes the shop yours. An update of the code never changes this folder; `npm run check` reads it too. */
export const settings: Settings = {
  /** In titles and texts. */
  name: 'Ultraviolet',
  /** One sentence: below the name, in the banner and where the shop is installed as an app. */
  tagline: 'Leading the way in cutting-edge technology and innovation.',
  /** How to reach you: the links of About Us and of the footer's texts. `phoneDials` is the number with its country. Add `address: '…'` to have it there too. */
  email: 'support@ultraviolet.example',
  phone: '(202) 555-0100',
  phoneDials: '+1 202 555 0100',

  /** The shop's address on the web, for search engines and link previews. SITE_ORIGIN overrides it for one build. */
  siteOrigin: 'https://ultraviolet.example',

  /** The language that the texts are in (BCP 47), for screen readers and search engines, and of the dates among them. */
  language: 'en-US',
  /** How amounts and numbers are written, and names sorted (BCP 47): de-DE writes 1.299,50 €. */
  locale: 'en-US',
  /** A currency code (ISO 4217), such as EUR. Prices in Data.json are in it. */
  currency: 'USD',
  /** $1,299 instead of $1299. */
  groupThousands: false,

  /** Your products' name in the middle of a sentence: "Search gadgets", "1 gadget". */
  product: { one: 'gadget', many: 'gadgets' },

  /** The texts of Home: the banner's, the heading above the products, and what search engines show. The banner's picture is images/banner-*. */
  home: {
    heading: 'Upgrade Your Tech\nAccessorize with Ultraviolet Accessories',
    intro: 'Laptops, phones, watches and accessories, shown as they are and described in plain words.',
    shopNow: 'Shop Now',
    productsHeading: 'Explore Cutting-Edge Gadgets',
    allProducts: 'All Product',
    description:
      'Ultraviolet: laptops, phones, watches and accessories, described in plain words. Leading the way in cutting-edge technology and innovation.',
  },

  /** The buttons of Home: their text, the category in Data.json, and the drawing in images/categories/ for products without a picture. */
  categories: [
    { label: 'Laptops', value: 'Laptops', drawing: 'laptops' },
    { label: 'Phones', value: 'Phones', drawing: 'phones' },
    { label: 'Accessories', value: 'Accessories', drawing: 'accessories' },
    { label: 'Smart Watches', value: 'Smartwatches', drawing: 'smartwatches' },
    { label: 'MacBook', value: 'MacBooks', drawing: 'macbooks' },
    { label: 'Iphone', value: 'iPhones', drawing: 'iphones' },
  ],
  /** The drawing for products of any other category. */
  otherDrawing: 'accessories',
};
