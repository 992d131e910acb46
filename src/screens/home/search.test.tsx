// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gadget } from '../../../e2e/support/catalog';
import {
  address,
  cardTitles,
  choose,
  eventually,
  fill,
  goBack,
  openShop,
  press,
  pressKey,
  reload,
  texts,
} from '../../test/shop';

const laptop = (
  id: string,
  product_title: string,
  price: number,
  rating: number,
  ...specification: string[]
) => gadget(id, { product_title, category: 'Laptops', price, rating, specification });

const sells = [
  laptop('1', 'Violet Book 14', 999, 4.2, 'Memory: 16 GB', 'Storage: 512 GB'),
  laptop('2', 'Amber Book 16', 1499.5, 4.8, 'Memory: 32 GB', 'Storage: 1 TB'),
  laptop('3', 'Grey Book 13', 700, 3.9, 'Memory: 16 GB', 'Storage: 1 TB'),
  gadget('4', {
    product_title: 'Violet Phone',
    category: 'Phones',
    price: 600,
    specification: ['Memory: 8 GB', 'Storage: 512 GB'],
  }),
  gadget('5', {
    product_title: 'Noise Headphones',
    price: 300,
    specification: ['Weight: 250 g'],
    description: 'Quiet in the aeroplane. Charges by USB-C.',
  }),
];

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search gadgets' });
const marks = () => texts([...document.querySelectorAll('mark')]);
const sortBy = async (order: string) => choose(screen.getByRole('combobox', { name: 'Sort' }), order);
const applied = () =>
  screen
    .queryAllByRole('list', { name: 'Applied filters' })
    .flatMap((list) => texts(within(list).getAllByRole('listitem')).map((text) => text.trim()));
const choice = async (group: string, name: RegExp): Promise<HTMLInputElement> =>
  within(await screen.findByRole('group', { name: group })).findByRole('checkbox', { name });

describe('Search', () => {
  it('finds by name, despite a typo, and marks matches', async () => {
    await openShop('/', { sells });
    await fill(box(), 'violet');
    await eventually(cardTitles).toEqual(['Violet Book 14', 'Violet Phone']);
    screen.getByText('2 gadgets for “violet”');
    expect(marks()[0]).toBe('Violet');
    await eventually(address).toBe('/?q=violet');

    await fill(box(), 'hedphones');
    await eventually(cardTitles).toEqual(['Noise Headphones']);
    await fill(box(), '16 book amber');
    await eventually(cardTitles).toEqual(['Amber Book 16']);

    await fill(box(), 'aeroplane');
    await eventually(cardTitles).toEqual(['Noise Headphones']);
    expect(screen.getByRole('article').textContent).toContain('Quiet in the aeroplane.');
    await fill(box(), '32gb');
    await eventually(cardTitles).toEqual(['Amber Book 16']);
    expect(screen.getByRole('article').textContent).toContain('Memory: 32 GB');
  });

  it('shows hostile text as text, and Escape empties it', async () => {
    await openShop(`/?q=${encodeURIComponent('<img src=x onerror=alert()>')}`, { sells });
    await screen.findByText('No gadgets for “<img src=x onerror=alert()>”');
    await screen.findByRole('heading', { name: 'No gadget matches' });
    await press('Clear search');
    await eventually(cardTitles).toHaveLength(5);
    await press('Phones');
    await fill(box(), 'book');
    await press(/^Search in all categories/u);
    await eventually(cardTitles).toHaveLength(3);

    await fill(box(), 'amber/');
    await eventually(cardTitles).toEqual(['Amber Book 16']);
    expect(box().value).toBe('amber/');
    await pressKey('{Escape}', box());
    expect(box().value).toBe('');
    await eventually(cardTitles).toHaveLength(5);
  });

  it('shows what is nearest where nothing has all words, and says so', async () => {
    await openShop('/', { sells });
    await fill(box(), 'purple phone');
    await eventually(cardTitles).toEqual(['Violet Phone']);
    screen.getByText('Nothing for “purple phone”. Showing “phone”: 1 gadget');
    expect(marks()).toEqual(['Phone']);
  });

  it('combines with the category, and Back undoes the one and then the other', async () => {
    await openShop('/', { sells });
    await fill(box(), 'violet');
    await eventually(address).toBe('/?q=violet');
    await eventually(cardTitles).toHaveLength(2);
    await press('Phones');
    await eventually(cardTitles).toEqual(['Violet Phone']);
    expect(address()).toBe('/?category=Phones&q=violet');
    await reload();
    await eventually(cardTitles).toEqual(['Violet Phone']);
    await goBack();
    await eventually(cardTitles).toHaveLength(2);
    expect(box().value).toBe('violet');
    await goBack();
    await eventually(cardTitles).toHaveLength(5);
    expect(box().value).toBe('');
  });
});

const bound = async (name: string) => screen.findByRole('textbox', { name });

describe('Refining', () => {
  it('sorts, as the address keeps', async () => {
    await openShop('/', { sells });
    await eventually(cardTitles).toHaveLength(5);
    for (const [order, first] of [
      ['Price: low to high', 'Noise Headphones'],
      ['Price: high to low', 'Amber Book 16'],
    ] as const) {
      await sortBy(order);
      await eventually(() => cardTitles()[0]).toBe(first);
    }
    await sortBy('Best rated');
    await eventually(cardTitles).toEqual([
      'Amber Book 16',
      'Violet Phone',
      'Noise Headphones',
      'Violet Book 14',
      'Grey Book 13',
    ]);
    await sortBy('Name');
    await screen.findByText('Sorted by name');
    await eventually(() => cardTitles()[1]).toBe('Grey Book 13');
    await reload();
    await eventually(() => cardTitles()[1]).toBe('Grey Book 13');
    await sortBy('Featured');
    await eventually(() => cardTitles()[0]).toBe('Violet Book 14');
    expect(address()).toBe('/');
  });

  it('takes a range of prices, and says what is wrong with one', async () => {
    await openShop('/', { sells });
    await fill(await bound('From'), '$600');
    await fill(await bound('To'), '1,000');
    await pressKey('{Enter}');
    await eventually(cardTitles).toEqual(['Violet Book 14', 'Grey Book 13', 'Violet Phone']);
    expect(address()).toBe('/?price=600-1000');
    await fill(await bound('From'), 'cheap');
    await pressKey('{Enter}');
    await screen.findByText('Enter an amount such as 250 or 99.99.');
    await fill(await bound('From'), '2000');
    await pressKey('{Enter}');
    await screen.findByText('The minimum is higher than the maximum.');
    expect(cardTitles()).toHaveLength(3);
  });

  it('offers filters of the gadgets shown, each to remove', async () => {
    await openShop('/', { sells });
    await press('Laptops');
    await eventually(cardTitles).toHaveLength(3);
    const memory = await choice('Memory', /^16 GB/u);
    memory.click();
    // Before the gadgets follow.
    expect(memory.checked).toBe(true);
    await eventually(cardTitles).toEqual(['Violet Book 14', 'Grey Book 13']);
    (await choice('Storage', /^1 TB/u)).click();
    await eventually(cardTitles).toEqual(['Grey Book 13']);
    screen.getByText('1 gadget in Laptops');
    await eventually(applied).toEqual(['Memory: 16 GB', 'Storage: 1 TB', 'Remove all filters']);
    await reload();
    await eventually(cardTitles).toEqual(['Grey Book 13']);
    await press('Remove filter Memory: 16 GB');
    await eventually(cardTitles).toEqual(['Amber Book 16', 'Grey Book 13']);
    await goBack();
    await eventually(cardTitles).toEqual(['Grey Book 13']);
  });

  it('shows the same by a shared link with everything in it', async () => {
    await openShop('/?category=Laptops&q=book&sort=price-down&price=-1000&f=Memory:16+GB', { sells });
    await eventually(cardTitles).toEqual(['Violet Book 14', 'Grey Book 13']);
    expect(texts(screen.getAllByRole('button', { pressed: true }))).toEqual(['Laptops']);
    await eventually(applied).toEqual(['“book”', 'Up to $1000', 'Memory: 16 GB', 'Remove all filters']);
  });
});
