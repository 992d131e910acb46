import { settings } from '../shop/settings';

export const MANIFEST = 'manifest.webmanifest';

/** What lets the shop be installed as an app. Addresses are relative to the file, so they hold below a folder too. */
export function webManifest(): string {
  return JSON.stringify({
    id: './',
    name: settings.name,
    short_name: settings.name,
    description: settings.tagline,
    lang: settings.locale,
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: settings.themeColors.barLight,
    background_color: settings.themeColors.groundLight,
    categories: ['shopping'],
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

/** The elements of a page's head that name the manifest, the icon of an iPhone's home screen and the colour of the browser's bar. */
export function installHead(base: string): readonly string[] {
  return [
    `<link rel="manifest" href="${base}${MANIFEST}">`,
    `<link rel="apple-touch-icon" href="${base}icons/apple-touch-icon.png">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${settings.themeColors.barLight}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${settings.themeColors.barDark}">`,
  ];
}
