/** What makes the shop yours. An update of the code never changes this folder. */
export const settings = {
  /** In titles and texts. */
  name: 'Ultraviolet',
  tagline: 'Leading the way in cutting-edge technology and innovation.',
  email: 'support@ultraviolet.example',
  phone: '+1 202 555 0100',

  /** Where the shop is on the web, for search engines and link previews. SITE_ORIGIN overrides it for one build. */
  siteOrigin: 'https://ultraviolet.example',

  /** A language tag (BCP 47), such as de-DE: how amounts, numbers and dates are written, and names sorted. */
  locale: 'en-US',
  /** A currency code (ISO 4217), such as EUR. Prices in Data.json are in it. */
  currency: 'USD',
  /** $1,299 instead of $1299. */
  groupThousands: false,

  /** The buttons of Home, after "All Product": their text, the category in Data.json, and the drawing of `public/images/categories/` for products without a picture. */
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

  /** The tokens --bar and --ground of src/styles/tokens.css, for the browser's own bar and the starting app. */
  themeColors: { barLight: '#dddce0', barDark: '#2f2e32', groundLight: '#fbfbfd' },
} as const;
