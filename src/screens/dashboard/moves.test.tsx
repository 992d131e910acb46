// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gadget } from '../../../e2e/support/catalog';
import {
  address,
  buttons,
  count,
  doWithAll,
  eventually,
  findButton,
  findToast,
  focused,
  goToPage,
  heldAnswer,
  openList,
  openShop,
  press,
  pressKey,
  row,
  rows,
  rowTitles,
  undo,
} from '../../test/shop';

const [a, b, c] = [gadget('a'), gadget('b', { price: 20 }), gadget('c', { price: 30 })];
const sells = [a, b, c];

describe('Clearing', () => {
  it('a list empties it, and Undo restores each row once', async () => {
    await openShop('/dashboard', { sells, cart: [b, a, b], wishlist: [c, a] });
    await doWithAll('Clear cart');
    await screen.findByText(/Your cart is empty/u);
    expect([count('Cart'), count('Wishlist')]).toEqual(['0', '2']);
    await eventually(focused).toBe('Cart Items');
    const again = await findButton('Undo', { in: await findToast('Cart Cleared') });
    again.click();
    again.click();
    await eventually(rowTitles).toEqual(['Gadget b', 'Gadget a', 'Gadget b']);
    expect(count('Cart')).toBe('3');
    await screen.findByText('Total Price: $50');
    await openList('Wishlist');
    await doWithAll('Clear wishlist');
    await screen.findByText(/Your wishlist is empty/u);
    await undo('Wishlist Cleared');
    await eventually(rowTitles).toEqual(['Gadget c', 'Gadget a']);
    await goToPage('/dashboard');
    await eventually(rowTitles).toEqual(['Gadget b', 'Gadget a', 'Gadget b']);
  });
});

describe('Save for later', () => {
  it('moves one row to the wishlist, and Undo moves it back', async () => {
    await openShop('/dashboard', { sells, cart: [a, b, a] });
    await eventually(rows).toHaveLength(3);
    await press('Save for later', { in: row(0) });
    await eventually(rowTitles).toEqual(['Gadget b', 'Gadget a']);
    expect(count('Wishlist')).toBe('1');
    await screen.findByText('Total Price: $30');
    await undo('Saved for later on your wishlist');
    expect(rowTitles()).toEqual(['Gadget a', 'Gadget b', 'Gadget a']);
    expect(count('Wishlist')).toBe('0');
    await pressKey('{Enter}', await findButton('Save for later', { in: row(0) }));
    expect(rows()).toHaveLength(2);
    await eventually(() => document.activeElement).toBe(
      await findButton('Save for later', { of: 'Gadget b' }),
    );
    await pressKey('{Enter}');
    await eventually(() => document.activeElement).toBe(
      await findButton('Save for later', { of: 'Gadget a' }),
    );
    await pressKey('{Enter}');
    await eventually(focused).toBe('Cart Items');
    expect(count('Wishlist')).toBe('2');
  });
});

/** The description lacks the word cart in the name, so that the toggle is the only button with it. */
const ready = (title: string) => `${title} Moves it to your cart`;

describe('Buy this', () => {
  it('moves one gadget or all to the cart, and Undo moves them back', async () => {
    await openShop('/dashboard?tab=wishlist', { sells, cart: [c], wishlist: [b, a] });
    await press('Buy this', { of: ready('Gadget b') });
    expect(screen.getAllByRole('button', { name: /Cart/u })).toHaveLength(1);
    expect(rowTitles()).toEqual(['Gadget a']);
    expect(count('Cart')).toBe('2');
    await eventually(() => document.activeElement).toBe(
      await findButton('Buy this', { of: ready('Gadget a') }),
    );
    await undo('Item Moved to Cart');
    expect(rowTitles()).toEqual(['Gadget b', 'Gadget a']);
    expect(count('Cart')).toBe('1');
    await doWithAll('Move all to cart');
    await screen.findByText(/Your wishlist is empty/u);
    await findToast('2 Items Moved to Cart');
    await openList('Cart');
    await eventually(rowTitles).toEqual(['Gadget c', 'Gadget b', 'Gadget a']);
    await undo('2 Items Moved to Cart');
    expect(rowTitles()).toEqual(['Gadget c']);
    expect(count('Wishlist')).toBe('2');
  });

  it('leaves what is no longer sold on the wishlist and says so', async () => {
    await openShop('/dashboard?tab=wishlist', { sells: [{ ...b, price: 25 }], wishlist: [a, b] });
    await screen.findByText('No longer sold');
    expect(buttons('Buy this', { of: ready('Gadget a') })).toEqual([]);
    await doWithAll('Move all to cart');
    await findToast('Item Moved to Cart. 1 is no longer sold and stays on your wishlist');
    expect(rowTitles()).toEqual(['Gadget a']);
    await doWithAll('Move all to cart');
    await findToast('Nothing on your wishlist is available anymore');
    await openList('Cart');
    await screen.findByText('Price: $25');
    expect(address()).toBe('/dashboard');
    expect(screen.queryByText(/when you added it/u)).toBeNull();
  });

  it('gives focus to the heading once the catalog says that its gadget is no longer sold', async () => {
    const held = heldAnswer();
    await openShop('/dashboard?tab=wishlist', { sells: held.sells, wishlist: [a, b] });
    const gone = await findButton('Buy this', { of: ready('Gadget a') });
    gone.focus();
    held.give([b]);
    await screen.findByText('No longer sold');
    expect(gone.isConnected).toBe(false);
    expect(focused()).toBe('Dashboard');
  });
});
