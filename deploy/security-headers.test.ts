import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers';

it('sends these headers and no others, with what stands inline allowed by its hash alone', () => {
  // Each hash is what `printf %s 'x()' | openssl dgst -sha256 -binary | base64` says.
  expect(securityHeaders({ scripts: ['x()'], styles: ['.a{}', '.b{}'] })).toEqual({
    'Content-Security-Policy': [
      "default-src 'self'",
      "script-src 'self' 'sha256-D6IGS8VMvCoyaR/l0h9tERrBTATY01CoPS7l6xDv0kI='",
      "style-src 'self' 'sha256-zykMelvY9taAHFfnWfsi7Rnifucb0B5GzFq+5ZuppCM=' 'sha256-SGcvwxmsOW+7Ls/uk+0Rs2OXWHuIlxlmZtWdVxVc/w8='",
      "img-src 'self' https: data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types ultraviolet-service-worker',
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
