// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { gadget } from '../../e2e/support/catalog';
import { leaveRoom } from '../test/full-storage';
import {
  count,
  eventually,
  findToast,
  follow,
  goTo,
  goToPage,
  openDetails,
  openShop,
  press,
  reload,
  rowTitles,
  title,
  toasts,
} from '../test/shop';

const KEY = 'shop:/cart';

const [a, b] = [gadget('a'), gadget('b')];
const sells = [a, b];

/** One of each kind; persisted-store.test.ts and lists.test.ts have the others. */
const broken = [
  ['no JSON', '{"version":1,'],
  ['full of nonsense', '{"version":2,"data":[{},null,5,{"itemId":"x","product":{}},{"itemId":7}]}'],
] as const;

describe('A stored state', () => {
  it('may be missing: the shop starts and sells', async () => {
    await openShop('/dashboard', { sells });
    for (const [what, text] of broken) {
      localStorage.setItem(KEY, text);
      await goToPage('/dashboard');
      await eventually(() => screen.queryByText(/Your cart is empty/u), what).not.toBeNull();
      expect(count('Cart')).toBe('0');
    }
    await follow('Explore the shop');
    await openDetails('Gadget a');
    await press('Add To Cart');
    await reload();
    expect(count('Cart')).toBe('1');
  });

  it('may be half broken: its good half is kept', async () => {
    await openShop('/about-us', { sells, cart: [a, b], wishlist: [a] });
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    kept.data[1].product.price = 'free';
    kept.data.push('nonsense');
    localStorage.setItem(KEY, JSON.stringify(kept));
    await goToPage('/dashboard');
    await eventually(rowTitles).toEqual(['Gadget a']);
    expect(count('Wishlist')).toBe('1');
  });
});

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

function forbidStorage(): void {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}

const troubles = [
  ['is forbidden', forbidStorage, /won’t let us save anything/u],
  ['is full', () => void leaveRoom(0), /storage is full/u],
] as const;

it.each(troubles)(
  'Storage that %s: the shop sells, and says once that it cannot remember',
  async (_, spoil, words) => {
    const real = localStorage;
    await openShop('/', { sells });
    spoil();
    await openDetails('Gadget a');
    await press('Add To Cart');
    await findToast(words);
    await press('Add To Cart');
    await eventually(() => count('Cart')).toBe('2');
    await findToast('Item Added to Cart');
    expect(toasts(/last only until you leave/u)).toHaveLength(1);
    await goTo('Dashboard');
    await press('Purchase');
    await press('Close');
    await eventually(() => count('Cart')).toBe('0');
    vi.stubGlobal('localStorage', real);
  },
);

/** Opens the similar gadget. */
async function goOnTo(wanted: string): Promise<void> {
  await press(new RegExp(`^${wanted}`, 'u'), {
    in: await screen.findByRole('list', { name: 'Similar gadgets' }),
  });
  await eventually(title).toBe(wanted);
}

describe('Kept across a reload:', () => {
  it('cart, wishlist, their order, and the selected product', async () => {
    await openShop('/details', { sells, chosen: b });
    await press('Add To Cart');
    await goOnTo('Gadget a');
    await press('Add To Cart');
    await goOnTo('Gadget b');
    await press('Add To Cart');
    await goOnTo('Gadget a');
    await press('Add to wishlist');
    await goToPage('/dashboard');
    await eventually(rowTitles).toEqual(['Gadget b', 'Gadget a', 'Gadget b']);
    await press('Wishlist');
    await eventually(rowTitles).toEqual(['Gadget a']);
    await reload();
    await screen.findByRole('heading', { name: 'Wishlist Items' });
    await goToPage('/details');
    await eventually(title).toBe('Gadget a');
  });
});
