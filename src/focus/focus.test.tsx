// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gadget } from '../../e2e/support/catalog';
import {
  address,
  buttons,
  cardTitles,
  count,
  dialog,
  dialogs,
  eventually,
  fill,
  findButton,
  focused,
  follow,
  goBack,
  goForward,
  goTo,
  goToPage,
  openList,
  openShop,
  press,
  pressEscape,
  pressKey,
  rows,
  title,
  undo,
} from '../test/shop';

const a = gadget('a', { specification: ['Memory: 8 GB'], category: 'Laptops' });
const b = gadget('b', { specification: ['Memory: 16 GB'] });
const sells = [a, b, { ...a, product_id: 'a2' }, { ...b, product_id: 'b2', product_title: 'Another' }];

const UNDO = '{Control>}z{/Control}';
const PRODUCTS = 'Explore Cutting-Edge Gadgets';

const enter = async (name: string, of?: string): Promise<void> =>
  pressKey('{Enter}', await findButton(name, of === undefined ? {} : { of }));

/** Focus is on the button, if need be in a moment. */
const hasFocus = async (name: string, of?: string): Promise<void> => {
  const wanted = of === undefined ? {} : { of };
  await eventually(() => buttons(name, wanted)[0] === document.activeElement, `${name} has focus`).toBe(true);
};

describe('Focus goes on where the keyboard was', () => {
  it('when Undo brings a row back, by its button and by Ctrl+Z', async () => {
    await openShop('/dashboard', { sells: [a, b], cart: [a, b] });
    await enter('Remove', 'Gadget a');
    await hasFocus('Remove', 'Gadget b');
    await undo('Item Removed from Cart');
    expect(rows()).toHaveLength(2);
    await hasFocus('Remove', 'Gadget a');
    await enter('Remove', 'Gadget b');
    expect(rows()).toHaveLength(1);
    await pressKey(UNDO);
    expect(rows()).toHaveLength(2);
    await hasFocus('Remove', 'Gadget b');
    await enter('Remove', 'Gadget b');
    await enter('Remove', 'Gadget a');
    await pressKey(UNDO);
    await pressKey(UNDO);
    expect(rows()).toHaveLength(2);
  });

  it('when Ctrl+Z takes a row away, even the row that had it', async () => {
    for (const [name, expected] of [
      ['Cart', 'Cart'],
      ['Remove', 'Dashboard'],
    ] as const) {
      await openShop('/dashboard#cart=a', { sells });
      await press('Add to cart');
      (await findButton(name)).focus();
      await pressKey(UNDO);
      await eventually(rows).toEqual([]);
      await eventually(focused).toBe(expected);
    }
  });

  it('when filters are removed, one or all', async () => {
    await openShop('/?f=Memory:8%20GB&f=Memory:16%20GB&q=gadget', { sells });
    await enter('Remove filter “gadget”');
    await hasFocus('Remove filter Memory: 8 GB');
    await pressKey('{Enter}');
    await hasFocus('Remove filter Memory: 16 GB');
    await pressKey('{Enter}');
    await eventually(focused).toBe(PRODUCTS);
  });

  it('when nothing matches, before and after', async () => {
    await openShop('/?f=Memory:16%20GB&category=Laptops', { sells });
    await enter('Search in all categories (2 gadgets)');
    await eventually(focused).toBe(PRODUCTS);
    await goToPage('/');
    await fill(screen.getByRole('searchbox'), 'zzzzzz');
    await eventually(address).toBe('/?q=zzzzzz');
    await goBack();
    await eventually(cardTitles).toHaveLength(4);
    (await findButton('View Details', { of: 'Another' })).focus();
    await goForward();
    await eventually(cardTitles).toEqual([]);
    await eventually(focused).toBe(PRODUCTS);
    await enter('Clear search');
    await eventually(cardTitles).toHaveLength(4);
    await eventually(focused).toBe(PRODUCTS);
  });

  it('when a dialog closes that was opened by its address', async () => {
    for (const [start, name] of [
      ['/about-us#returns', 'Returns'],
      ['/dashboard#cart=a', 'Add this gadget to your cart?'],
      ['/#compare', 'Compare gadgets'],
    ] as const) {
      await openShop(start, { sells });
      await dialog(name);
      await pressEscape();
      await eventually(dialogs).toEqual([]);
      await eventually(focused, start).toBe(title());
    }
  });
});

describe('Focus after Back', () => {
  it('is on the heading where no card was opened', async () => {
    await openShop('/details#product=a', { sells: [a, b] });
    await eventually(title).toBe('Gadget a');
    await goTo('Statistics');
    await eventually(title).toBe('Statistics');
    await goBack();
    await eventually(focused).toBe('Gadget a');
  });

  it('is on the row of the cart that was opened', async () => {
    await openShop('/dashboard', { sells: [a, b], cart: [a, b] });
    await enter('Gadget b');
    await eventually(focused).toBe('Gadget b');
    expect(address()).toBe('/details');
    await goBack();
    await hasFocus('Gadget b');
    expect(address()).toBe('/dashboard');
  });
});

it('A link that asks for a list on the dashboard leads to its heading', async () => {
  await openShop('/dashboard', { sells, cart: [a], wishlist: [b] });
  await openList('Wishlist');
  await eventually(focused).toBe('Wishlist Items');
  await follow('Returns');
  await follow('cart', await dialog('Returns'));
  await eventually(focused).toBe('Cart Items');
});

it('Enter twice on Add to wishlist wishes, and buys nothing', async () => {
  await openShop('/details', { sells: [a], chosen: a });
  await enter('Add to wishlist');
  await pressKey('{Enter}');
  expect(await findButton('In wishlist')).toHaveProperty('disabled', true);
  await eventually(() => document.activeElement).toBe(screen.getByRole('group', { name: 'Wishlist' }));
  expect([count('Wishlist'), count('Cart')]).toEqual(['1', '0']);
});

it('Enter twice on Buy this moves two gadgets', async () => {
  await openShop('/dashboard?tab=wishlist', { sells: [a, b], wishlist: [a, gadget('gone'), b] });
  await screen.findByText('No longer sold');
  await enter('Buy this', 'Gadget a Moves it to your cart');
  await hasFocus('Buy this', 'Gadget b Moves it to your cart');
  await pressKey('{Enter}');
  await eventually(focused).toBe('Wishlist Items');
  expect(rows()).toHaveLength(1);
  expect(count('Cart')).toBe('2');
});

it('The later of two texts is shown, and Close leaves both', async () => {
  await openShop('/about-us', { sells });
  const footer = within(screen.getByRole('contentinfo'));
  for (const name of ['Returns', 'Careers']) footer.getByRole('link', { name }).click();
  await dialog('Careers');
  await pressEscape();
  await eventually(dialogs).toEqual([]);
  await eventually(address).toBe('/about-us');
});
