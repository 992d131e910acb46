// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gadget } from '../../../e2e/support/catalog';
import {
  address,
  cardTitles,
  dialogs,
  eventually,
  fill,
  findButton,
  focused,
  goBack,
  goTo,
  openShop,
  press,
  pressEscape,
  pressKey,
  reload,
  texts,
  title,
} from '../../test/shop';

const item = (product_title: string, category: string, price: number) =>
  gadget(product_title, { product_title, category, price, description: '', specification: [] });

const sells = [
  item('Violet Book 14', 'Laptops', 999),
  item('Amber Book 16', 'Laptops', 1499.5),
  item('Violet Phone', 'Phones', 600),
  ...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => item(`Cable ${letter}`, 'Accessories', 9)),
];

const field = () => screen.queryByRole<HTMLInputElement>('combobox', { name: 'Search gadgets' });
const inDialog = () => dialogs()[0] ?? document.createElement('div');
const options = () => texts(within(inDialog()).queryAllByRole('option'));

const chosen = () => within(inDialog()).queryAllByRole('option', { selected: true });

const lastSearches = () =>
  screen
    .queryAllByRole('group', { name: 'Last searches' })
    .flatMap((group) => texts(within(group).queryAllByRole('option')));

/** Opens the search by the button in the header. */
async function openSearch(): Promise<HTMLInputElement> {
  await press('Search', { in: screen.getByRole('banner') });
  await eventually(field).not.toBeNull();
  const found = field();
  if (!found) throw new Error('The search is gone.');
  await eventually(() => document.activeElement).toBe(found);
  return found;
}

it('The search opens on every screen, with suggestions', async () => {
  await openShop('/about-us', { sells });
  const search = await openSearch();
  await fill(search, 'violet');
  await eventually(options).toEqual(['Violet Book 14$999', 'Violet Phone$600', 'Laptops1', 'Phones1']);
  expect(texts([...inDialog().querySelectorAll('mark')])).toEqual(['Violet', 'Violet']);
  await eventually(() => screen.queryAllByText('2 gadgets for “violet”').length).toBeGreaterThan(0);
  await fill(search, 'violet book');
  await findButton('Show 1 gadget');
  await fill(search, 'cables');
  await eventually(() => options().filter((text) => text.startsWith('Cable'))).toHaveLength(6);
  await press('Show all 7 gadgets');
  await eventually(cardTitles).toHaveLength(7);
  expect(address()).toBe('/?q=cables#products');
  await eventually(focused).toBe('Explore Cutting-Edge Gadgets');
});

it('Escape and Close close the search, on every screen', async () => {
  await openShop('/about-us', { sells });
  await openSearch();
  await pressEscape();
  await eventually(field).toBeNull();
  await goTo('Dashboard');
  await eventually(title).toBe('Dashboard');
  await openSearch();
  await press('Close');
  await eventually(field).toBeNull();
});

it('Back closes the search, with focus on the heading of the screen before', async () => {
  await openShop('/about-us', { sells });
  await goTo('Statistics');
  await eventually(title).toBe('Statistics');
  await openSearch();
  await goBack();
  await eventually(dialogs).toEqual([]);
  await eventually(focused).toBe('About Us');
});

it('Arrow keys, Home, End and Enter choose; focus stays in the field', async () => {
  await openShop('/about-us', { sells });
  const search = await openSearch();
  await fill(search, 'violet');
  await eventually(options).toHaveLength(4);
  expect(chosen()).toEqual([]);
  for (const [key, expected] of [
    ['ArrowDown', 'Violet Book 14$999'],
    ['ArrowDown', 'Violet Phone$600'],
    ['End', 'Phones1'],
    ['Home', 'Violet Book 14$999'],
    ['ArrowUp', undefined],
    ['ArrowUp', 'Phones1'],
    ['ArrowDown', undefined],
    ['ArrowDown', 'Violet Book 14$999'],
  ] as const) {
    await pressKey(`{${key}}`);
    expect(texts(chosen()), key).toEqual(expected === undefined ? [] : [expected]);
    await eventually(() => document.activeElement).toBe(search);
  }
  expect(search.getAttribute('aria-activedescendant')).toBe(chosen()[0]?.id);
  await pressKey('{Enter}');
  await eventually(title).toBe('Violet Book 14');
  await eventually(focused).toBe('Violet Book 14');
});

it('Enter searches on Home; the last searches are offered, and can be cleared', async () => {
  await openShop('/', { sells });
  for (const text of ['violet', 'amber']) {
    await fill(await openSearch(), text);
    await pressKey('{Enter}');
    await eventually(address).toBe(`/?q=${text}#products`);
    expect(field()).toBeNull();
  }
  await eventually(cardTitles).toEqual(['Amber Book 16']);
  await reload();
  await eventually(cardTitles).toEqual(['Amber Book 16']);
  await openSearch();
  await eventually(lastSearches).toEqual(['amber', 'violet']);
  screen.getByRole('option', { name: 'violet' }).click();
  await eventually(cardTitles).toEqual(['Violet Book 14', 'Violet Phone']);

  const search = await openSearch();
  await press('Clear last searches');
  await eventually(lastSearches).toEqual([]);
  await eventually(() => document.activeElement).toBe(search);
});

it('A category of what was found shows only its gadgets', async () => {
  await openShop('/', { sells });
  await fill(await openSearch(), 'violet');
  (await within(inDialog()).findByRole('option', { name: /^Laptops/u })).click();
  await eventually(cardTitles).toEqual(['Violet Book 14']);
  expect(address()).toBe('/?category=Laptops&q=violet#products');
});
