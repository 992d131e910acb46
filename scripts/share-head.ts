import type { Settings } from '../src/lib/shop';
import type { Page } from '../src/document/prerender';
import { escapeHtml } from './escape-html';

/** The picture that stands for the shop where a link to it is shown (1200 × 630 pixels, as the Open Graph's readers like it). */
const PREVIEW = { file: 'images/link-preview.jpg', width: 1200, height: 630 };

/**
 * The elements of a page's head by which it is found and shown well elsewhere: its one true address, and
 * what a link to it looks like (The Open Graph protocol, https://ogp.me). The not-found page has none.
 * @param site the shop's whole address, with a slash at its end
 */
export function shareHead(
  { path, title, description }: Page,
  site: URL,
  settings: Settings,
): readonly string[] {
  if (path === undefined) return [];
  const address = new URL(path.slice(1), site).href;
  const properties = {
    'og:type': 'website',
    'og:site_name': settings.name,
    'og:locale': settings.language.replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': new URL(PREVIEW.file, site).href,
    'og:image:width': String(PREVIEW.width),
    'og:image:height': String(PREVIEW.height),
    'og:image:alt': settings.name,
  };
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
