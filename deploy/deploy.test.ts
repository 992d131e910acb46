import { expect, it } from 'vitest';
import { cacheControl } from './cache-rules';
import { nginxServer } from './nginx';
import { securityHeaders } from './security-headers';
import { headersFile, redirectsFile } from './static-hosts';

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
  for (const [name, value] of Object.entries(securityHeaders))
    expect(nginxServer('/')).toContain(`add_header ${name} "${value}" always;`);
});

it('adds no header within a location of nginx, which would drop all others there', () => {
  for (const base of ['/', '/shop/']) {
    const config = nginxServer(base);
    expect(config.slice(config.indexOf('\nlocation'))).not.toContain('add_header');
  }
});

it('gives static hosts each header once for an address, in lines that they take', () => {
  const file = headersFile('/shop/');
  for (const [name, value] of Object.entries(securityHeaders))
    expect(file.split(`  ${name}: ${value}\n`)).toHaveLength(2);
  expect(file).toContain('/shop/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(file.slice(0, file.indexOf('/shop/'))).not.toContain('Cache-Control');
});

it('leads static hosts from a folder to the files, and tells them nothing at the root', () => {
  expect(redirectsFile('/')).toBeUndefined();
  const [entry, ...rules] = redirectsFile('/shop/')?.split('\n') ?? [];
  expect(entry).toBe('/ /shop/ 302');
  expect(rules).toContain('/shop/about-us.html /shop/about-us 301');
  expect(rules.slice(-2)).toEqual(['/shop/* /:splat 200', '']);
});
