import { paths } from '../src/lib/paths';
import { cacheRules } from './cache-rules';
import { filePolicy, isPage, POLICY_HEADER, securityHeaders } from './security-headers';

type Headers = Readonly<Record<string, string>>;

/** Headers for a path, or for every path with a prefix: `/assets/*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
}

/**
 * Headers by path, for static hosts. The default policy is the pages', because an unknown path is answered with the
 * not-found page; everything in dist/ that is not a page has a rule of its own. That holds for hosts that join the values
 * of two matching rules, and for hosts that take the last.
 * @param policy the pages'
 * @param names the entries of dist/; folders end in a slash
 */
export function headerRules(base: string, policy: string, names: readonly string[]): HeaderRule[] {
  const rules = new Map<string, Headers>([['/*', { ...securityHeaders, [POLICY_HEADER]: policy }]]);
  const add = (path: string, headers: Headers) => rules.set(path, { ...rules.get(path), ...headers });
  // Under a base path, redirectsFile makes the files reachable at the root too.
  for (const folder of new Set([base, '/']))
    for (const name of names.filter((file) => !isPage(file)))
      add(`${folder}${name}${name.endsWith('/') ? '*' : ''}`, { [POLICY_HEADER]: filePolicy(name) });
  for (const { folder, value } of cacheRules)
    add(`${base.slice(0, -1)}${folder}*`, { 'Cache-Control': value });
  return [...rules].map(([path, headers]) => ({ path, headers }));
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Cloudflare joins the values of matching rules, so there is no
 * general `no-cache` rule; both hosts make browsers revalidate by default.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [path, ...lines, ''].join('\n');
    })
    .join('\n');
}

/**
 * The `_redirects` file of the same hosts: serves the base path from the files at the root, and redirects statistics.html
 * to statistics, since Cloudflare's own redirect would leave the base path. Not needed at the root: both hosts serve
 * statistics.html at /statistics, and 404.html for unknown paths.
 */
export function redirectsFile(base: string): string | undefined {
  if (base === '/') return undefined;
  const names = Object.values(paths).flatMap((path) => (path === paths.home ? [] : [path.slice(1)]));
  const clean = names.map((name) => `${base}${name}.html ${base}${name} 301\n`);
  return `/ ${base} 302\n${clean.join('')}${base}* /:splat 200\n`;
}
