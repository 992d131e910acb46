// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { product } from '../test/products';
import { cart } from './cart';
import { compared, viewed } from './id-lists';
import { moveOldKeys } from './move-old-keys';
import { orders } from './orders';
import { appearance, searchKey, selectedProduct } from './preferences';
import { wishlist } from './wishlist';

const stores = [cart, wishlist, orders, viewed, compared, appearance, searchKey, selectedProduct];

function pullAll(): void {
  for (const { pull } of stores) pull();
}

beforeEach(() => {
  localStorage.clear();
  pullAll();
});

const ids = ['a', 'b', 'c', 'd'] as const;
const catalog = ids.map((id, index) =>
  product(id, { price: index + 0.25, specification: [`Number: ${index}`] }),
);

const row = (index: number, at: number, list: string) => [`${list}:${at + 1}`, index, at, at + 1];

/** The state as the version before stored it. */
const oldState = fc
  .record({
    productId: fc.option(fc.constantFrom(...ids)),
    cart: fc.array(fc.nat(3), { maxLength: 12 }),
    wishlist: fc.uniqueArray(fc.nat(3)),
    orders: fc.array(fc.array(fc.nat(3), { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
    forgotten: fc.nat(5),
    viewed: fc.uniqueArray(fc.constantFrom(...ids)),
    compared: fc.uniqueArray(fc.constantFrom(...ids)),
    appearance: fc.constantFrom('light', 'dark', undefined),
    searchKey: fc.constantFrom('off', undefined),
  })
  .map((state) => {
    const oldOrders = state.orders.map((bought, at) => {
      const lines = [...new Set(bought)].map((index) => ({
        product_id: ids[index] ?? '',
        title: `Gadget ${ids[index]}`,
        price: 100,
        quantity: 1,
      }));
      return { id: `tab:${at + 1}`, at: at + 1, noted: at + 1, lines, total: lines.length * 100 };
    });
    const texts = {
      'ultraviolet-shop': JSON.stringify({
        version: 1,
        productId: state.productId,
        cart: state.cart.map((index, at) => row(index, at, 'tab')),
        wishlist: state.wishlist.map((index, at) => row(index, at, 'other-tab')),
        products: catalog,
        seen: [['tab', 12]],
      }),
      'ultraviolet-orders': JSON.stringify({ version: 1, forgotten: state.forgotten, orders: oldOrders }),
      'ultraviolet-viewed': JSON.stringify(state.viewed),
      'ultraviolet-comparison': JSON.stringify(state.compared),
      'ultraviolet-appearance': state.appearance,
      'ultraviolet-search-key': state.searchKey,
    };
    return { state, texts };
  });

const savedAt = (index: number) => ({ product: { product_id: ids[index], price: catalog[index]?.price } });

function store(texts: Readonly<Record<string, string | undefined>>): void {
  localStorage.clear();
  for (const [key, text] of Object.entries(texts)) if (text !== undefined) localStorage.setItem(key, text);
}

it('All data of the former version is moved, once', () => {
  fc.assert(
    fc.property(oldState, ({ state, texts }) => {
      store(texts);
      moveOldKeys();
      moveOldKeys();
      pullAll();
      expect(cart.getState()).toMatchObject(state.cart.map(savedAt));
      expect(wishlist.getState()).toMatchObject(state.wishlist.map(savedAt));
      expect(orders.getState().map(({ placedAt }) => placedAt)).toEqual(
        state.orders
          .map((_, at) => at + 1)
          .filter((at) => at > state.forgotten)
          .toReversed(),
      );
      expect(viewed.getState()).toEqual(state.viewed);
      expect(compared.getState()).toEqual(state.compared);
      expect(appearance.getState()).toBe(state.appearance ?? 'system');
      expect(searchKey.getState()).toBe(state.searchKey === undefined);
      expect(selectedProduct.getState()).toBe(state.productId);
      expect(Object.keys(localStorage).filter((key) => key.startsWith('ultraviolet-'))).toEqual([]);
    }),
  );
});

it('A search key that was turned on again is moved', () => {
  store({ 'ultraviolet-search-key': 'on' });
  moveOldKeys();
  pullAll();
  expect(searchKey.getState()).toBe(true);
});

it('Lists that old data lacks are empty', () => {
  store({ 'ultraviolet-shop': '{"version":1}', 'ultraviolet-orders': '{"version":1}' });
  moveOldKeys();
  const moved = ['cart', 'wishlist', 'orders'].map((name) => localStorage.getItem(`shop:/${name}`));
  const nothing = '{"version":1,"data":{"products":[],"items":[]}}';
  expect(moved).toEqual([nothing, nothing, '{"version":1,"data":[]}']);
});

it('A store’s own data is kept', () => {
  store({ 'ultraviolet-viewed': '["old"]', 'shop:/viewed': '{"version":1,"data":["new"]}' });
  moveOldKeys();
  pullAll();
  expect(viewed.getState()).toEqual(['new']);
});

it('What cannot be read is set aside', () => {
  store({ 'ultraviolet-shop': 'nonsense', 'ultraviolet-orders': '{"version":9}' });
  moveOldKeys();
  expect(localStorage.getItem('shop:/shop.unreadable')).toContain('nonsense');
  expect(localStorage.getItem('shop:/orders.unreadable')).toContain('9');
});

it('The old data is kept for the next visit if the new does not fit', () => {
  const [sample] = fc.sample(oldState, 1);
  store(sample?.texts ?? {});
  const before = JSON.stringify(localStorage);
  const setItem = Storage.prototype.setItem.bind(localStorage);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
    if (key.startsWith('shop:')) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, text);
  });
  moveOldKeys();
  expect(JSON.stringify(localStorage)).toBe(before);
});
