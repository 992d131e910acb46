import { expect, it } from 'vitest';
import { cacheControl } from './cache-rules';
import { nginxConfig } from './nginx';
import { headersFile, redirectsFile } from './static-hosts';

const headers = { 'Content-Security-Policy': "default-src 'self'", 'X-Content-Type-Options': 'nosniff' };

it('lets browsers keep hashed files for ever, pictures for an hour, and all else not unasked', () => {
  for (const [path, value] of [
    ['/assets/home-1a2b3c4d.js', 'public, max-age=31536000, immutable'],
    ['/images/products/watch-640.webp', 'public, max-age=3600'],
    ['/Data.json', 'no-cache'],
    ['/', 'no-cache'],
    ['/about/assets/', 'no-cache'],
  ] as const) {
    expect(cacheControl(path), path).toBe(value);
  }
});

it('tells nginx every header, for answers of every status', () => {
  const config = nginxConfig({ headers, base: '/' });
  expect(config).toContain(`add_header Content-Security-Policy "default-src 'self'" always;`);
  expect(config).toContain('add_header X-Content-Type-Options "nosniff" always;');
});

it('adds no header within a location of nginx, which would drop all others there', () => {
  for (const base of ['/', '/shop/']) {
    const config = nginxConfig({ headers, base });
    expect(config.slice(config.indexOf('location'))).not.toContain('add_header');
  }
});

it('refuses a header that nginx would read as more than a text', () => {
  expect(() => nginxConfig({ headers: { 'X-Odd': 'a "quoted" $word' }, base: '/' })).toThrow('misread');
});

it('gives static hosts each header once for an address, in lines that they take', () => {
  const file = headersFile({ headers, base: '/shop/' });
  expect(file).toContain("/*\n  Content-Security-Policy: default-src 'self'\n");
  expect(file).toContain('/shop/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(file.slice(0, file.indexOf('/shop/'))).not.toContain('Cache-Control');
});

it('refuses a line that a static host would drop', () => {
  expect(() => headersFile({ headers: { 'X-Long': 'x'.repeat(2000) }, base: '/' })).toThrow('drop');
});

it('leads static hosts from a folder to the files, and tells them nothing at the root', () => {
  expect(redirectsFile('/')).toBeUndefined();
  const [entry, ...rules] = redirectsFile('/shop/')?.split('\n') ?? [];
  expect(entry).toBe('/ /shop/ 302');
  expect(rules).toContain('/shop/about-us.html /shop/about-us 301');
  expect(rules.slice(-2)).toEqual(['/shop/* /:splat 200', '']);
});
