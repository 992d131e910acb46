// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import stored from '../test/stored-in-november-2026.json';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.appearance;
});

it('A cart, wishlist, orders and preferences of November 2026 are read', async () => {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
  // Another visit.
  vi.resetModules();
  const [{ startStores }, { cart }, { wishlist }, { countItems, orders }, lists, preferences] =
    await Promise.all([
      import('./start-stores'),
      import('./cart'),
      import('./wishlist'),
      import('./orders'),
      import('./id-lists'),
      import('./preferences'),
    ]);
  const { viewed, compared } = lists;
  const { appearance, selectedProduct } = preferences;
  const problems: string[] = [];
  startStores((problem) => problems.push(problem));
  orders.pull();
  expect(problems).toEqual([]);
  expect(cart.getState().map(({ itemId, product }) => [itemId, product.product_id, product.price])).toEqual([
    ['w03w511cl98et', 'iphone-17', 799],
    ['1aenrn1asvvnb', 'macbook-pro-14-m4', 1599],
    ['f0holn1g4kmj9', 'iphone-17', 799],
  ]);
  expect(wishlist.getState().map(({ product }) => product.product_title)).toEqual([
    'Microsoft Surface Laptop, 7th Edition (13.8-inch)',
    'iPhone 17',
  ]);
  expect(orders.getState().map((order) => [countItems(order), order.total])).toEqual([[3, 319_700]]);
  expect(viewed.getState()).toEqual(['microsoft-surface-laptop-7-13', 'iphone-17']);
  expect(compared.getState()).toEqual(['iphone-17', 'macbook-pro-14-m4']);
  expect([appearance.getState(), selectedProduct.getState()]).toEqual([
    'dark',
    'microsoft-surface-laptop-7-13',
  ]);

  cart.change((items) => items.slice(0, 2));
  const written = JSON.parse(localStorage.getItem('shop:/cart') ?? '');
  expect(written).toMatchObject({
    version: 2,
    data: [{ itemId: 'w03w511cl98et', product: { product_title: 'iPhone 17', price: 799 } }, {}],
  });
  expect(Object.keys(written.data[0].product)).toEqual(Object.keys(written.data[1].product));
  expect(JSON.stringify(written)).not.toMatch(/gallery|specification|Lavender/u);
  vi.resetModules();
  const again = await import('./cart');
  again.cart.pull();
  expect(again.cart.getState()).toEqual(cart.getState());
});

it.each([
  ['nothing', undefined],
  ['no list', { items: 7 }],
  ['rows of nothing', { items: [null, 'x', ['y', 9], [7, 0]], products: [null] }],
])('A packed cart that is broken is read as far as it goes: %s', async (_what, data) => {
  localStorage.setItem('shop:/cart', JSON.stringify({ version: 1, data }));
  vi.resetModules();
  const { cart } = await import('./cart');
  cart.pull();
  expect(cart.getState()).toEqual([]);
});
