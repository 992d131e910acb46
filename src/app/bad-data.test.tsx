// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { gadget } from '../../e2e/support/catalog';
import {
  cardTitles,
  eventually,
  follow,
  goTo,
  goToPage,
  openDetails,
  openShop,
  press,
  reload,
  rows,
  rowTitles,
  texts,
  title,
} from '../test/shop';

const a = gadget('a');

/** One answer of each kind; src/catalog/load-catalog.test.ts has the others. */
const failures: ReadonlyArray<readonly [string, () => Response, RegExp]> = [
  [
    'is unreachable',
    () => {
      throw new TypeError('no network');
    },
    /could not be reached/u,
  ],
  ['is missing', () => new Response('no', { status: 404 }), /not available right now/u],
  ['is cut short', () => new Response('[{"product_id":"a","product_ti'), /couldn’t read the catalog/u],
  ['is an object', () => Response.json({ products: [a] }), /couldn’t read the catalog/u],
];

const failure = () => screen.queryByRole('alert');

describe('When Data.json', () => {
  it.each(failures)('%s, the shop says why and recovers by Retry', async (_, fail, words) => {
    // Otherwise the automatic retry might hide the button's effect.
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const answer = vi.fn(fail);
    await openShop('/details', { sells: answer });
    within(await screen.findByRole('alert')).getByText(words);
    within(screen.getByRole('alert')).getByText('We could not load the gadgets.');
    screen.getByText('Loading...');
    answer.mockImplementation(() => Response.json([a]));
    await press('Retry');
    await eventually(title).toBe('No gadget chosen yet');
    await eventually(failure).toBeNull();
  });

  it('fails, every screen that needs it says so and tries again', async () => {
    const answer = vi.fn(() => new Response('', { status: 503 }));
    for (const path of ['/statistics', '/details', '/']) {
      await openShop(path, { sells: answer, cart: [a] });
      await eventually(() => failure()?.textContent).toContain('not available right now');
      expect(screen.queryByText('Loading…'), path).toBeNull();
    }
    await goTo('Dashboard');
    await eventually(rows).toHaveLength(1);
    screen.getByText('Total Price: $10');
    await goTo('Home');
    await eventually(title).toMatch(/^Upgrade/u);
    expect(failure()).not.toBeNull();
    answer.mockImplementation(() => Response.json([gadget('late')]));
    dispatchEvent(new Event('online'));
    await eventually(cardTitles).toEqual(['Gadget late']);
    await eventually(failure).toBeNull();
  });

  it('is an empty list, Home and Statistics say that there is nothing', async () => {
    await openShop('/', { sells: [] });
    await screen.findByRole('heading', { level: 3, name: 'Our shelves are empty' });
    screen.getByText('No gadgets here at the moment');
    expect(cardTitles()).toEqual([]);
    await goTo('Statistics');
    await screen.findByRole('heading', { level: 2, name: 'Our shelves are empty' });
    await follow('Contact us', screen.getByRole('main'));
    await screen.findByRole('heading', { name: 'Contact Us' });
    expect(location.hash).toBe('#contact');
  });

  it('has nothing of a category, there is a way on', async () => {
    await openShop('/?category=Smartwatches', { sells: [a] });
    await screen.findByRole('heading', { level: 3, name: 'Nothing in Smart Watches at the moment' });
    await press('Show all gadgets');
    await eventually(cardTitles).toEqual(['Gadget a']);
    expect(screen.queryByText(/^Nothing in/u)).toBeNull();
  });
});

const brokenEntries: ReadonlyArray<readonly [string, unknown, RegExp]> = [
  ['null', null, /is not an object/u],
  ['a text', 'gadget', /is not an object/u],
  ['a list', [1, 2], /./u],
  ['an entry without id', { ...gadget('x'), product_id: undefined }, /product_id is missing/u],
  ['an entry with an empty id', { ...gadget('x'), product_id: ' ' }, /product_id/u],
  ['an entry with a fractional id', { ...gadget('x'), product_id: 1.5 }, /product_id/u],
  ['an entry without title', { ...gadget('x'), product_title: undefined }, /product_title is missing/u],
  ['an entry with an empty title', { ...gadget('x'), product_title: '' }, /product_title is empty/u],
  ['a price in words', { ...gadget('x'), price: '12' }, /price is not a number/u],
  ['a negative price', { ...gadget('x'), price: -1 }, /price is no price/u],
  ['a price beyond all measure', { ...gadget('x'), price: 1e300 }, /price is no price/u],
  ['an entry without category', { ...gadget('x'), category: undefined }, /category is missing/u],
  ['a taken id', gadget('first'), /product_id "first" is taken/u],
];

it('Bad entries of Data.json are left out and named once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const warnings = () => warn.mock.calls.map(String);
  const last = { ...gadget('last'), rating: 6, specification: ['Fine', 5], gallery: 'none', price: 10.456 };
  await openShop('/', { sells: [gadget('first'), ...brokenEntries.map(([, entry]) => entry), last] });
  await eventually(cardTitles).toEqual(['Gadget first', 'Gadget last']);
  await goTo('Statistics');
  await screen.findAllByText(/2 gadgets/u);
  await goTo('Home');
  for (const [index, [what, , complaint]] of brokenEntries.entries()) {
    const named = warnings().filter((text) => text.includes(`entry ${index + 1}: `) && complaint.test(text));
    expect(named, what).toHaveLength(1);
  }
  expect(warnings().filter((text) => /specification\.1 .*rating .*gallery /u.test(text))).toHaveLength(1);
  await openDetails('Gadget last');
  screen.getByText('$10.456');
  expect(texts(screen.getAllByRole('listitem'))).toContain('Fine');
  expect(screen.queryByRole('group', { name: /^Rate/u })).toBeNull();
});

it('Odd gadgets are sold like any other', async () => {
  const odd = ['__proto__', '\uD800', 'a b/c?d#e=ü漢😀.%', 'constructor', 42, 0].map((id) => gadget(id));
  const titles = odd.map((each) => each.product_title);
  await openShop('/', { sells: odd });
  await eventually(cardTitles).toEqual(titles);
  for (const wanted of titles) {
    await openDetails(wanted);
    await reload();
    await eventually(title).toBe(wanted);
    await press('Add To Cart');
    await press('Add to wishlist');
    await goTo('Home');
  }
  for (const address of ['/dashboard', '/dashboard?tab=wishlist']) {
    await goToPage(address);
    await eventually(rowTitles).toEqual(titles);
  }
});
