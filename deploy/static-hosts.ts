import { paths } from '../src/lib/paths';
import { cacheRules } from './cache-rules';
import { securityHeaders } from './security-headers';

function rule(address: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [address, ...lines, ''].join('\n');
}

/**
 * The file `_headers` that Netlify and Cloudflare Pages read. Cloudflare joins the values where two rules set
 * one header, so no rule says `no-cache` of all: unless told, both let browsers keep a file and ask at every use.
 */
export function headersFile(base: string): string {
  return [
    rule('/*', securityHeaders),
    ...cacheRules.map(({ folder, value }) =>
      rule(`${base.slice(0, -1)}${folder}*`, { 'Cache-Control': value }),
    ),
  ].join('\n');
}

/**
 * The file `_redirects` of the same hosts: the way from the folder that the shop lives under to the files, and from
 * the files' names to the pages' addresses, for Cloudflare's own way there leaves the folder.
 * At the root none is needed: both find statistics.html at /statistics, and send 404.html for what is not there.
 */
export function redirectsFile(base: string): string | undefined {
  if (base === '/') return undefined;
  const names = Object.values(paths).flatMap((path) => (path === paths.home ? [] : [path.slice(1)]));
  const clean = names.map((name) => `${base}${name}.html ${base}${name} 301\n`);
  return `/ ${base} 302\n${clean.join('')}${base}* /:splat 200\n`;
}
