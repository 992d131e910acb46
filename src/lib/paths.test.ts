import { expect, it } from 'vitest';
import { cleanPathname, productAddress, productIdInHash, wishlistAddress } from './paths';

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

it('names a product in the hash of an address, whatever its id', () => {
  expect(productAddress('a b/ä')).toBe('/details#product=a%20b%2F%C3%A4');
  for (const id of ['watch', 'a b/ä', '#product=', '100 %'])
    expect(productIdInHash(productAddress(id).slice('/details'.length)), id).toBe(id);
});

it('has no product for half a letter, or for a hash that names none', () => {
  expect(productAddress('\uD800')).toBe('/details#product=');
  for (const hash of ['', '#', '#compare', '#product=', '#product=%E0', '#x#product=watch', 'watch'])
    expect(productIdInHash(hash), hash).toBeUndefined();
});

it('has an address for the wishlist', () => expect(wishlistAddress).toBe('/dashboard?tab=wishlist'));
