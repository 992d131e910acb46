import { createHash } from 'node:crypto';
import { paths, productFolder } from '../src/lib/paths';
import type { Settings } from '../src/lib/shop';
import { TRUSTED_TYPES_POLICY, workerFile } from '../src/pwa/constants';

type Selling = Pick<Settings, 'checkout' | 'productPages'>;

/** The part of a page's policy that its header and its <meta> element share. */
function shared({ checkout, productPages = false }: Selling) {
  const endpoint = checkout && 'url' in checkout.send ? ` ${new URL(checkout.send.url).origin}` : '';
  return {
    // https: and data: because a catalog may link to pictures anywhere.
    'img-src': "'self' https: data:",
    'font-src': "'self'",
    'connect-src': `'self'${endpoint}`,
    'object-src': "'none'",
    // Products' pages have a <base>.
    'base-uri': productPages ? "'self'" : "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    // The second is that of the 3D viewer's templates.
    'trusted-types': `${TRUSTED_TYPES_POLICY} lit-html`,
  };
}

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

/**
 * The header of pages. Allows any inline code, since the page's own <meta> policy allows it by hash only and browsers
 * enforce both.
 */
export const pageHeader = (settings: Selling): string =>
  format({
    'default-src': "'self'",
    'script-src': "'self' 'unsafe-inline'",
    'style-src': "'self' 'unsafe-inline'",
    ...shared(settings),
    // Ignored in a <meta> element.
    'frame-ancestors': "'none'",
  });

/** The header's values by kind of file, but for pages. */
export const policies = {
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
export const isPage = (file: string): boolean =>
  pageFiles.includes(file) || `/${file}`.startsWith(productFolder);

/** The header of a file that is not a page. */
export const filePolicy = (file: string): string => (file === workerFile ? policies.worker : policies.file);

interface PageParts {
  script: string;
  styles: readonly string[];
}

/** The policy in a page's <meta> element, on any server. Allows exactly this inline script and these styles, by hash. */
export const pagePolicy = ({ script, styles }: PageParts, settings: Selling): string =>
  format({
    'default-src': "'self'",
    'script-src': allow([script]),
    'style-src': allow(styles),
    ...shared(settings),
  });
