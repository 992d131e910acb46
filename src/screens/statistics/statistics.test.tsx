// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gadget } from '../../../e2e/support/catalog';
import {
  address,
  buttons,
  choose,
  eventually,
  fill,
  findButton,
  focused,
  goBack,
  openShop,
  press,
  pressKey,
  reload,
  texts,
  title,
} from '../../test/shop';

const sells = [
  gadget('book', { category: 'Laptops', price: 1000, rating: 4.8 }),
  gadget('slate', { category: 'Laptops', price: 600, rating: 3 }),
  gadget('phone', { category: 'Phones', price: 500, rating: 4.5 }),
  gadget('cable', { category: 'Accessories', price: 10, rating: 4 }),
  gadget('case', { category: 'Accessories', price: 8, rating: 1 }),
];

const summary = () =>
  screen
    .queryAllByRole('region', { name: 'Prices and ratings' })
    .flatMap((region) => texts(within(region).queryAllByRole('paragraph')))[0];
const chart = () => screen.queryByRole('img', { name: /Price and rating/u });
const category = async () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Category' });
const bound = async (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed');
const highlights = () =>
  screen.queryAllByRole('list', { name: 'Highlights' }).flatMap((list) => buttons(/./u, { in: list }));

describe('The statistics’ filters', () => {
  it('take a category or a range, which the address keeps', async () => {
    await openShop('/statistics', { sells });
    await eventually(summary).toContain('5 gadgets, from Gadget case at $8');
    await choose(await category(), 'Laptops');
    expect(address()).toBe('/statistics?category=Laptops');
    await eventually(summary).toContain('2 gadgets, from Gadget slate at $600');
    await screen.findByText('2 gadgets are shown');
    await reload();
    await eventually(summary).toContain('2 gadgets');
    expect((await category()).value).toBe('Laptops');
    await goBack();
    await eventually(summary).toContain('5 gadgets');
    expect(address()).toBe('/statistics');
    expect((await category()).value).toBe('all');
    await fill(await bound('Price from'), '$500');
    await fill(await bound('Price to'), '600');
    await pressKey('{Enter}');
    await eventually(address).toBe('/statistics?price=500-600');
    await eventually(summary).toContain('2 gadgets, from Gadget phone at $500 to Gadget slate at $600');
    await fill(await bound('Price from'), '700');
    // Applied without a key, once focus goes elsewhere.
    screen.getByRole('heading', { level: 1 }).focus();
    await screen.findByText('The minimum is higher than the maximum.');
    expect(summary()).toContain('2 gadgets');
  });

  it('are those of a shared link', async () => {
    await openShop('/statistics?category=Accessories&price=9-', { sells });
    await eventually(summary).toContain('1 gadget: Gadget cable at $10');
    expect((await bound('Price from')).value).toBe('9');
  });

  it('say that they leave nothing, and lead back', async () => {
    await openShop('/statistics?category=Phones&price=-10', { sells });
    await screen.findByRole('heading', { name: 'No gadget matches' });
    expect(chart()).toBeNull();
    const all = buttons('Show all gadgets').at(-1);
    all?.click();
    await eventually(summary).toContain('5 gadgets');
    expect(address()).toBe('/statistics');
    await eventually(focused).toBe(title());
    expect(buttons('Show all gadgets')).toEqual([]);
  });
});

const drawn = () =>
  chart()?.querySelectorAll('path[class*="area"], path[class*="bars"], path[class*="dots"]');

it('The chart’s series can be hidden, but for one', async () => {
  await openShop('/statistics', { sells });
  await eventually(drawn).toHaveLength(3);
  for (const name of ['Price (area)', 'Price (bars)', 'Rating (diamonds)']) {
    const series = await findButton(name);
    expect(isPressed(series)).toBe('true');
    series.click();
    await eventually(drawn).toHaveLength(2);
    expect(isPressed(series)).toBe('false');
    await pressKey(' ', series);
    await eventually(drawn).toHaveLength(3);
  }
  await press('Price (area)');
  await press('Price (bars)');
  const last = await findButton('Rating (diamonds)');
  await pressKey('{Enter}', last);
  expect(isPressed(last)).toBe('true');
  await eventually(() => document.activeElement).toBe(last);
  expect(drawn()).toHaveLength(1);
  screen.getByText('At least one series must stay visible.');
});

it('Three highlights of the shown gadgets stand below the chart, and open', async () => {
  await openShop('/statistics', { sells });
  await eventually(() => texts(highlights())).toEqual([
    'Cheapest Gadget case $8',
    'Most expensive Gadget book $1000',
    'Best rated Gadget book 4.8 out of 5',
  ]);
  expect(texts(screen.getAllByRole('heading', { level: 2 })).slice(0, 2)).toEqual([
    'Prices and ratings',
    'Highlights',
  ]);
  await choose(await category(), 'Accessories');
  await eventually(() => texts(highlights())).toEqual([
    'Cheapest Gadget case $8',
    'Most expensive Gadget cable $10',
    'Best rated Gadget cable 4 out of 5',
  ]);
  for (const [name, shown] of [
    [/^Cheapest/u, 'Gadget case'],
    [/^Best rated/u, 'Gadget cable'],
  ] as const) {
    await press(name);
    await eventually(title).toBe(shown);
    await goBack();
  }
});

it('A catalog without ratings has no word of them', async () => {
  const unrated = [gadget('a', { price: 5 }), gadget('b')].map(({ rating: _, ...each }) => each);
  await openShop('/statistics', { sells: unrated });
  await screen.findByRole('img', { name: 'Price of each gadget, by title' });
  const legend = screen.getByRole('list', { name: 'Legend' });
  expect(texts(buttons(/./u, { in: legend }))).toEqual(['Price (area)', 'Price (bars)']);
  await eventually(() => texts(highlights())).toEqual([
    'Cheapest Gadget a $5',
    'Most expensive Gadget b $10',
  ]);
  await press('Show as table');
  await eventually(() => texts(screen.queryAllByRole('columnheader'))).toEqual(['Title', 'Price']);
  expect(screen.getByRole('main').textContent).not.toMatch(/rating|rated/iu);
});

it('The highlights are of all of 10,000 gadgets', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    gadget(index, { price: 1 + index, rating: index === 42 ? 5 : 4 }),
  );
  await openShop('/statistics', { sells: many });
  await eventually(() => texts(highlights())[2]).toContain('Gadget 42');
});

describe('The table of figures', () => {
  it('shows the same figures as the chart', async () => {
    await openShop('/statistics', { sells: sells.slice(1, 4) });
    await press('Show as table');
    const table = await screen.findByRole('table', { name: 'Price and rating of each gadget' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => texts([...row.children])),
    ).toEqual([
      ['Title', 'Price', 'Rating'],
      ['Gadget slate', '$600', '3'],
      ['Gadget phone', '$500', '4.5'],
      ['Gadget cable', '$10', '4'],
    ]);
    await press('Show as chart');
    await eventually(chart).not.toBeNull();
  });

  it('is sorted by the heads of its columns, and says so', async () => {
    await openShop('/statistics', { sells });
    await press('Show as table');
    const table = await screen.findByRole('table', { name: 'Price and rating of each gadget' });
    const titles = () => texts(within(table).getAllByRole('rowheader'));
    const head = within(table).getByRole('columnheader', { name: /^Price/u });
    const price = await findButton(/^Price/u, { in: head });
    await eventually(() => titles()[0]).toBe('Gadget book');
    price.click();
    await eventually(() => head.getAttribute('aria-sort')).toBe('ascending');
    await eventually(titles).toEqual([
      'Gadget case',
      'Gadget cable',
      'Gadget phone',
      'Gadget slate',
      'Gadget book',
    ]);
    await screen.findByText('Sorted by price, lowest first');
    await pressKey('{Enter}', price);
    expect(head.getAttribute('aria-sort')).toBe('descending');
    await eventually(titles).toEqual([
      'Gadget book',
      'Gadget slate',
      'Gadget phone',
      'Gadget cable',
      'Gadget case',
    ]);
    await press(/^Title/u, { in: table });
    expect(head.getAttribute('aria-sort')).toBeNull();
    await eventually(() => titles()[0]).toBe('Gadget book');
    expect(titles().at(-1)).toBe('Gadget slate');
  });
});
