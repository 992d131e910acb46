import { describe, expect, it } from 'vitest';
import { product } from '../../test/products';
import type { ListName } from '../state';
import { createShop, type Shop } from '../store';
import { addAll, clearList, moveToCart, movableRows, saveForLater } from './moves';
import { moveWithWayBack } from './way-back';

function shopWith(cart: readonly string[], wishlist: readonly string[] = []): Shop {
  const shop = createShop('tab');
  for (const id of cart) shop.addToCart(product(id));
  for (const id of wishlist) shop.addToWishlist(product(id));
  return shop;
}

const ids = (shop: Shop, list: ListName) => shop.getState()[list].map(({ product_id }) => product_id);

function first(shop: Shop, list: ListName) {
  const [item] = shop.getState()[list];
  if (!item) throw new Error(`no row in ${list}`);
  return item;
}

describe('clearing', () => {
  it('empties one list alone, and the way back fills it', () => {
    for (const list of ['cartItems', 'wishlistItems'] as const) {
      const shop = shopWith(['a', 'b', 'a'], ['c', 'd']);
      const held = () => ({ cartItems: ids(shop, 'cartItems'), wishlistItems: ids(shop, 'wishlistItems') });
      const full = { cartItems: ['a', 'b', 'a'], wishlistItems: ['c', 'd'] };
      const goBack = moveWithWayBack(shop, clearList(list));
      expect(held(), list).toEqual({ ...full, [list]: [] });
      goBack();
      expect(held(), list).toEqual(full);
    }
  });

  it('gives every row that comes back an id that was never there', () => {
    const shop = shopWith(['a', 'b', 'c']);
    const before = shop.getState().cartItems.map(({ entry }) => entry.id);
    moveWithWayBack(shop, clearList('cartItems'))();
    const after = shop.getState().cartItems.map(({ entry }) => entry.id);
    expect(new Set([...before, ...after]).size).toBe(6);
  });

  it('comes back before what was added since', () => {
    const shop = shopWith(['a', 'b']);
    const goBack = moveWithWayBack(shop, clearList('cartItems'));
    shop.addToCart(product('new'));
    goBack();
    expect(ids(shop, 'cartItems')).toEqual(['a', 'b', 'new']);
  });

  it('comes back in the order of the last sort', () => {
    const shop = createShop('tab');
    for (const price of [1, 3, 2]) shop.addToCart(product(`p${price}`, { price }));
    shop.sortByPrice();
    moveWithWayBack(shop, clearList('cartItems'))();
    expect(ids(shop, 'cartItems')).toEqual(['p3', 'p2', 'p1']);
  });

  it('does not wish twice for what was wished for again meanwhile', () => {
    const shop = shopWith([], ['a', 'b']);
    const goBack = moveWithWayBack(shop, clearList('wishlistItems'));
    shop.addToWishlist(product('a'));
    goBack();
    expect(ids(shop, 'wishlistItems').toSorted()).toEqual(['a', 'b']);
  });

  it('takes 10,000 rows and brings them back', () => {
    const shop = createShop('tab');
    moveWithWayBack(
      shop,
      addAll(
        'cartItems',
        Array.from({ length: 10_000 }, (_, index) => product(`p${index}`)),
      ),
    );
    const all = ids(shop, 'cartItems');
    moveWithWayBack(shop, clearList('cartItems'))();
    expect(ids(shop, 'cartItems')).toEqual(all);
  });
});

describe('adding many at once', () => {
  it('gives a cart every one, and a wishlist each one once', () => {
    const shop = shopWith(['a'], ['a']);
    const many = ['a', 'b', 'b'].map((id) => product(id));
    const goBack = moveWithWayBack(shop, addAll('cartItems', many));
    expect(ids(shop, 'cartItems')).toEqual(['a', 'a', 'b', 'b']);
    goBack();
    expect(ids(shop, 'cartItems')).toEqual(['a']);
    moveWithWayBack(shop, addAll('wishlistItems', many))();
    expect(ids(shop, 'wishlistItems')).toEqual(['a']);
    moveWithWayBack(shop, addAll('wishlistItems', many));
    expect(ids(shop, 'wishlistItems')).toEqual(['a', 'b']);
  });
});

describe('saving for later', () => {
  it('takes out that one row and wishes for its product', () => {
    const shop = shopWith(['a', 'b', 'a']);
    moveWithWayBack(shop, saveForLater(first(shop, 'cartItems')));
    expect(ids(shop, 'cartItems')).toEqual(['b', 'a']);
    expect(ids(shop, 'wishlistItems')).toEqual(['a']);
  });

  it('wishes once for what is wished for already, and the way back leaves that wish', () => {
    const shop = shopWith(['a'], ['a', 'b']);
    const goBack = moveWithWayBack(shop, saveForLater(first(shop, 'cartItems')));
    expect(ids(shop, 'wishlistItems')).toEqual(['a', 'b']);
    goBack();
    expect(ids(shop, 'cartItems')).toEqual(['a']);
    expect(ids(shop, 'wishlistItems')).toEqual(['a', 'b']);
  });

  it('is undone in both lists', () => {
    const shop = shopWith(['a', 'b']);
    moveWithWayBack(shop, saveForLater(first(shop, 'cartItems')))();
    expect(ids(shop, 'cartItems')).toEqual(['a', 'b']);
    expect(ids(shop, 'wishlistItems')).toEqual([]);
  });
});

describe('moving to the cart', () => {
  it('takes the product off the wishlist and appends it to the cart', () => {
    const shop = shopWith(['a'], ['a', 'b']);
    const goBack = moveWithWayBack(shop, moveToCart([first(shop, 'wishlistItems')]));
    expect(ids(shop, 'cartItems')).toEqual(['a', 'a']);
    expect(ids(shop, 'wishlistItems')).toEqual(['b']);
    goBack();
    expect(ids(shop, 'cartItems')).toEqual(['a']);
    expect(ids(shop, 'wishlistItems')).toEqual(['a', 'b']);
  });

  it('leaves what is no longer sold, and takes today’s price', () => {
    const shop = shopWith([], ['gone', 'dearer']);
    shop.receiveCatalogue({ ok: true, products: [product('dearer', { price: 25 })], problems: [] });
    const { wishlistItems } = shop.getState();
    expect(movableRows(shop.getState(), wishlistItems)).toHaveLength(1);
    moveWithWayBack(shop, moveToCart(wishlistItems));
    expect(ids(shop, 'wishlistItems')).toEqual(['gone']);
    expect(shop.getState().cartItems.map(({ price }) => price)).toEqual([25]);
  });
});
