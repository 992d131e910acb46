import { createHash } from 'node:crypto';
import { paths } from '../src/lib/paths';
import { TRUSTED_TYPES_POLICY, workerFile } from '../src/pwa/constants';

const fixed = {
  // A shop owner's catalogue may name pictures elsewhere; ours names none. A chart is saved through one of a blob.
  'img-src': "'self' https: data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': TRUSTED_TYPES_POLICY,
};

const format = (policy: Readonly<Record<string, string>>) =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

function allow(texts: readonly string[]): string {
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return ["'self'", ...hashes].join(' ');
}

/** The same for every build and every answer. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export const POLICY_HEADER = 'Content-Security-Policy';

/** What the header of that name says, by what is sent. It is the same for every build. */
export const policies = {
  /** What is inline is allowed here, and only by its hash in the page's own policy: browsers enforce both. */
  page: format({
    'default-src': "'self'",
    'script-src': "'self' 'unsafe-inline'",
    'style-src': "'self' 'unsafe-inline'",
    ...fixed,
    // Browsers heed it in a header only.
    'frame-ancestors': "'none'",
  }),
  /** A worker obeys the policy that its own file is sent with. */
  worker: "default-src 'none'; connect-src 'self'",
  /** A picture or a text that somebody opens as a page, such as an SVG with a script in it. */
  file: "default-src 'none'; sandbox",
} as const;

/** The pages of a build, by the names of their files. */
export const pageFiles: readonly string[] = [
  ...Object.values(paths).map((page) => (page === paths.home ? 'index.html' : `${page.slice(1)}.html`)),
  '404.html',
];

/** The policy for a file of a build, by its path in it: `images/watch.svg`. */
export function policyOf(file: string): string {
  if (pageFiles.includes(file)) return policies.page;
  return file === workerFile ? policies.worker : policies.file;
}

/** The policy that a page carries itself, on any server. Of what is inline it allows these texts, by their hashes. */
export function pagePolicy({ script, style }: { script: string; style: string }): string {
  return format({
    'default-src': "'self'",
    'script-src': allow([script]),
    'style-src': allow([style]),
    ...fixed,
  });
}
