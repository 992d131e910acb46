// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gadget } from '../../../e2e/support/catalog';
import {
  address,
  buttons,
  count,
  eventually,
  findButton,
  findToast,
  goBack,
  goTo,
  heldAnswer,
  openDetails,
  openShop,
  press,
  pressKey,
  reload,
  rowTitles,
  texts,
  title,
} from '../../test/shop';

const watch = gadget('watch', { product_title: 'Test Watch' });
const isDisabled = async (name: string) => (await findButton(name)).hasAttribute('disabled');

describe('Product details', () => {
  it('reads "Loading..." until the product is loaded', async () => {
    const held = heldAnswer();
    await openShop('/details', { sells: held.sells, chosen: watch });
    await screen.findByText('Loading...');
    held.give([watch]);
    await eventually(title).toBe('Test Watch');
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('Add To Cart appends the product each time, counts it and says so', async () => {
    await openShop('/details', { sells: [watch], chosen: watch });
    await press('Add To Cart');
    await findToast('Item Added to Cart');
    expect(count('Cart')).toBe('1');
    await press('Add To Cart');
    expect(count('Cart')).toBe('2');
    await goTo('Dashboard');
    await eventually(rowTitles).toEqual(['Test Watch', 'Test Watch']);
  });

  it('adds to the wishlist once, with a button that is then disabled', async () => {
    await openShop('/details', { sells: [watch], chosen: watch });
    await pressKey('{Enter}', await findButton('Add to wishlist'));
    // Focus stays in the button's place, where a second press does nothing.
    await eventually(() => document.activeElement).toBe(screen.getByRole('group', { name: 'Wishlist' }));
    await findToast('Item Added to Wishlist');
    expect(count('Wishlist')).toBe('1');
    expect(await isDisabled('In wishlist')).toBe(true);
    await reload();
    expect(await isDisabled('In wishlist')).toBe(true);
    await goTo('Dashboard');
    await press('Wishlist');
    await press('Remove', { of: 'Test Watch' });
    await goBack();
    expect(await isDisabled('Add to wishlist')).toBe(false);
    expect(address()).toBe('/details');
  });

  it('a gadget without a rating has no stars and no mark', async () => {
    const { rating: _, ...unrated } = gadget('new');
    await openShop('/', { sells: [unrated, gadget('old')] });
    await openDetails('Gadget new');
    expect(buttons('Add To Cart')).toHaveLength(1);
    expect(screen.queryByRole('slider')).toBeNull();
    await goTo('Statistics');
    await screen.findByText(/best rated, at 4\.5 out of 5: Gadget old\./u);
    await press('Show as table');
    const cells = (await screen.findAllByRole('row')).map((row) => texts(within(row).queryAllByRole('cell')));
    expect(cells).toEqual([[], ['$10', ''], ['$10', '4.5']]);
  });
});
