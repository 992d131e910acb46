import { expect, it } from 'vitest';
import { cacheControl } from './cache-rules';
import { nginxServer } from './nginx';
import { pageHeader, policies, securityHeaders } from './security-headers';
import { headerRules, headersFile, redirectsFile } from './static-hosts';

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
  const config = nginxServer('/');
  for (const [name, value] of Object.entries(securityHeaders))
    expect(config).toContain(`add_header ${name} "${value}" always;`);
  expect(config).toContain('add_header Content-Security-Policy $ultraviolet_policy always;');
});

it('adds no header within a location of nginx, which would drop all others there', () => {
  for (const base of ['/', '/shop/']) {
    const config = nginxServer(base);
    expect(config.slice(config.indexOf('\nlocation'))).not.toContain('add_header');
  }
});

it('gives static hosts each header once for an address, in lines that they take', () => {
  const file = headersFile(headerRules('/shop/', pageHeader({}), ['assets/', 'index.html', 'sw.js']));
  expect(file.split('\n\n')).toEqual([
    `/*\n${[...Object.entries(securityHeaders), ['Content-Security-Policy', pageHeader({})]]
      .map(([name, value]) => `  ${name}: ${value}`)
      .join('\n')}`,
    `/shop/assets/*\n  Content-Security-Policy: ${policies.file}\n  Cache-Control: public, max-age=31536000, immutable`,
    `/shop/sw.js\n  Content-Security-Policy: ${policies.worker}`,
    `/assets/*\n  Content-Security-Policy: ${policies.file}`,
    `/sw.js\n  Content-Security-Policy: ${policies.worker}`,
    '/shop/images/*\n  Cache-Control: public, max-age=3600\n',
  ]);
});

it('leads static hosts from a folder to the files, and tells them nothing at the root', () => {
  expect(redirectsFile('/')).toBeUndefined();
  const [entry, ...rules] = redirectsFile('/shop/')?.split('\n') ?? [];
  expect(entry).toBe('/ /shop/ 302');
  expect(rules).toContain('/shop/about-us.html /shop/about-us 301');
  expect(rules.slice(-2)).toEqual(['/shop/* /:splat 200', '']);
});
