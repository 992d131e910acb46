import { expect, it } from 'vitest';
import { pageHeader, pagePolicy } from './security-headers';

it('allows what is inline in a page by its hash alone', () => {
  // Each hash is what `printf %s 'x()' | openssl dgst -sha256 -binary | base64` says.
  expect(pagePolicy({ script: 'x()', styles: ['.a{}'] }, {})).toBe(
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

it('lets a shop with orders ask its own endpoint, in both policies', () => {
  const checkout = {
    send: { service: 'own', url: 'https://orders.example:8443/orders?key=1' },
    fields: { phone: 'none', address: 'none', note: 'none' },
    shipping: [{ label: 'Pick up', price: 0, pickUp: true }],
  } as const;
  const allowed = "; connect-src 'self' https://orders.example:8443;";
  expect(pageHeader({ checkout })).toContain(allowed);
  expect(pagePolicy({ script: '', styles: [] }, { checkout })).toContain(allowed);
  const byMail = pageHeader({ checkout: { ...checkout, send: { by: 'email' } } });
  expect(byMail).toContain("; connect-src 'self';");
});
