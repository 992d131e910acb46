import { describe, expect, it } from 'vitest';
import type { Product } from '../catalogue/product';
import { product } from '../test/products';
import { currentRow } from './current-row';
import { createShop } from './store';

const priced = (id: string, price: number) => product(id, { price });

/** A cart of three, of which the catalogue then drops one and prices another anew. */
function changedShop() {
  const shop = createShop('tab');
  for (const item of [priced('same', 10), priced('dearer', 20), priced('gone', 40)]) shop.addToCart(item);
  const sell = (...products: Product[]) => shop.receiveCatalogue({ ok: true, products, problems: [] });
  return { shop, sell };
}

describe('a row of a changed catalogue', () => {
  it('stands as it was made until a catalogue has arrived', () => {
    const { shop } = changedShop();
    const rows = shop.getState().cartItems.map((item) => currentRow(shop.getState(), item));
    expect(rows.every(({ isSold, formerPrice }) => isSold && formerPrice === undefined)).toBe(true);
  });

  it('tells a changed price and what is no longer sold', () => {
    const { shop, sell } = changedShop();
    sell(priced('same', 10), priced('dearer', 25));
    const rows = shop.getState().cartItems.map((item) => currentRow(shop.getState(), item));
    expect(rows.map((row) => [row.product.price, row.isSold, row.formerPrice])).toEqual([
      [10, true, undefined],
      [25, true, 20],
      [40, false, undefined],
    ]);
  });

  it('is bought at today’s price; one no longer sold is not, and leaves the cart with the others', () => {
    const { shop, sell } = changedShop();
    sell(priced('same', 10), priced('dearer', 25));
    shop.purchase();
    expect(shop.getState().purchasedItems.map(({ price }) => price)).toEqual([10, 25]);
    shop.closeModal();
    expect(shop.getState().cartItems).toEqual([]);
    shop.addToCart(priced('gone', 40));
    shop.purchase();
    expect(shop.getState().showModal).toBe(false);
  });

  it('is sorted by today’s price', () => {
    const { shop, sell } = changedShop();
    sell(priced('same', 99), priced('dearer', 25), priced('gone', 40));
    shop.sortByPrice();
    expect(shop.getState().cartItems.map(({ product_id }) => product_id)).toEqual(['same', 'gone', 'dearer']);
  });
});
