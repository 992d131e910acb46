import { expect, it } from 'vitest';
import { cleanPathname } from './paths';

it.each([
  ['/', '/', '/'],
  ['//', '/', '/'],
  ['/index.html', '/', '/'],
  ['/index', '/', '/'],
  ['/about-us', '/', '/about-us'],
  ['/about-us.html', '/', '/about-us'],
  ['/about-us/', '/', '/about-us'],
  ['//about-us//', '/', '/about-us'],
  ['//elsewhere.example/about-us', '/', '/elsewhere.example/about-us'],
  ['/reindex.html', '/', '/reindex'],
  ['/shop', '/shop/', '/shop/'],
  ['/shop/', '/shop/', '/shop/'],
  ['/shop//index.html', '/shop/', '/shop/'],
  ['//shop/details.html', '/shop/', '/shop/details'],
  ['/', '/shop/', '/'],
])('%s, below %s, is the page at %s', (pathname, base, clean) => {
  expect(cleanPathname(pathname, base)).toBe(clean);
});
