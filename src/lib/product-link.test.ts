import { expect, it } from 'vitest';
import { paths } from './paths';
import { isPage, productIdAt, productLink } from './product-link';

it('leads to /details with the product in the history entry, and in the address of a new tab', () => {
  expect(productLink('a b')).toEqual({
    to: '/details',
    state: { productId: 'a b' },
    inNewTab: '/details#product=a%20b',
  });
});

it('knows the shop’s pages, none of which is a product’s own', () => {
  for (const path of Object.values(paths)) expect(isPage(path), path).toBe(true);
  for (const path of ['/nowhere', '/products/watch']) expect(isPage(path), path).toBe(false);
  expect(productIdAt('/products/watch')).toBeUndefined();
});
