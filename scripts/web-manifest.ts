import { themeColor, type Shop } from '../tools/check/shop';

export const MANIFEST = 'manifest.webmanifest';

/** Makes the shop installable. URLs are relative to the manifest, so they work under any base path. */
export function webManifest(shop: Shop): string {
  const { settings } = shop;
  return JSON.stringify({
    id: './',
    name: settings.name,
    short_name: settings.name,
    description: settings.tagline,
    lang: settings.language,
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: themeColor(shop, 'bar').light,
    background_color: themeColor(shop, 'ground').light,
    categories: ['shopping'],
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

/** Head elements: the manifest, the iOS home screen icon, and the color of the browser's toolbar. */
export function installHead(base: string, shop: Shop): readonly string[] {
  const { light, dark } = themeColor(shop, 'bar');
  return [
    `<link rel="manifest" href="${base}${MANIFEST}">`,
    `<link rel="apple-touch-icon" href="${base}icons/apple-touch-icon.png">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark}">`,
  ];
}
