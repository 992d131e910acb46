// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveRoom } from '../test/full-storage';
import { product } from '../test/products';
import { cart } from './cart';
import { addToCart } from './cart-changes';
import { moveToCart, moveToWishlist } from './cart-changes';
import { parseItems } from './saved-items';
import { applyWithUndo } from './undo';
import { addToWishlist, wishlist } from './wishlist';

const [a, b] = [product('a'), product('b')];
const idsOf = (store: typeof cart) => store.getState().map((item) => item.product.product_id);

/** The lists that the next visit finds. */
const nextVisit = (): readonly string[] =>
  ['shop:/cart', 'shop:/wishlist']
    .flatMap((key) => parseItems(JSON.parse(localStorage.getItem(key) ?? '{}').data))
    .map((item) => item.product.product_id)
    .toSorted();

afterEach(() => {
  cart.set([]);
  wishlist.set([]);
  localStorage.clear();
});

const moves = {
  'save for later': () => moveToWishlist(cart.getState().slice(0, 1), [a]),
  'move to the cart': () => moveToCart(wishlist.getState(), [product('b', { description: 'x'.repeat(300) })]),
} as const;

/** No room at all, room for a row, for a product, for both lists. */
const rooms = [0, 50, 150, 250, 350, 450, 10_000];

describe.each(Object.entries(moves))('To %s', (_, move) => {
  it.each(rooms)('loses nothing where the storage has room for %i characters, nor does its undo', (room) => {
    for (const isUndone of [false, true]) {
      addToCart([a, a]);
      addToWishlist([b]);
      const end = leaveRoom(room);
      const undo = applyWithUndo(move);
      expect([...idsOf(cart), ...idsOf(wishlist)]).toEqual(expect.arrayContaining(['a', 'b']));
      if (isUndone) undo.run();
      end();
      expect(nextVisit(), String(isUndone)).toEqual(['a', 'a', 'b']);
      cart.set([]);
      wishlist.set([]);
      localStorage.clear();
    }
  });

  it('works where nothing can be stored', () => {
    const writes = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    addToCart([a]);
    addToWishlist([b]);
    const undo = applyWithUndo(move);
    expect([idsOf(cart).length, idsOf(wishlist).length]).toContain(0);
    undo.run();
    expect([idsOf(cart), idsOf(wishlist)]).toEqual([['a'], ['b']]);
    writes.mockRestore();
  });
});

it('Undoing a move takes nothing away while its old list is full', () => {
  const long = product('a', { description: 'x'.repeat(300) });
  for (const [fill, move] of [
    [() => addToCart([long]), () => moveToWishlist(cart.getState(), [a])],
    [() => addToWishlist([long]), () => moveToCart(wishlist.getState(), [a])],
  ] as const) {
    fill();
    const undo = applyWithUndo(move);
    const end = leaveRoom(0);
    undo.run();
    end();
    expect(nextVisit()).toEqual(['a']);
    cart.set([]);
    wishlist.set([]);
    localStorage.clear();
  }
});
