// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseProduct, type Product } from '../catalogue/product';
import { keepShop } from './keep';
import { createShop, type Shop } from './store';

const KEY = 'ultraviolet-shop';

const product: Product = {
  product_id: 'a',
  product_title: 'A',
  product_image: '',
  price: 10,
  category: 'Laptops',
  description: '',
  specification: [],
  rating: 4,
};

const endings: Array<() => void> = [];

function openTab(name: string): Shop {
  const shop = createShop(name);
  endings.push(keepShop(shop, { parseProduct, onTrouble: vi.fn() }));
  return shop;
}

afterEach(() => {
  for (const end of endings.splice(0)) end();
});

const goodRow = ['tab:1', 0, 1, 1];

/** A stored state with one good row in the cart and one on the wishlist, and something else besides. */
function stored(parts: object): string {
  return JSON.stringify({
    version: 1,
    productId: 'a',
    products: [product],
    cart: [goodRow],
    wishlist: [['tab:2', 0, 1, 2]],
    seen: [['tab', 2]],
    ...parts,
  });
}

const count = ({ getState }: Shop) => getState().cartItems.length;

/** How many rows the cart has: as it was found, after one more was added, and on the next visit. */
function rowsFound(): number[] {
  const shop = openTab('mine');
  const found = count(shop);
  shop.addToCart(product);
  return [found, count(shop), count(openTab('later'))];
}

describe('A stored text that is no state at all is set aside, and the shop sells on:', () => {
  it.each([
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
  ])('%j', (text) => {
    localStorage.setItem(KEY, text);
    openTab('mine').addToCart(product);
    expect(localStorage.getItem(`${KEY}.set-aside`)).toBe(text);
    expect(openTab('later').getState().cartItems).toHaveLength(1);
  });
});

describe('A row that is none is dropped, and the good one beside it is kept:', () => {
  it.each([
    [null],
    [7],
    ['tab:1'],
    [{}],
    [[]],
    [['tab:9']],
    [['tab:9', 0, 1]],
    [['tab9', 0, 1, 1]],
    [[':9', 0, 1, 1]],
    [['tab:', 0, 1, 1]],
    [['tab:-9', 0, 1, 1]],
    [['tab:9.5', 0, 1, 1]],
    [['a b:9', 0, 1, 1]],
    [[9, 0, 1, 1]],
    [['tab:9', 1, 1, 1]],
    [['tab:9', -1, 1, 1]],
    [['tab:9', 0.5, 1, 1]],
    [['tab:9', '0', 1, 1]],
    [['tab:9', null, 1, 1]],
    [['tab:9', 0, 'first', 1]],
    [['tab:9', 0, null, 1]],
    [['tab:9', 0, 1, -1]],
    [['tab:9', 0, 1, 1.5]],
    [['tab:9', 0, 1, 1e300]],
    [['__proto__', 0, 1, 1]],
    [goodRow],
  ])('%j', (row) => {
    localStorage.setItem(KEY, stored({ cart: [row, goodRow] }));
    expect(rowsFound()).toEqual([1, 2, 2]);
  });
});

describe('A part that is none takes no other part with it:', () => {
  it.each([
    ['productId', 7],
    ['productId', { id: 'a' }],
    ['wishlist', null],
    ['wishlist', 'gone'],
    ['wishlist', { 0: goodRow }],
    ['seen', null],
    ['seen', 'x'],
    ['seen', [['tab', -1], ['', 4], [7, 7], ['tab'], null]],
    ['extra', { new: 'form' }],
  ])('%s is %j', (name, value) => {
    localStorage.setItem(KEY, stored({ [name]: value }));
    expect(rowsFound()).toEqual([1, 2, 2]);
  });

  it.each([
    [null],
    ['none'],
    [{}],
    [[null]],
    [[{}]],
    [[{ ...product, price: -1 }]],
    [[{ ...product, rating: '5' }]],
  ])('products are %j: the rows are gone with them, the shop is not', (products) => {
    localStorage.setItem(KEY, stored({ products }));
    expect(rowsFound()).toEqual([0, 1, 1]);
  });
});
