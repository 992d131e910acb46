// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fixture, gadget } from '../../../e2e/support/catalog';
import { phones } from '../../../e2e/support/phones';
import {
  address,
  buttons,
  cardTitles,
  eventually,
  fill,
  findButton,
  focused,
  goBack,
  goToPage,
  openShop,
  press,
  pressKey,
  reload,
  texts,
} from '../../test/shop';

const sells = phones;

const findGroup = async (name: string) => screen.findByRole('group', { name });
const choices = (group: HTMLElement) => within(group).getAllByRole<HTMLInputElement>('checkbox');

/** A field of a range. */
const findField = async (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

const described = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

const ways = () => texts(buttons(/\(\d+ gadgets?\)$/u));
const chosen = () => texts(screen.getAllByRole('button', { pressed: true }));
const said = () => texts(within(screen.getByRole('main')).queryAllByRole('status'));

describe('Choices', () => {
  it('are disabled, at the end of their group, if they would leave nothing', async () => {
    await openShop('/?f=Memory:32+GB', { sells });
    const memory = await findGroup('Memory');
    expect(choices(memory)).toHaveLength(3);
    within(memory)
      .getByRole('checkbox', { name: /^32 GB/u })
      .click();
    await eventually(cardTitles).toHaveLength(22);
    await fill(await findField('From'), '1000');
    await pressKey('{Enter}');
    await eventually(cardTitles).toEqual(['Gadget book']);
    within(memory).getByRole('checkbox', { name: '32 GB 1 gadget' });
    expect(choices(memory).map(({ disabled }) => disabled)).toEqual([false, true, true]);
  });

  it('are all there, in a long group after a press', async () => {
    await openShop('/', { sells });
    const maker = await findGroup('Maker');
    expect(choices(maker)).toHaveLength(6);
    await press('Show all 15', { in: maker });
    expect(choices(maker)).toHaveLength(15);
    within(maker).getByRole('checkbox', { name: 'Maker 14 1 gadget' }).click();
    await eventually(cardTitles).toHaveLength(1);
    await press('Show fewer', { in: maker });
    expect(choices(maker)).toHaveLength(6);
    expect(choices(maker)[5]).toBe(within(maker).getByRole('checkbox', { name: 'Maker 14 1 gadget' }));
    expect(choices(maker)[5]?.checked).toBe(true);
  });
});

describe('Ranges', () => {
  it('take amounts in other units, and Back undoes them', async () => {
    await openShop('/', { sells });
    await fill(await findField('From (g)'), '219 g');
    await pressKey('{Enter}');
    await eventually(cardTitles).toEqual(['Gadget 14-0', 'Gadget book']);
    expect(address()).toBe('/?r=Weight%3A219-+g');
    await findButton('Remove filter Weight: From 219 g');
    await goBack();
    await eventually(cardTitles).toHaveLength(22);
    await goToPage('/?r=Weight:1-2+kg');
    await eventually(cardTitles).toEqual(['Gadget book']);
    await press('Remove filter Weight: 1 kg to 2 kg');
    await eventually(cardTitles).toHaveLength(22);
  });

  it('say which end is wrong', async () => {
    await openShop('/', { sells });
    const [from, to] = [await findField('From'), await findField('To')];
    await fill(to, 'cheap');
    await pressKey('{Enter}');
    await eventually(() => described(to)).toBe('Enter an amount such as 250 or 99.99.');
    expect(to.getAttribute('aria-invalid')).toBe('true');
    expect(from.getAttribute('aria-invalid')).toBeNull();
    await fill(from, '9');
    await fill(to, '5');
    await pressKey('{Enter}');
    for (const field of [from, to])
      await eventually(() => described(field)).toBe('The minimum is higher than the maximum.');
    await fill(to, '٥٠٠');
    await pressKey('{Enter}');
    await eventually(address).toBe('/?price=9-500');
    expect(to.getAttribute('aria-invalid')).toBeNull();
  });
});

it('Filters without results say which to remove', async () => {
  await openShop('/?category=Phones&f=Memory:32+GB&price=-115', { sells });
  await eventually(ways).toEqual(['Remove Memory: 32 GB (4 gadgets)']);
  await press('Remove Memory: 32 GB (4 gadgets)');
  await eventually(cardTitles).toHaveLength(4);
  await eventually(focused).toBe('Explore Cutting-Edge Gadgets');
  await goToPage('/?category=Phones&r=Weight:1-+kg');
  await eventually(ways).toEqual([
    'Remove Weight: From 1 kg (21 gadgets)',
    'Search in all categories (1 gadget)',
  ]);
  await press('Search in all categories (1 gadget)');
  await eventually(cardTitles).toEqual(['Gadget book']);
  expect(address()).toBe('/?r=Weight%3A1-+kg');
});

describe('Home', () => {
  it('offers seven categories, each with the gadgets of its value', async () => {
    await openShop('/?category=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', { sells: fixture });
    await eventually(cardTitles).toHaveLength(fixture.length);
    expect(texts(buttons(/./u, { in: screen.getByRole('group', { name: 'Category' }) }))).toEqual([
      'All Product',
      'Laptops',
      'Phones',
      'Accessories',
      'Smart Watches',
      'MacBook',
      'Iphone',
    ]);
    // An unknown category is all of them.
    expect(chosen()).toEqual(['All Product']);
    for (const [label, value] of [
      ['Laptops', 'Laptops'],
      ['Phones', 'Phones'],
      ['Accessories', 'Accessories'],
      ['Smart Watches', 'Smartwatches'],
      ['MacBook', 'MacBooks'],
      ['Iphone', 'iPhones'],
    ] as const) {
      const expected = fixture.filter(({ category }) => category === value);
      await press(label);
      await eventually(cardTitles).toEqual(expected.map((item) => item.product_title));
      expect(chosen()).toEqual([label]);
      screen.getByText(`${expected.length} gadgets in ${value}`);
      expect(address()).toBe(`/?category=${value}`);
    }
    await press('All Product');
    await eventually(cardTitles).toHaveLength(fixture.length);
    expect(address()).toBe('/');
  });

  it('keeps the category in the address, for Back, reload and a shared link', async () => {
    await openShop('/?category=Laptops', { sells: fixture });
    await eventually(chosen).toEqual(['Laptops']);
    await press('Iphone');
    await eventually(address).toBe('/?category=iPhones');
    await goBack();
    await eventually(chosen).toEqual(['Laptops']);
    await reload();
    await eventually(chosen).toEqual(['Laptops']);
    await eventually(() => cardTitles()[0]).toMatch(/^Harbor Book/u);
  });

  it('announces results with the category, for the next may have as many', async () => {
    await openShop('/?category=Laptops', {
      sells: [gadget('a', { category: 'Phones' }), gadget('b', { category: 'Laptops' })],
    });
    await eventually(said).toEqual(['1 gadget in Laptops']);
    await press('Phones');
    await eventually(said).toEqual(['1 gadget in Phones']);
  });
});
