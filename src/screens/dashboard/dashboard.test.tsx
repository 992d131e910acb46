// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { gadget } from '../../../e2e/support/catalog';
import {
  address,
  buttons,
  count,
  dialog,
  dialogs,
  doWithAll,
  eventually,
  findButton,
  focused,
  follow,
  goBack,
  goTo,
  goToPage,
  openList,
  openShop,
  press,
  pressEscape,
  pressKey,
  reload,
  row,
  rows,
  rowTitles,
  title,
  undo,
} from '../../test/shop';

const cheap = gadget('cheap', { price: 0.1 });
const middle = gadget('middle', { price: 0.2 });
const dear = gadget('dear', { price: 1299 });
const sells = [cheap, middle, dear];

const total = () => screen.getByText(/^Total Price: /u).textContent;

/** The headings that get focus from now on: a screen reader says each. */
function noteFocusedHeadings(): string[] {
  const headings: string[] = [];
  const note = ({ target }: Event) => {
    if (target instanceof HTMLHeadingElement) headings.push(target.textContent);
  };
  addEventListener('focusin', note);
  onTestFinished(() => removeEventListener('focusin', note));
  return headings;
}

const lists = ['cart', 'wishlist'];
const ways = ['Close', 'Escape'];

describe('Dashboard', () => {
  it('has a header with two toggles, and an empty cart', async () => {
    await openShop('/dashboard', { sells });
    const header = await screen.findByRole('region', { name: 'Dashboard' });
    within(header).getByText(/Everything you have picked out/u);
    expect(buttons('Cart', { in: header })[0]?.getAttribute('aria-pressed')).toBe('true');
    expect(buttons('Wishlist', { in: header })[0]?.getAttribute('aria-pressed')).toBe('false');
    screen.getByRole('heading', { name: 'Cart Items' });
    expect(total()).toBe('Total Price: $0');
    expect(buttons('Purchase')).toHaveProperty('0.disabled', true);
    expect(buttons('Sort by Price')).toHaveProperty('0.disabled', false);
    await press('Wishlist', { in: header });
    await screen.findByText(/Your wishlist is empty/u);
    await follow('Explore the shop');
    expect(address()).toBe('/');
  });

  it('shows its rows and the exact sum, and sorts by price', async () => {
    await openShop('/dashboard', { sells, cart: [middle, dear, cheap] });
    await eventually(rowTitles).toEqual(['Gadget middle', 'Gadget dear', 'Gadget cheap']);
    expect(total()).toBe('Total Price: $1299.30');
    await press('Sort by Price');
    expect(rowTitles()).toEqual(['Gadget dear', 'Gadget middle', 'Gadget cheap']);
    await reload();
    await eventually(rowTitles).toEqual(['Gadget dear', 'Gadget middle', 'Gadget cheap']);
    within(row(0)).getByText('What gadget dear is for.');
    within(row(0)).getByText('Price: $1299');
    await press('Gadget dear', { in: row(0) });
    await eventually(title).toBe('Gadget dear');
    expect(address()).toBe('/details');
  });

  it('shows the wishlist’s rows, and Undo brings one back', async () => {
    await openShop('/dashboard', { sells, wishlist: [dear, cheap] });
    await press('Wishlist');
    await eventually(rowTitles).toEqual(['Gadget dear', 'Gadget cheap']);
    screen.getByRole('heading', { name: 'Wishlist Items' });
    expect(screen.queryByRole('heading', { name: 'Cart Items' })).toBeNull();
    expect(screen.queryByText(/^Total Price/u)).toBeNull();
    expect(buttons('Purchase')).toEqual([]);
    await press('Remove', { of: 'Gadget dear' });
    expect(count('Wishlist')).toBe('1');
    await undo('Item Removed from Wishlist');
    expect(count('Wishlist')).toBe('2');
    expect(rowTitles()).toEqual(['Gadget dear', 'Gadget cheap']);
  });

  it('removing takes out that one row, and Undo brings it back to its place', async () => {
    await openShop('/dashboard', { sells, cart: [cheap, dear, cheap] });
    await eventually(rows).toHaveLength(3);
    await press('Remove', { in: row(0) });
    expect(rowTitles()).toEqual(['Gadget dear', 'Gadget cheap']);
    expect(count('Cart')).toBe('2');
    await eventually(total).toBe('Total Price: $1299.10');
    await undo('Item Removed from Cart');
    expect(rowTitles()).toEqual(['Gadget cheap', 'Gadget dear', 'Gadget cheap']);
    expect(count('Cart')).toBe('3');
  });

  it('moves focus to the next row, and to the heading when none is left', async () => {
    await openShop('/dashboard', { sells, cart: [cheap, dear, cheap] });
    await eventually(rows).toHaveLength(3);
    const focusedHeadings = noteFocusedHeadings();
    await pressKey('{Enter}', await findButton('Remove', { in: row(1) }));
    expect(rows()).toHaveLength(2);
    await eventually(() => document.activeElement).toBe(await findButton('Remove', { in: row(1) }));
    await pressKey('{Enter}');
    await eventually(() => document.activeElement).toBe(await findButton('Remove', { in: row(0) }));
    expect(focusedHeadings).toEqual([]);
    await pressKey('{Enter}');
    await eventually(focused).toBe('Cart Items');
    expect(focusedHeadings).toEqual(['Cart Items']);
  });

  it('empties the cart by Back from the payment too', async () => {
    await openShop('/about-us', { sells, cart: [cheap] });
    await goTo('Dashboard');
    await press('Purchase');
    await dialog('Payment Successful');
    await goBack();
    await eventually(() => count('Cart')).toBe('0');
    expect(address()).toBe('/about-us');
    await goTo('Dashboard');
    await screen.findByText(/Your cart is empty/u);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(lists)('each row of the %s has its Remove, described by its title', async (list) => {
    await openShop(list === 'cart' ? '/dashboard' : '/dashboard?tab=wishlist', { sells, [list]: sells });
    await eventually(rows).toHaveLength(sells.length);
    for (const name of list === 'cart' ? ['Remove', 'Save for later'] : ['Remove']) {
      expect(buttons(name)).toHaveLength(sells.length);
      for (const [index, { product_title: of }] of sells.entries())
        expect(buttons(name, { of, in: row(index) })).toHaveLength(1);
    }
  });

  it.each(ways)('%s hides the dialog, empties the cart and goes Home', async (way) => {
    await openShop('/dashboard', { sells, cart: [cheap, middle], wishlist: [dear] });
    await press('Purchase');
    await dialog('Payment Successful');
    const focusedHeadings = noteFocusedHeadings();
    if (way === 'Close') await press('Close');
    else await pressEscape();
    await eventually(dialogs).toEqual([]);
    expect(address()).toBe('/');
    await eventually(focused).toBe(title());
    expect(focusedHeadings).toEqual([title()]);
    await eventually(() => [count('Cart'), count('Wishlist')]).toEqual(['0', '1']);
    await goToPage('/about-us');
    expect([count('Cart'), count('Wishlist')]).toEqual(['0', '1']);
  });

  it('clears a cart of 10,000 at once, and Undo brings all of it back', async () => {
    const cart = Array.from({ length: 10_000 }, (_, index) => (index % 2 === 0 ? cheap : dear));
    await openShop('/dashboard', { sells, cart });
    await eventually(() => count('Cart')).toBe('10000');
    await doWithAll('Clear cart');
    expect(count('Cart')).toBe('0');
    await undo('Cart Cleared');
    expect(count('Cart')).toBe('10000');
    expect(total()).toBe('Total Price: $6495500');
  });

  it('asks for Data.json with items alone', async () => {
    const asked = vi.fn(() => Response.json(sells));
    await openShop('/dashboard', { sells: asked });
    await screen.findByText(/Your cart is empty/u);
    await openList('Wishlist');
    await screen.findByText(/Your wishlist is empty/u);
    expect(asked).not.toHaveBeenCalled();
    await openShop('/dashboard', { sells: asked, wishlist: [dear] });
    await eventually(() => asked.mock.calls).toHaveLength(1);
  });
});

describe('When the catalog changes under a full cart', () => {
  it('a withdrawn gadget says so and is not in the total', async () => {
    await openShop('/dashboard', { sells: [dear], cart: [cheap, dear] });
    await screen.findByText('No longer sold');
    within(row(0)).getByText('No longer sold');
    await press('Gadget cheap', { in: row(0) });
    await eventually(title).toBe('No longer sold');
    await goBack();
    await press('Remove', { of: 'Gadget cheap' });
    expect(rows()).toHaveLength(1);
    await undo('Item Removed from Cart');
    expect(rows()).toHaveLength(2);
    expect(total()).toBe('Total Price: $1299');
    await press('Purchase');
    within(await dialog('Payment Successful')).getByText('Total: $1299');
    await press('Close');
    expect(count('Cart')).toBe('0');
    await goTo('Dashboard');
    await screen.findByText(/Your cart is empty/u);
  });

  it('a changed price counts, with a note of what it was', async () => {
    await openShop('/dashboard', { sells: [{ ...cheap, price: 7.5 }, dear], cart: [cheap, dear] });
    await screen.findByText('Price: $7.50');
    within(row(0)).getByText('Price: $7.50');
    within(row(0)).getByText(/It was \$0\.10 when you added it/u);
    expect(total()).toBe('Total Price: $1306.50');
  });
});
