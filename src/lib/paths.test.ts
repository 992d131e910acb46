import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  cleanPathname,
  hashAddress,
  productIdInHash,
  productIdInPath,
  productPath,
  wishlistAddress,
} from './paths';

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
  expect(hashAddress('a b/ä')).toBe('/details#product=a%20b%2F%C3%A4');
  for (const id of ['watch', 'a b/ä', '#product=', '100 %'])
    expect(productIdInHash(hashAddress(id).slice('/details'.length)), id).toBe(id);
});

it('has no product for half a letter, or for a hash that names none', () => {
  expect(hashAddress('\uD800')).toBe('/details#product=');
  for (const hash of ['', '#', '#compare', '#product=', '#product=%E0', '#x#product=watch', 'watch'])
    expect(productIdInHash(hash), hash).toBeUndefined();
});

it('gives each product a page whose address no server changes', () => {
  for (const [id, path] of [
    ['watch-2', '/products/watch-2'],
    ['Ä1', '/products/%C3%841'],
    ['ab.12', '/products/ab~2e~12'],
    ['a b', '/products/a~20~b'],
    ['index', '/products/~69~ndex'],
    ['reindex', '/products/reindex'],
    ['indexes', '/products/indexes'],
  ] as const)
    expect(productPath(id), id).toBe(path);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (id) => {
      const path = productPath(id);
      expect(productIdInPath(path)).toBe(id);
      expect(cleanPathname(path, '/')).toBe(path);
      expect(new URL(path, 'https://shop.example').pathname).toBe(path);
    }),
  );
});

it('finds no product in the address of another page', () => {
  for (const path of ['/', '/details', '/products', '/products/', '/products/a/b', '/products/%E0'])
    expect(productIdInPath(path), path).toBeUndefined();
  expect(productIdInPath('/products/~ffffff~')).toBe('~ffffff~');
});

it('has an address for the wishlist', () => expect(wishlistAddress).toBe('/dashboard?tab=wishlist'));
