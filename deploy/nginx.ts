import { paths } from '../src/lib/paths';
import { workerFile } from '../src/pwa/constants';
import { cacheRules, otherwise } from './cache-rules';
import { contentTypes } from './content-types';
import { pageFiles, policies, POLICY_HEADER, securityHeaders } from './security-headers';

function quote(text: string): string {
  if (/["\\$]/u.test(text)) throw new Error(`nginx would misread ${text}.`);
  return `"${text}"`;
}

/**
 * For each page a line of a map from what was asked for: where it is not the page's clean address but another that
 * finds its file, the clean one (`cleanPathname` in src/lib/paths.ts). An address made of what was asked for could lead to another site.
 */
function cleanAddresses(base: string): string[] {
  const pages = Object.values(paths).map((path) => base.slice(0, -1) + path);
  return [
    `  "~^(?:${pages.join('|')})(?:[?]|$)" "";`,
    ...pages.map((page) => {
      const spelled = page.replace(/\/$/u, '').replaceAll('/', '/+');
      return `  "~^${spelled}(?:/+index)?(?:[.]html)?/*(?:[?]|$)" ${page};`;
    }),
  ];
}

/** Brotli needs a module; without it, the file is left out. In the whole server block it would keep nginx from compressing Data.json. */
const BROTLI = 'include ultraviolet/brotli*.conf;';

/** For a shop that lives in a folder: nothing beside it but the not-found page. */
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

/** For nginx's http block, from version 1.18. */
export function nginxHttp(base: string): string {
  const ages = cacheRules.map(({ folder, value }) => `  "~^[23]\\d\\d ${folder}" "${value}";`);
  return `${WRITTEN}

# An answer of the 4xx kind is no file, whatever folder was asked for.
map "$status $uri" $ultraviolet_cache {
  default "${otherwise}";
${ages.join('\n')}
}

map $uri $ultraviolet_policy {
  default ${quote(policies.file)};
  "~^/(?:${pageFiles.join('|').replaceAll('.', '[.]')})$" ${quote(policies.page)};
  /${workerFile} ${quote(policies.worker)};
}

map $request_uri $ultraviolet_clean {
${cleanAddresses(base).join('\n')}
}
`;
}

/**
 * For the server block. Every answer carries the headers, the not-found page's among them: `always`, and no location
 * adds headers of its own, for that would drop these.
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

# The build holds a compressed copy of each text. "Any": a CDN in front is a proxy to nginx.
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
# May change at any time, so there is no compressed copy of it.
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

/** For an nginx that has the module brotli_static. */
export const brotliConfig = 'brotli_static on;\n';
