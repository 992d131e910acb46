// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseProduct } from '../catalogue/product';
import { product } from '../test/products';
import { keepShop } from './keep';
import { createShop, type Shop } from './store';

const gadget = product('a');

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
    openTab('x').shop.addToCart(gadget);
    expect(count(openTab('y').shop)).toBe(1);
  });

  it('takes in what another tab stored before it writes itself', () => {
    const { shop: slept } = openTab('x');
    openTab('y').shop.addToCart(gadget);
    slept.addToCart(gadget);
    expect(count(slept)).toBe(2);
    expect(count(openTab('z').shop)).toBe(2);
  });

  it('hears of another tab', () => {
    const { shop } = openTab('x');
    openTab('y').shop.addToCart(gadget);
    window.dispatchEvent(new StorageEvent('storage', { key: 'ultraviolet-shop' }));
    expect(count(shop)).toBe(1);
  });

  it('takes in what other tabs stored while its page was in the back-forward cache', () => {
    const { shop } = openTab('x');
    openTab('y').shop.addToCart(gadget);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(count(shop)).toBe(1);
  });

  it('stores a sort again that another tab has written over, though it left every row where it was', () => {
    const { shop } = openTab('x');
    shop.addToCart(gadget);
    const written = localStorage.getItem('ultraviolet-shop') ?? '';
    shop.sortByPrice();
    localStorage.setItem('ultraviolet-shop', written);
    window.dispatchEvent(new StorageEvent('storage', { key: 'ultraviolet-shop' }));
    expect(openTab('y').shop.getState().cartItems).toEqual(shop.getState().cartItems);
  });

  it('is empty when the storage was cleared', () => {
    const { shop } = openTab('x');
    shop.addToCart(gadget);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(count(shop)).toBe(0);
  });

  it('sets aside what it cannot read', () => {
    localStorage.setItem('ultraviolet-shop', 'nonsense');
    openTab('x').shop.addToCart(gadget);
    expect(localStorage.getItem('ultraviolet-shop.set-aside')).toBe('nonsense');
    expect(count(openTab('y').shop)).toBe(1);
  });

  it('tells once that nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { shop, onTrouble } = openTab('x');
    shop.addToCart(gadget);
    shop.addToCart(gadget);
    expect(count(shop)).toBe(2);
    expect(onTrouble.mock.calls).toEqual([['full']]);
  });

  it('writes nothing for what is not kept', () => {
    const { shop } = openTab('x');
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    shop.receiveCatalogue({ ok: true, products: [gadget], problems: [] });
    expect(setItem).not.toHaveBeenCalled();
  });
});
