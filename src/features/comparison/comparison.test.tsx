// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gadget } from '../../../e2e/support/catalog';
import { comparable } from '../../../e2e/support/comparison';
import {
  address,
  buttons,
  count,
  dialog,
  eventually,
  findButton,
  findToast,
  focused,
  goBack,
  openShop,
  press,
  pressKey,
  texts,
  title,
  undo,
} from '../../test/shop';

const { a, b, c, d, e } = comparable;
const sells = Object.values(comparable);

const tray = () => screen.queryByRole('region', { name: 'Comparison' });
const chosen = () =>
  screen
    .queryAllByRole('list', { name: 'Chosen to compare' })
    .flatMap((list) => texts(within(list).queryAllByRole('listitem')));
const pressScales = async (of: string) => press('Compare', { of });
const areScalesPressed = (of: string) => buttons('Compare', { of })[0]?.getAttribute('aria-pressed');
const findCompareButton = async () =>
  findButton('Compare', { in: await screen.findByRole('region', { name: 'Comparison' }) });

/** Opens the comparison of these over a small screen. */
async function openComparison(compared: typeof sells): Promise<HTMLElement> {
  await openShop('/details#compare', { sells, compared });
  return dialog('Compare gadgets');
}

describe('Choosing what to compare', () => {
  it('a card’s scales choose its gadget, and take it off again', async () => {
    await openShop('/', { sells });
    await pressScales('Gadget a');
    expect(areScalesPressed('Gadget a')).toBe('true');
    screen.getByText('1 of 4 to compare');
    expect(await findCompareButton()).toHaveProperty('disabled', true);
    expect(tray()?.textContent).toContain('Choose one more');
    await pressScales('Gadget b');
    screen.getByText('2 of 4 to compare');
    expect(await findCompareButton()).toHaveProperty('disabled', false);
    await pressScales('Gadget b');
    await pressScales('Gadget a');
    expect(areScalesPressed('Gadget a')).toBe('false');
    expect(tray()).toBeNull();
    expect(address()).toBe('/');
  });

  it('a fifth gadget is refused with a message', async () => {
    await openShop('/', { sells, compared: [gadget('gone'), a, b, gadget('away')] });
    await eventually(chosen).toHaveLength(2);
    await pressScales('Gadget c');
    await pressScales('Gadget d');
    expect(chosen()).toHaveLength(4);
    await pressScales('Gadget e');
    await findToast('You can compare up to four gadgets');
    expect(areScalesPressed('Gadget e')).toBe('false');
    expect(chosen()).toHaveLength(4);
    await pressScales('Gadget d');
    await pressScales('Gadget e');
    expect(areScalesPressed('Gadget e')).toBe('true');
  });

  it('the details screen chooses its gadget too, and shows the tray', async () => {
    await openShop('/details', { sells, chosen: b, compared: [a] });
    await eventually(chosen).toEqual(['Gadget a']);
    await pressScales('Gadget b');
    expect(areScalesPressed('Gadget b')).toBe('true');
    expect(chosen()).toEqual(['Gadget a', 'Gadget b']);
    (await findCompareButton()).click();
    await dialog('Compare gadgets');
    expect(address()).toBe('/details#compare');
    await goBack();
    await eventually(() => screen.queryByRole('dialog')).toBeNull();
    expect(title()).toBe('Gadget b');
  });

  it('Clear and Remove take gadgets off, and focus goes on', async () => {
    await openShop('/details', { sells, compared: [b, a] });
    await press('Clear comparison');
    expect(tray()).toBeNull();
    await undo('Comparison cleared');
    await eventually(chosen).toEqual(['Gadget b', 'Gadget a']);
    await pressKey('{Enter}', await findButton('Remove', { of: 'Gadget b' }));
    expect(chosen()).toEqual(['Gadget a']);
    await eventually(() => document.activeElement).toBe(await findButton('Remove', { of: 'Gadget a' }));
    await pressKey('{Enter}');
    expect(tray()).toBeNull();
    await eventually(focused).toBe(title());
  });
});

describe('The comparison', () => {
  it('aligns specifications by name and marks differences', async () => {
    const comparison = await openComparison([a, b]);
    const table = await within(comparison).findByRole('table', { name: '2 gadgets side by side' });
    const heads = () => texts(within(table).getAllByRole('rowheader'));
    const cells = (row: number) => {
      const inRow = within(table).getAllByRole('row')[row];
      return inRow && texts(within(inRow).getAllByRole('cell'));
    };
    expect(texts(within(table).getAllByRole('columnheader'))).toEqual([
      'Specification',
      'Gadget a',
      'Gadget b',
    ]);
    expect(heads()).toEqual(['Price (differs)', 'Rating', 'Memory (differs)', 'Color', 'Weight', 'Actions']);
    expect(cells(1)).toEqual(['$100 lowest', '$200']);
    expect(cells(3)).toEqual(['8 GB', '16 GB']);
    expect(cells(5)).toEqual(['1 kg', expect.stringContaining('not specified')]);
    within(comparison).getByText('2 of 5 lines differ between 2 gadgets');
    within(comparison).getByLabelText('Differences only').click();
    await eventually(heads).toEqual(['Price (differs)', 'Memory (differs)', 'Actions']);
  });

  it('says that nothing differs between gadgets that are alike', async () => {
    const comparison = await openComparison([d, e]);
    (await within(comparison).findByLabelText('Differences only')).click();
    await eventually(() => within(comparison).queryByText('No differences.')).not.toBeNull();
  });

  it('closes to the screen as it was, with focus where it was', async () => {
    await openShop('/?category=Accessories', { sells, compared: [a, b] });
    const opener = await findCompareButton();
    await pressKey('{Enter}', opener);
    await press('Close', { in: await dialog('Compare gadgets') });
    await eventually(address).toBe('/?category=Accessories');
    expect(screen.queryByRole('dialog')).toBeNull();
    await eventually(() => document.activeElement).toBe(opener);
  });

  it('adds a gadget to the cart and leads to its details', async () => {
    const comparison = await openComparison([a, b]);
    await press('Add To Cart', { of: 'Gadget b', in: comparison });
    await findToast('Item Added to Cart');
    await press('View Details', { of: 'Gadget b', in: comparison });
    await eventually(title).toBe('Gadget b');
    await eventually(focused).toBe('Gadget b');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(count('Cart')).toBe('1');
    await goBack();
    await dialog('Compare gadgets');
  });

  it('loses a column at a time, with focus on the next', async () => {
    await openShop('/details', { sells, compared: [a, b, c] });
    await pressKey('{Enter}', await findCompareButton());
    const comparison = await dialog('Compare gadgets');
    const columns = () => texts(within(comparison).queryAllByRole('columnheader'));
    await pressKey('{Enter}', await findButton('Remove', { of: 'Gadget b', in: comparison }));
    expect(columns()).toEqual(['Specification', 'Gadget a', 'Gadget c']);
    await eventually(() => document.activeElement).toBe(
      await findButton('Remove', { of: 'Gadget c', in: comparison }),
    );
    await pressKey('{Enter}');
    // Not on a button: a second press would hit it.
    await eventually(focused).toContain('Gadget a is the only gadget chosen so far');
    await press('Back to the shop');
    await eventually(() => screen.queryByRole('dialog')).toBeNull();
    expect(chosen()).toEqual(['Gadget a']);
    // The button that opened it is disabled.
    await eventually(focused).toBe(title());
  });

  it('says kindly that nothing is chosen', async () => {
    const comparison = await openComparison([]);
    await within(comparison).findByText(/No gadgets chosen yet/u);
    await press('Back to the shop');
    await eventually(() => screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/details');
  });
});
