// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseProduct, type Product } from '../catalogue/product';
import { keepShop } from './keep';
import { createShop, type Shop } from './store';

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

/** A shop that is kept, as a tab would have it. */
function openTab(name: string, onTrouble = vi.fn()): { shop: Shop; onTrouble: typeof onTrouble } {
  const shop = createShop(name);
  endings.push(keepShop(shop, { parseProduct, onTrouble }));
  return { shop, onTrouble };
}

const count = (shop: Shop) => shop.getState().cartItems.length;

afterEach(() => {
  for (const end of endings.splice(0)) end();
});

describe('a kept shop', () => {
  it('is back after a restart', () => {
    openTab('x').shop.addToCart(product);
    expect(count(openTab('y').shop)).toBe(1);
  });

  it('takes in what another tab stored before it writes itself', () => {
    const { shop: slept } = openTab('x');
    openTab('y').shop.addToCart(product);
    slept.addToCart(product);
    expect(count(slept)).toBe(2);
    expect(count(openTab('z').shop)).toBe(2);
  });

  it('hears of another tab', () => {
    const { shop } = openTab('x');
    openTab('y').shop.addToCart(product);
    window.dispatchEvent(new StorageEvent('storage', { key: 'ultraviolet-shop' }));
    expect(count(shop)).toBe(1);
  });

  it('is empty when the storage was cleared', () => {
    const { shop } = openTab('x');
    shop.addToCart(product);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(count(shop)).toBe(0);
  });

  it('sets aside what it cannot read', () => {
    localStorage.setItem('ultraviolet-shop', 'nonsense');
    openTab('x').shop.addToCart(product);
    expect(localStorage.getItem('ultraviolet-shop.set-aside')).toBe('nonsense');
    expect(count(openTab('y').shop)).toBe(1);
  });

  it('tells once that nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { shop, onTrouble } = openTab('x');
    shop.addToCart(product);
    shop.addToCart(product);
    expect(count(shop)).toBe(2);
    expect(onTrouble.mock.calls).toEqual([['full']]);
  });

  it('writes nothing for what is not kept', () => {
    const { shop } = openTab('x');
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    shop.receiveCatalogue({ ok: true, products: [product], problems: [] });
    expect(setItem).not.toHaveBeenCalled();
  });
});
