/** What a shop owner edits: the name that titles and texts are made from, and how to reach the shop. */
export const brand = {
  name: 'Ultraviolet',
  tagline: 'Leading the way in cutting-edge technology and innovation.',
  email: 'support@ultraviolet.example',
  phone: '+1 202 555 0100',
} as const;

/** The tokens --bar and --ground of src/styles/tokens.css, for the browser's own bar and the starting app; a test compares them. */
export const themeColors = { barLight: '#dddce0', barDark: '#2f2e32', groundLight: '#fbfbfd' } as const;

/** Where the shop is put on the web: for the addresses that search engines and link previews want whole. A build with SITE_ORIGIN set takes that. */
export const siteOrigin = 'https://ultraviolet.example';
