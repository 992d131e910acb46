import { expect, it } from 'vitest';
import { pagePolicy } from './security-headers';

it('allows what is inline in a page by its hash alone', () => {
  // Each hash is what `printf %s 'x()' | openssl dgst -sha256 -binary | base64` says.
  expect(pagePolicy({ script: 'x()', styles: ['.a{}'] })).toBe(
    [
      "default-src 'self'",
      "script-src 'self' 'sha256-D6IGS8VMvCoyaR/l0h9tERrBTATY01CoPS7l6xDv0kI='",
      "style-src 'self' 'sha256-zykMelvY9taAHFfnWfsi7Rnifucb0B5GzFq+5ZuppCM='",
      "img-src 'self' https: data:",
      "font-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types ultraviolet-service-worker lit-html',
    ].join('; '),
  );
});
