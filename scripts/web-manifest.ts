import { brand } from '../src/brand';
import { tokenColours } from './theme-colours';

export const MANIFEST = 'manifest.webmanifest';

/** What lets the shop be installed as an app. Addresses are relative to the file, so they hold below a folder too. */
export function webManifest(tokens: string): string {
  return JSON.stringify({
    id: './',
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    lang: 'en',
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: tokenColours(tokens, 'bar').light,
    background_color: tokenColours(tokens, 'ground').light,
    categories: ['shopping'],
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

/** The elements of a page's head that name the manifest, the icon of an iPhone's home screen and the colour of the browser's bar. */
export function installHead(tokens: string, base: string): readonly string[] {
  const bar = tokenColours(tokens, 'bar');
  return [
    `<link rel="manifest" href="${base}${MANIFEST}">`,
    `<link rel="apple-touch-icon" href="${base}icons/apple-touch-icon.png">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${bar.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${bar.dark}">`,
  ];
}
