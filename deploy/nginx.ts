import { paths } from '../src/lib/paths';
import { cacheRules, otherwise } from './cache-rules';
import { securityHeaders } from './security-headers';

/** The kinds of file in a build. Debian's own list lacks some, and which depends on its version. */
const types = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'application/json': 'json',
  'application/octet-stream': 'bin',
  'application/manifest+json': 'webmanifest',
  'application/xml': 'xml',
  'image/svg+xml': 'svg',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'font/woff2': 'woff2',
  'model/gltf+json': 'gltf',
};

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
  const kinds = Object.entries(types).map(([type, extension]) => `  ${type} ${extension};`);
  return `${WRITTEN}

server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types text/css text/javascript;
types {
${kinds.join('\n')}
}

${fields.join('\n')}
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
