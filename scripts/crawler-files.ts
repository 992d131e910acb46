import type { Page } from '../src/document/prerender';
import { escapeHtml } from './escape-html';

/** https://www.sitemaps.org/protocol.html */
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

/** Allows everything and names the sitemap (RFC 9309). Crawlers read it only at the root of a domain. */
export function robots(site: URL): string {
  return `User-agent: *\nAllow: /\nSitemap: ${new URL('sitemap.xml', site).href}\n`;
}
