import type { Settings } from '../src/lib/shop';
import type { Page } from '../src/document/prerender';
import { escapeHtml } from './escape-html';

/** 1200 × 630 is the size that link previews expect. */
const PREVIEW = { file: 'images/link-preview.jpg', width: 1200, height: 630 };

/**
 * The canonical link and Open Graph tags (https://ogp.me); none for the not-found page.
 * @param site the shop's absolute URL, with a trailing slash
 * @param preview the product's picture, on its own page
 */
export function shareHead(
  { path, title, description, product }: Page,
  site: URL,
  settings: Settings,
  preview?: string,
): readonly string[] {
  if (path === undefined) return [];
  const address = new URL(path.slice(1), site).href;
  const properties = {
    'og:type': product ? 'product' : 'website',
    'og:site_name': settings.name,
    'og:locale': settings.language.replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': new URL(preview ?? PREVIEW.file, site).href,
    ...(preview === undefined && {
      'og:image:width': String(PREVIEW.width),
      'og:image:height': String(PREVIEW.height),
    }),
    'og:image:alt': preview === undefined || !product ? settings.name : product.product_title,
  };
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
