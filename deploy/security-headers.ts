import { createHash } from 'node:crypto';
import { TRUSTED_TYPES_POLICY } from '../src/pwa/constants';

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The texts of the scripts and style sheets that stand in the pages themselves. */
interface InlineTexts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The headers that every server of the shop sends with every answer, from this one source.
 * What stands inline is allowed by its hash and nothing else is.
 */
export function securityHeaders({ scripts, styles }: InlineTexts): Readonly<Record<string, string>> {
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...scripts.map(hashSource)].join(' '),
    'style-src': ["'self'", ...styles.map(hashSource)].join(' '),
    // A shop owner's catalogue may name pictures elsewhere; ours names none. A chart is saved through one of a blob.
    'img-src': "'self' https: data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': TRUSTED_TYPES_POLICY,
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
