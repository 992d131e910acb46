import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseProduct } from '../catalogue/product';
import { product } from '../test/products';
import { decodeKept, encodeKept } from './kept';
import { createShop } from './store';

const described = (id: string, price = 10) =>
  product(id, {
    product_image: 'images/a.svg',
    price,
    description: 'x'.repeat(300),
    specification: ['Weight: 1 kg', 'Memory: 8 GB'],
  });

function filledShop() {
  const shop = createShop('tab');
  shop.selectProduct('b');
  shop.addToCart(described('a'));
  shop.addToCart(described('b'));
  shop.addToCart(described('a'));
  shop.addToCart(described('a', 12));
  shop.addToWishlist(described('b'));
  shop.sortByPrice();
  return shop;
}

describe('the stored form', () => {
  it('gives back what was kept', () => {
    const { productId, cartItems, wishlistItems, seen } = filledShop().getState();
    const decoded = decodeKept(encodeKept({ productId, cartItems, wishlistItems, seen }), parseProduct);
    expect(decoded).toEqual({ productId, cartItems, wishlistItems, seen });
  });

  it('holds each product once, and a changed one beside it', () => {
    const stored: { products: unknown[] } = JSON.parse(encodeKept(filledShop().getState()));
    expect(stored.products).toHaveLength(3);
  });

  it('holds a cart of 10,000 items in a third of a megabyte', () => {
    const shop = createShop('a1b2c3d4e5f6');
    const cartItems = Array.from({ length: 10_000 }, (_, index) => ({
      ...described(`p${index % 54}`),
      entry: { id: `a1b2c3d4e5f6:${index}`, at: index, moved: index },
    }));
    const text = encodeKept({ ...shop.getState(), cartItems });
    expect(text.length).toBeLessThan(450_000);
    expect(decodeKept(text, parseProduct)?.cartItems).toHaveLength(10_000);
  });

  it('is refused as a whole where it is another thing', () => {
    for (const text of ['', 'null', '[]', '{}', '{"version":0}', '{"version":2}', '{"version":1', '"text"']) {
      expect(decodeKept(text, parseProduct), text).toBeUndefined();
    }
  });

  it('keeps the good rows beside bad ones', () => {
    const stored = JSON.parse(encodeKept(filledShop().getState()));
    stored.cart.push(null, 7, ['no colon', 0, 0, 0], ['tab:99', 999, 0, 0], ['tab:98', -1, 0, 0]);
    stored.wishlist = 'gone';
    stored.productId = { evil: true };
    const decoded = decodeKept(JSON.stringify(stored), parseProduct);
    expect(decoded?.cartItems).toHaveLength(4);
    expect(decoded?.wishlistItems).toEqual([]);
    expect(decoded?.productId).toBeNull();
  });

  it('never throws, whatever the text', () => {
    const almost = fc.record({
      version: fc.constant(1),
      productId: fc.jsonValue(),
      products: fc.array(fc.oneof(fc.jsonValue(), fc.constant(described('a')))),
      cart: fc.array(fc.tuple(fc.string(), fc.integer(), fc.double(), fc.integer())),
      wishlist: fc.jsonValue(),
      seen: fc.array(fc.tuple(fc.string(), fc.integer())),
    });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          almost.map((value) => JSON.stringify(value)),
        ),
        (text) => {
          expect(() => decodeKept(text, parseProduct)).not.toThrow();
        },
      ),
    );
  });
});
