// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CatalogState } from '../catalog/catalog';
import type { Product } from '../catalog/product';
import { product } from '../test/products';
import { cart } from './cart';
import { addToCart, removeFromCart } from './cart-changes';
import { moveToCart } from './cart-changes';
import { holdsProduct, parseItems, type SavedItem } from './saved-items';
import { productsForSale, resolveItem, sortCartByPrice, totalPrice } from './resolved-items';
import { applyWithUndo } from './undo';
import { addToWishlist, removeFromWishlist, wishlist } from './wishlist';

const catalogOf = (...products: readonly Product[]): CatalogState => ({ products, status: 'ready' });
const idsOf = (items: readonly SavedItem[]) => items.map((item) => item.product.product_id);
const inCart = () => idsOf(cart.getState());
const inWishlist = () => idsOf(wishlist.getState());
const products = (...ids: readonly string[]) => ids.map((id) => product(id));

function firstOf(items: readonly SavedItem[]): SavedItem {
  const [item] = items;
  if (!item) throw new Error('The list is empty.');
  return item;
}

afterEach(() => {
  cart.set([]);
  wishlist.set([]);
  localStorage.clear();
});

describe('the cart', () => {
  it('holds the same product any number of times, each as its own item', () => {
    addToCart(products('a', 'a'));
    addToCart(products('a'));
    expect(inCart()).toEqual(['a', 'a', 'a']);
    expect(holdsProduct(cart.getState(), 'a')).toBe(true);
    removeFromCart([firstOf(cart.getState())]);
    expect(inCart()).toEqual(['a', 'a']);
  });

  it('sorts by today’s price from highest to lowest, and keeps the order of equal prices', () => {
    const [a, b, c, d] = [5, 20, 5, 7].map((price, index) => product(`p${index}`, { price }));
    if (!a || !b || !c || !d) return;
    addToCart([a, b, c, d]);
    sortCartByPrice(catalogOf(a, { ...b, price: 6 }, c, d));
    expect(inCart()).toEqual(['p3', 'p1', 'p0', 'p2']);
    addToCart(products('last'));
    expect(inCart().at(-1)).toBe('last');
  });
});

it('the wishlist holds a product once', () => {
  addToWishlist(products('a', 'b', 'a'));
  addToWishlist(products('b', 'c'));
  expect(inWishlist()).toEqual(['a', 'b', 'c']);
  removeFromWishlist([firstOf(wishlist.getState())]);
  expect(inWishlist()).toEqual(['b', 'c']);
});

describe('undo', () => {
  it('restores what was removed in its position', () => {
    addToCart(products('a', 'b', 'c', 'd'));
    const middle = cart.getState().slice(1, 3);
    const undo = applyWithUndo(() => removeFromCart(middle));
    addToCart(products('new'));
    undo.run();
    expect(inCart()).toEqual(['a', 'b', 'c', 'd', 'new']);
    const undoClear = applyWithUndo(() => cart.set([]));
    addToCart(products('newer'));
    undoClear.run();
    expect(inCart()).toEqual(['a', 'b', 'c', 'd', 'new', 'newer']);
  });

  it.each([
    ['a move', () => moveToCart(wishlist.getState(), products('w')), 'Gadget w is back on your wishlist'],
    ['a removal', () => removeFromCart(cart.getState().slice(1, 2)), 'Gadget b is back in your cart'],
    ['a cleared cart', () => cart.set([]), 'Gadget a and 1 more are back in your cart'],
    ['an addition', () => addToCart(products('c')), 'Gadget c is out of your cart'],
    ['a wish', () => addToWishlist(products('x')), 'Gadget x is off your wishlist'],
  ])('says what comes of undoing %s', (_, change, undone) => {
    addToCart(products('a', 'b'));
    addToWishlist(products('w'));
    expect(applyWithUndo(change).undone).toBe(undone);
  });

  it('leaves the list alone that was not changed', () => {
    addToCart(products('a'));
    addToWishlist(products('b'));
    const wished = wishlist.getState();
    const undo = applyWithUndo(() => removeFromCart(cart.getState()));
    undo.run();
    expect(inCart()).toEqual(['a']);
    expect(wishlist.getState()).toBe(wished);
  });

  it('removes what was added, and leaves later removals', () => {
    addToCart(products('a', 'b'));
    const undo = applyWithUndo(() => addToCart(products('c', 'd')));
    removeFromCart([firstOf(cart.getState())]);
    undo.run();
    expect(inCart()).toEqual(['b']);
  });

  it('works in both lists, and adds no duplicate to the wishlist', () => {
    addToCart(products('a', 'b'));
    const undoMove = applyWithUndo(() => {
      removeFromCart([firstOf(cart.getState())]);
      addToWishlist(products('a'));
    });
    expect([inCart(), inWishlist()]).toEqual([['b'], ['a']]);
    undoMove.run();
    expect([inCart(), inWishlist()]).toEqual([['a', 'b'], []]);

    addToWishlist(products('x', 'y'));
    const undoRemoval = applyWithUndo(() => removeFromWishlist([firstOf(wishlist.getState())]));
    addToWishlist(products('x'));
    undoRemoval.run();
    expect(inWishlist().toSorted()).toEqual(['x', 'y']);
  });

  it('restores 10,000 items', () => {
    addToCart(Array.from({ length: 10_000 }, (_, index) => product(`p${index}`)));
    const all = inCart();
    applyWithUndo(() => cart.set([])).run();
    expect(inCart()).toEqual(all);
  });
});

describe('an item', () => {
  it('is as it was when added until the catalog has loaded', () => {
    addToCart([product('a', { price: 10 })]);
    const item = firstOf(cart.getState());
    const cheaper = product('a', { price: 8, product_title: 'New name' });
    expect(resolveItem({ products: [], status: 'loading' }, item)).toMatchObject({
      isSold: true,
      previousPrice: undefined,
    });
    expect(resolveItem(catalogOf(cheaper), item)).toEqual({
      item,
      product: cheaper,
      isSold: true,
      previousPrice: 10,
    });
    expect(resolveItem(catalogOf(product('a', { price: 10 })), item).previousPrice).toBeUndefined();
    expect(resolveItem(catalogOf(), item)).toMatchObject({ isSold: false, product: item.product });
  });

  it('counts toward the total only if it is sold, at today’s price', () => {
    addToCart(products('a', 'gone', 'b'));
    const state = catalogOf(product('a', { price: 0.1 }), product('b', { price: 0.2 }));
    expect(totalPrice(productsForSale(state, cart.getState()))).toBe(30);
  });
});

describe('stored items', () => {
  const good = { itemId: 'x', product: product('a') };

  it('survive parsing, without what a row does not show', () => {
    addToCart(products('a', 'b', 'a'));
    const items = cart.getState();
    const stored: unknown = JSON.parse(JSON.stringify(items));
    const onLoss = vi.fn<() => void>();
    expect(parseItems(stored, onLoss)).toEqual(items);
    expect(onLoss).not.toHaveBeenCalled();
    expect(items[0]?.product).not.toHaveProperty('specification');
  });

  it('are read as far as they are valid, and each once', () => {
    const { product: sold } = good;
    const data = [
      good,
      good,
      { itemId: 'y', product: { ...sold, price: 'free' } },
      { itemId: 7, product: sold },
      { itemId: 'z' },
      'nonsense',
      null,
      { itemId: 'ok', product: sold, more: 1 },
    ];
    expect(parseItems(data).map(({ itemId }) => itemId)).toEqual(['x', 'ok']);
    for (const nothing of [undefined, null, 7, 'x', [], { items: 7 }])
      expect(parseItems(nothing)).toEqual([]);
  });

  it('whose product cannot be shown are left out, which is told', () => {
    for (const title of ['x'.repeat(4_000_000), '', 7]) {
      const data = [good, { itemId: 'y', product: { ...product('b'), product_title: title } }];
      const onLoss = vi.fn<() => void>();
      expect(idsOf(parseItems(data, onLoss)), String(title).slice(0, 9)).toEqual(['a']);
      expect(onLoss).toHaveBeenCalledOnce();
    }
  });
});

it('Items stay until they are removed, as the texts in src/layout/help-dialog.tsx promise', async () => {
  addToCart(products('a'));
  addToWishlist(products('b'));
  vi.useFakeTimers({ now: Date.now() + 10 * 365 * 86_400_000, toFake: ['Date'] });
  // Another visit.
  vi.resetModules();
  const { startStores } = await import('./start-stores');
  startStores(() => undefined);
  const later = [(await import('./cart')).cart, (await import('./wishlist')).wishlist];
  expect(later.map((store) => idsOf(store.getState()))).toEqual([['a'], ['b']]);
  vi.useRealTimers();
});
