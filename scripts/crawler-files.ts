import type { Page } from '../src/document/prerender';
import { escapeHtml } from './escape-html';

/** The addresses worth a search engine's visit (https://www.sitemaps.org/protocol.html). */
export function sitemap(pages: readonly Pick<Page, 'path' | 'inSitemap'>[], site: URL): string {
  const entries = pages.flatMap(({ path, inSitemap }) =>
    path === undefined || !inSitemap
      ? []
      : `<url><loc>${escapeHtml(new URL(path.slice(1), site).href)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Leave for every crawler to go everywhere, and where the sitemap is (RFC 9309). Crawlers read it at a domain's root only. */
export function robots(site: URL): string {
  return `User-agent: *\nAllow: /\nSitemap: ${new URL('sitemap.xml', site).href}\n`;
}
