import { paths, productFolder } from '../src/lib/paths';
import { workerFile } from '../src/pwa/constants';
import { cacheRules, defaultCacheControl } from './cache-rules';
import { contentTypes } from './content-types';
import { pageFiles, policies, POLICY_HEADER, securityHeaders } from './security-headers';

function quote(text: string): string {
  if (/["\\$]/u.test(text)) throw new Error(`nginx cannot quote ${text}.`);
  return `"${text}"`;
}

/**
 * Map entries from misspelled paths of a page to its canonical path (`cleanPathname` in src/lib/paths.ts). The targets
 * start literally: otherwise they could become an open redirect.
 */
function cleanAddresses(base: string): string[] {
  const pages = Object.values(paths).map((path) => base.slice(0, -1) + path);
  const folder = base.slice(0, -1) + productFolder;
  return [
    `  "~^(?:${pages.join('|')})(?:[?]|$)" "";`,
    ...pages.map((page) => {
      const spelled = page.replace(/\/$/u, '').replaceAll('/', '/+');
      return `  "~^${spelled}(?:/+index)?(?:[.]html)?/*(?:[?]|$)" ${page};`;
    }),
    `  "~^${folder}(?<ultraviolet_product>[^/?.]+)(?:[.]html/*|/+)(?:[?]|$)" ${folder}$ultraviolet_product;`,
  ];
}

/**
 * The wildcard makes the file optional: it needs the brotli_static module. Included per location, because server-wide it
 * would keep nginx from compressing Data.json.
 */
const BROTLI = 'include ultraviolet/brotli*.conf;';

/** Under a base path: everything outside it is not found. */
function outside(base: string): string {
  if (base === '/') return '';
  return `
location = /404.html {
  internal;
  ${BROTLI}
}
location / {
  return 404;
}`;
}

const WRITTEN =
  '# Written by every build from deploy/nginx.ts: settings of your own belong in your own file (deploy/nginx-site.conf).';

/**
 * For nginx's http block, from version 1.18.
 * @param policy the pages'
 */
export function nginxHttp(base: string, policy: string): string {
  const ages = cacheRules.map(({ folder, value }) => `  "~^[23]\\d\\d ${folder}" "${value}";`);
  return `${WRITTEN}

# Error responses must not be cached like the files of their folder.
map "$status $uri" $ultraviolet_cache {
  default "${defaultCacheControl}";
${ages.join('\n')}
}

map $uri $ultraviolet_policy {
  default ${quote(policies.file)};
  "~^/(?:${pageFiles.join('|').replaceAll('.', '[.]')})$" ${quote(policy)};
  "~^${productFolder}" ${quote(policy)};
  /${workerFile} ${quote(policies.worker)};
}

map $request_uri $ultraviolet_clean {
${cleanAddresses(base).join('\n')}
}
`;
}

/**
 * For the server block. `always` adds the headers to error responses too. No location may have an add_header of its own:
 * that would drop these.
 */
export function nginxServer(base: string): string {
  const fields = Object.entries(securityHeaders).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
  const kinds = Object.entries(contentTypes).map(([extension, type]) => `  ${type} ${extension};`);
  return `${WRITTEN}

server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types text/css text/javascript;
types {
${kinds.join('\n')}
}

${fields.join('\n')}
add_header ${POLICY_HEADER} $ultraviolet_policy always;
add_header Cache-Control $ultraviolet_cache always;

# The build has a compressed copy of each text file. "any": to nginx, a CDN in front is a proxy.
gzip off;
gzip_static on;
gzip_vary on;
gzip_proxied any;

if ($ultraviolet_clean) {
  return 301 $ultraviolet_clean$is_args$args;
}
error_page 404 /404.html;
location = ${base} {
  ${BROTLI}
  try_files /index.html =404;
}
location ~ /[.](?!well-known/) {
  return 404;
}
# May be replaced at any time, so there is no compressed copy.
location = ${base}Data.json {
  gzip on;
  gzip_static off;
  gzip_types application/json;
  try_files /Data.json =404;
}
location ${base} {
  ${BROTLI}
  rewrite ^${base}(.*?)/?$ /$1 break;
  try_files $uri $uri.html =404;
}${outside(base)}
`;
}

/** Requires the brotli_static module. */
export const brotliConfig = 'brotli_static on;\n';
