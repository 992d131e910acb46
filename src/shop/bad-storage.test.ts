// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { parseProduct } from '../catalogue/product';
import { product } from '../test/products';
import { keepShop } from './keep';
import { createShop, type Shop } from './store';

const KEY = 'ultraviolet-shop';

const gadget = product('a');

const endings: Array<() => void> = [];

function openTab(name: string): Shop {
  const shop = createShop(name);
  endings.push(keepShop(shop, { parseProduct, onTrouble: vi.fn() }));
  return shop;
}

/** Closes all tabs, and forgets what they stored. */
function forgetAll(): void {
  for (const end of endings.splice(0)) end();
  localStorage.clear();
}

afterEach(forgetAll);

const goodRow = ['tab:1', 0, 1, 1];

/** A stored state with one good row in the cart and one on the wishlist, and something else besides. */
function stored(parts: object): string {
  return JSON.stringify({
    version: 1,
    productId: 'a',
    products: [gadget],
    cart: [goodRow],
    wishlist: [['tab:2', 0, 1, 2]],
    seen: [['tab', 2]],
    ...parts,
  });
}

const count = ({ getState }: Shop) => getState().cartItems.length;

/** How many rows the cart has of a stored text: as it was found, after one more was added, and on the next visit. */
function rowsFound(text: string): number[] {
  forgetAll();
  localStorage.setItem(KEY, text);
  const shop = openTab('mine');
  const found = count(shop);
  shop.addToCart(gadget);
  return [found, count(shop), count(openTab('later'))];
}

it('A stored text that is no state at all is set aside, and the shop sells on', () => {
  for (const text of [
    'nonsense',
    'undefined',
    'null',
    'true',
    '0',
    '""',
    '[]',
    '{}',
    '[object Object]',
    '{"version":1',
    '{"version":"1"}',
    '{"version":0,"cart":[]}',
    '{"version":2,"cart":[]}',
    '{"version":1e9}',
    '{"version":null}',
    '\u0000',
    '<script>',
    '{"__proto__":{"version":1}}',
  ]) {
    expect(rowsFound(text), text).toEqual([0, 1, 1]);
    expect(localStorage.getItem(`${KEY}.set-aside`)).toBe(text);
  }
});

it('A row that is none is dropped, and the good one beside it is kept', () => {
  for (const row of [
    null,
    7,
    'tab:1',
    {},
    [],
    ['tab:9'],
    ['tab:9', 0, 1],
    ['tab9', 0, 1, 1],
    [':9', 0, 1, 1],
    ['tab:', 0, 1, 1],
    ['tab:-9', 0, 1, 1],
    ['tab:9.5', 0, 1, 1],
    ['a b:9', 0, 1, 1],
    [9, 0, 1, 1],
    ['tab:9', 1, 1, 1],
    ['tab:9', -1, 1, 1],
    ['tab:9', 0.5, 1, 1],
    ['tab:9', '0', 1, 1],
    ['tab:9', null, 1, 1],
    ['tab:9', 0, 'first', 1],
    ['tab:9', 0, null, 1],
    ['tab:9', 0, 1, -1],
    ['tab:9', 0, 1, 1.5],
    ['tab:9', 0, 1, 1e300],
    ['__proto__', 0, 1, 1],
    goodRow,
  ]) {
    expect(rowsFound(stored({ cart: [row, goodRow] })), JSON.stringify(row)).toEqual([1, 2, 2]);
  }
});

it('A part that is none takes no other part with it', () => {
  for (const part of [
    { productId: 7 },
    { productId: { id: 'a' } },
    { wishlist: null },
    { wishlist: 'gone' },
    { wishlist: { 0: goodRow } },
    { seen: null },
    { seen: 'x' },
    { seen: [['tab', -1], ['', 4], [7, 7], ['tab'], null] },
    { extra: { new: 'form' } },
  ]) {
    expect(rowsFound(stored(part)), JSON.stringify(part)).toEqual([1, 2, 2]);
  }
});

it('Rows are gone with their products, and the shop is not', () => {
  for (const products of [
    null,
    'none',
    {},
    [null],
    [{}],
    [{ ...gadget, price: -1 }],
    [{ ...gadget, rating: '5' }],
  ]) {
    expect(rowsFound(stored({ products })), JSON.stringify(products)).toEqual([0, 1, 1]);
  }
});
