import { paths } from '../src/lib/paths';
import { cacheRules } from './cache-rules';
import { pageFiles, policies, policyOf, POLICY_HEADER, securityHeaders } from './security-headers';

type Headers = Readonly<Record<string, string>>;

/** An address, or all that begin with what stands before its `*`, and what their answers carry. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
}

/**
 * What each answer carries, for hosts that are told by address. The policy is the pages' unless a rule says otherwise:
 * an unknown address is answered with a page. So each thing beside the pages has a rule, for hosts that join the values
 * where two rules set one header, and for those that take the last.
 * @param names what is in the build's folder; a folder's name ends in a slash
 */
export function headerRules(base: string, names: readonly string[]): HeaderRule[] {
  const rules = new Map<string, Headers>([['/*', { ...securityHeaders, [POLICY_HEADER]: policies.page }]]);
  const add = (path: string, headers: Headers) => rules.set(path, { ...rules.get(path), ...headers });
  // Below a folder, a host that is led to the files from there finds them at the root too.
  for (const folder of new Set([base, '/']))
    for (const name of names.filter((file) => !pageFiles.includes(file)))
      add(`${folder}${name}${name.endsWith('/') ? '*' : ''}`, { [POLICY_HEADER]: policyOf(name) });
  for (const { folder, value } of cacheRules)
    add(`${base.slice(0, -1)}${folder}*`, { 'Cache-Control': value });
  return [...rules].map(([path, headers]) => ({ path, headers }));
}

/**
 * The file `_headers` that Netlify and Cloudflare Pages read. Cloudflare joins the values where two rules set
 * one header, so no rule says `no-cache` of all: unless told, both let browsers keep a file and ask at every use.
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
