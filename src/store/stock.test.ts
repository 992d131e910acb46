// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { withOffer } from '../catalog/offer';
import { product } from '../test/products';
import { cart } from './cart';
import { addToCart } from './cart-changes';
import { productsForSale, resolveItems } from './resolved-items';
import { inStock } from './stock';

afterEach(() => {
  cart.set([]);
  localStorage.clear();
});

it('a cart takes no more than there are, and nothing that is sold out', () => {
  const [two, gone, endless] = [
    withOffer(product('two'), { quantity: 2 }),
    withOffer(product('gone'), { quantity: 0 }),
    product('endless'),
  ];
  addToCart([two]);
  expect(inStock([two, two, gone, endless, endless])).toEqual([two, endless, endless]);
  addToCart([two]);
  expect(inStock([two])).toEqual([]);
});

it('an item that is sold out meanwhile does not count toward the total', () => {
  addToCart([product('a'), product('b')]);
  const today = [withOffer(product('a'), { availability: 'out_of_stock' }), product('b')];
  const forSale = productsForSale({ products: today, status: 'ready' }, cart.getState());
  expect(forSale.map(({ product_id: id }) => id)).toEqual(['b']);
});

it('the last items of a cart that holds more than there are now are not sold', () => {
  addToCart([product('a'), product('b'), product('a'), product('a')]);
  const today = [withOffer(product('a'), { quantity: 2 }), product('b')];
  const items = resolveItems({ products: today, status: 'ready' }, cart.getState());
  expect(items.map(({ isSold }) => isSold)).toEqual([true, true, true, false]);
});
