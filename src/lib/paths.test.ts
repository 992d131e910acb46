import { expect, it } from 'vitest';
import { cleanPathname } from './paths';

it('turns every address of a page into its canonical one', () => {
  for (const [pathname, base, clean] of [
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
  ] as const) {
    expect(cleanPathname(pathname, base), `${pathname} below ${base}`).toBe(clean);
  }
});
