// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gadget } from '../../../e2e/support/catalog';
import {
  address,
  buttons,
  cardTitles,
  count,
  eventually,
  findToast,
  focused,
  goBack,
  goForward,
  goTo,
  openDetails,
  openShop,
  press,
  reload,
  texts,
  title,
  undo,
} from '../../test/shop';

const one = gadget('1', { category: 'Laptops', price: 1000 });
const two = gadget('2', { category: 'Phones', price: 990 });
const sells = [
  one,
  two,
  gadget('3', { category: 'Laptops', price: 1100 }),
  gadget('4', { category: 'Laptops', price: 400 }),
];

/** The buttons of a list below the details, without their prices. */
const titlesIn = (name: string) =>
  screen
    .queryAllByRole('list', { name })
    .flatMap((list) => texts(buttons(/./u, { in: list })).map((text) => text.replace(/Price.*/u, '')));

const press3 = async () =>
  press(/^Gadget 3/u, { in: await screen.findByRole('list', { name: 'Similar gadgets' }) });

it('Details show similar gadgets, the most alike first', async () => {
  await openShop('/details', { sells, chosen: one });
  await eventually(() => titlesIn('Similar gadgets')).toEqual(['Gadget 3', 'Gadget 4', 'Gadget 2']);
  await press3();
  await eventually(title).toBe('Gadget 3');
  await eventually(focused).toBe('Gadget 3');
  await goBack();
  await eventually(title).toBe('Gadget 1');
});

it('Recently viewed gadgets outlive a reload and can be cleared', async () => {
  await openShop('/details', { sells, chosen: one });
  await eventually(title).toBe('Gadget 1');
  await goTo('Home');
  await screen.findByText('Recently viewed');
  within(screen.getByRole('article', { name: 'Gadget 1' })).getByText('Recently viewed');
  await openDetails('Gadget 2');
  await reload();
  await eventually(() => titlesIn('Recently viewed')).toEqual(['Gadget 1']);
  await press('Clear');
  expect(titlesIn('Recently viewed')).toEqual([]);
  await press('Undo');
  await eventually(() => titlesIn('Recently viewed')).toEqual(['Gadget 1']);
  await press('Clear');
  await goTo('Home');
  await eventually(cardTitles).toHaveLength(4);
  expect(screen.queryByText('Recently viewed')).toBeNull();
});

it('A card’s heart adds to the wishlist and removes from it', async () => {
  await openShop('/', { sells });
  await press('Add to wishlist', { of: 'Gadget 3' });
  await findToast('Item Added to Wishlist');
  expect(count('Wishlist')).toBe('1');
  expect(address()).toBe('/');
  await press('Remove from wishlist', { of: 'Gadget 3' });
  expect(count('Wishlist')).toBe('0');
  await undo('Item Removed from Wishlist');
  expect(count('Wishlist')).toBe('1');
});

/** The stored choice, which /details shows in a new tab. */
const selected = () => localStorage.getItem('shop:/product-id');

describe('The selected product', () => {
  it('is kept out of the address, by each history entry', async () => {
    await openShop('/', { sells });
    await openDetails('Gadget 1');
    expect(address()).toBe('/details');
    await press3();
    await eventually(title).toBe('Gadget 3');
    expect(address()).toBe('/details');
    expect(selected()).toContain('"3"');
    await goBack();
    await eventually(title).toBe('Gadget 1');
    expect(selected()).toContain('"1"');
    await reload();
    await eventually(title).toBe('Gadget 1');
    await goForward();
    await eventually(title).toBe('Gadget 3');
    expect(selected()).toContain('"3"');
    await goBack();
    await goBack();
    await eventually(cardTitles).toHaveLength(4);
    await goForward();
    await eventually(title).toBe('Gadget 1');
  });
});
