import { paths } from '../src/lib/paths';
import { escapeHtml } from './escape-html';

/** The screens that are the same for everybody; the others show what a visitor has put there or opened. */
const listed = [paths.home, paths.statistics, paths.aboutUs];

/** The addresses worth a search engine's visit (https://www.sitemaps.org/protocol.html). */
export function sitemap(site: URL): string {
  const entries = listed.map(
    (path) => `<url><loc>${escapeHtml(new URL(path.slice(1), site).href)}</loc></url>`,
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
