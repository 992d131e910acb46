import { describe, expect, it } from 'vitest';
import { product } from '../test/products';
import { isInCart, isInWishlist, totalItems, totalPrice, totalWishlistItems } from './selectors';
import { createShop } from './store';

/** A shop with these prices in its cart, and what it then holds. */
function shopWith(...prices: readonly number[]) {
  const shop = createShop('tab');
  for (const price of prices) shop.addToCart(product(`p${price}`, { price }));
  return { shop, prices: () => shop.getState().cartItems.map((item) => item.price) };
}

describe('the cart', () => {
  it('takes the same product any number of times', () => {
    const { shop } = shopWith(1, 1, 1);
    expect(totalItems(shop.getState())).toBe(3);
    expect(isInCart(shop.getState(), 'p1')).toBe(true);
    expect(new Set(shop.getState().cartItems.map(({ entry }) => entry.id)).size).toBe(3);
  });

  it('sorts by price from highest to lowest, equal prices in their order', () => {
    const { shop, prices } = shopWith(5, 20, 5, 7);
    const fives = shop
      .getState()
      .cartItems.filter(({ price }) => price === 5)
      .map(({ entry }) => entry.id);
    shop.sortByPrice();
    expect(prices()).toEqual([20, 7, 5, 5]);
    expect(
      shop
        .getState()
        .cartItems.slice(2)
        .map(({ entry }) => entry.id),
    ).toEqual(fives);
  });

  it('appends after a sort', () => {
    const { shop, prices } = shopWith(1, 2);
    shop.sortByPrice();
    shop.addToCart(product('last', { price: 99 }));
    expect(prices()).toEqual([2, 1, 99]);
  });

  it('loses one row to a removal and has it back in its place', () => {
    const { shop, prices } = shopWith(1, 2, 3);
    const middle = shop.getState().cartItems[1];
    if (!middle) throw new Error('no middle row');
    shop.removeItem('cartItems', middle);
    expect(prices()).toEqual([1, 3]);
    shop.restoreItem('cartItems', middle);
    expect(prices()).toEqual([1, 2, 3]);
  });
});

describe('the wishlist', () => {
  it('takes a product once', () => {
    const shop = createShop('tab');
    shop.addToWishlist(product('a'));
    shop.addToWishlist(product('a'));
    expect(totalWishlistItems(shop.getState())).toBe(1);
    expect(isInWishlist(shop.getState(), 'a')).toBe(true);
  });

  it('does not take back by Undo what was wished for again meanwhile', () => {
    const shop = createShop('tab');
    shop.addToWishlist(product('a'));
    const [item] = shop.getState().wishlistItems;
    if (!item) throw new Error('no item');
    shop.removeItem('wishlistItems', item);
    shop.addToWishlist(product('a'));
    shop.restoreItem('wishlistItems', item);
    expect(totalWishlistItems(shop.getState())).toBe(1);
  });
});

describe('a purchase', () => {
  it('is not made of an empty cart', () => {
    const shop = createShop('tab');
    shop.purchase();
    expect(shop.getState().showModal).toBe(false);
  });

  it('shows the dialog over what was bought, and closing it empties the cart and not the wishlist', () => {
    const { shop } = shopWith(0.1, 0.2);
    shop.addToWishlist(product('wish'));
    shop.purchase();
    expect(shop.getState().showModal).toBe(true);
    expect(totalPrice(shop.getState().purchasedItems)).toBe(30);
    expect(totalItems(shop.getState())).toBe(2);
    shop.closeModal();
    expect(shop.getState().showModal).toBe(false);
    expect(totalItems(shop.getState())).toBe(0);
    expect(totalWishlistItems(shop.getState())).toBe(1);
  });

  it('does not take what came into the cart after it', () => {
    const { shop, prices } = shopWith(1);
    shop.purchase();
    shop.addToCart(product('late', { price: 7 }));
    shop.closeModal();
    expect(prices()).toEqual([7]);
  });
});

describe('the catalogue', () => {
  it('keeps what was loaded when a later attempt fails', () => {
    const shop = createShop('tab');
    shop.receiveCatalogue({ ok: true, products: [product('a')], problems: [] });
    shop.receiveCatalogue({ ok: false, failure: 'refused' });
    expect(shop.getState().product).toHaveLength(1);
    expect(shop.getState().catalogue).toEqual({ status: 'failed', failure: 'refused' });
  });
});
