import { createHash } from 'node:crypto';
import { TRUSTED_TYPES_POLICY } from '../src/pwa/constants';

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

/** The same for every build and every answer: what differs from page to page is in the page's own policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // Browsers heed `frame-ancestors` in a header only.
  'Content-Security-Policy': format({ ...fixed, 'frame-ancestors': "'none'" }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The policy that a page carries itself, on any server. Of what is inline it allows these texts, by their hashes. */
export function pagePolicy({ script, style }: { script: string; style: string }): string {
  return format({
    'default-src': "'self'",
    'script-src': allow([script]),
    'style-src': allow([style]),
    ...fixed,
  });
}
