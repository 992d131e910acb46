import { createHash } from 'node:crypto';
import { paths, productFolder } from '../src/lib/paths';
import { TRUSTED_TYPES_POLICY, workerFile } from '../src/pwa/constants';

const fixed = {
  // https: and data: because a catalog may link to pictures anywhere.
  'img-src': "'self' https: data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  // The second is that of the 3D viewer's templates.
  'trusted-types': `${TRUSTED_TYPES_POLICY} lit-html`,
};

const format = (policy: Readonly<Record<string, string>>) =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

function allow(texts: readonly string[]): string {
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return ["'self'", ...hashes].join(' ');
}

/** On every response of every build. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export const POLICY_HEADER = 'Content-Security-Policy';

/** The header's values by kind of file; the same for every build. */
export const policies = {
  /** Allows any inline code, since the page's own <meta> policy allows it by hash only and browsers enforce both. */
  page: format({
    'default-src': "'self'",
    'script-src': "'self' 'unsafe-inline'",
    'style-src': "'self' 'unsafe-inline'",
    ...fixed,
    'base-uri': "'self'",
    // Ignored in a <meta> element.
    'frame-ancestors': "'none'",
  }),
  /** A worker follows the policy of its own file, not the page's. */
  worker: "default-src 'none'; connect-src 'self'",
  /** For files opened as a page, such as an SVG with a script. */
  file: "default-src 'none'; sandbox",
} as const;

/** File names of the pages, without the products' own. */
export const pageFiles: readonly string[] = [
  ...Object.values(paths).map((page) => (page === paths.home ? 'index.html' : `${page.slice(1)}.html`)),
  '404.html',
];

/** @param file relative to dist/, such as `images/watch.svg` */
export function policyOf(file: string): string {
  if (pageFiles.includes(file) || `/${file}`.startsWith(productFolder)) return policies.page;
  return file === workerFile ? policies.worker : policies.file;
}

interface PageParts {
  script: string;
  styles: readonly string[];
  /** Pages have a <base>. */
  hasFolders?: boolean;
}

/** The policy in a page's <meta> element, on any server. Allows exactly this inline script and these styles, by hash. */
export function pagePolicy({ script, styles, hasFolders = false }: PageParts): string {
  return format({
    'default-src': "'self'",
    'script-src': allow([script]),
    'style-src': allow(styles),
    ...fixed,
    ...(hasFolders && { 'base-uri': "'self'" }),
  });
}
