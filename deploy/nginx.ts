import { paths } from '../src/lib/paths';
import { cacheRules, otherwise } from './cache-rules';
import type { Site } from './site';

/** Where the container keeps the build, and the port it answers at; whoever deploys otherwise changes these two lines. */
const ROOT = '/srv/ultraviolet/dist';
const PORT = 8080;

/** The kinds of file in a build. Debian's own list lacks some, and which depends on its version. */
const types = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'application/xml': 'xml',
  'image/svg+xml': 'svg',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'font/woff2': 'woff2',
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

/** For a shop that lives in a folder: nothing beside it but the not-found page. */
function outside(base: string): string {
  if (base === '/') return '';
  return `
  location = /404.html {
    internal;
  }
  location / {
    return 404;
  }`;
}

/**
 * An nginx server for a build: two `map`s and a `server` block, for the http block of any nginx from 1.18.
 * Every answer carries the headers, the not-found page's among them: `always`, and no location adds
 * headers of its own, for that would drop these. Compressed copies are sent as the build made them.
 */
export function nginxConfig({ headers, base }: Site): string {
  const fields = Object.entries(headers).map(
    ([name, value]) => `  add_header ${name} ${quote(value)} always;`,
  );
  const kinds = Object.entries(types).map(([type, extension]) => `    ${type} ${extension};`);
  const ages = cacheRules.map(({ folder, value }) => `  "~^[23]\\d\\d ${folder}" "${value}";`);
  return `# Written by the build from deploy/nginx.ts. Belongs into nginx's http block.

# An answer of the 4xx kind is no file, whatever folder was asked for.
map "$status $uri" $ultraviolet_cache {
  default "${otherwise}";
${ages.join('\n')}
}

map $request_uri $ultraviolet_clean {
${cleanAddresses(base).join('\n')}
}

server {
  listen ${PORT};
  root ${ROOT};

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
  # Brotli needs a module. Where nginx has it, ultraviolet-brotli.conf is put beside nginx.conf; without, nothing is included.
  include ultraviolet-brotli*.conf;

  if ($ultraviolet_clean) {
    return 301 $ultraviolet_clean$is_args$args;
  }
  error_page 404 /404.html;
  location = ${base} {
    try_files /index.html =404;
  }
  location ${base} {
    rewrite ^${base}(.*?)/?$ /$1 break;
    try_files $uri $uri.html =404;
  }${outside(base)}
}
`;
}

/** What an nginx that has the module brotli_static is told besides. */
export const brotliConfig = 'brotli_static on;\n';
