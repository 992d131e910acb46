// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gadget } from '../../../e2e/support/catalog';
import { goBack, goTo, openDetails, openShop, press, pressKey } from '../../test/shop';

const rated = gadget('rated', { rating: 3.7 });
const sells = [rated, gadget('other', { rating: 4.2 })];

const findStars = async (of = 'Gadget rated') => screen.findByRole('slider', { name: `Rate ${of}` });
const valueOf = async (of?: string) => (await findStars(of)).getAttribute('aria-valuenow');

const log = vi.fn<(value: number) => void>();

beforeEach(() => {
  log.mockReset();
  vi.spyOn(console, 'log').mockImplementation(log);
});

describe('The star widget', () => {
  it('is a slider that only logs', async () => {
    await openShop('/details', { sells, chosen: rated });
    const stars = await findStars();
    expect(['min', 'max', 'now', 'text'].map((name) => stars.getAttribute(`aria-value${name}`))).toEqual([
      '0',
      '5',
      '3',
      '3 out of 5 stars',
    ]);
    screen.getByText('3.7');
    await pressKey('5', stars);
    expect(log.mock.calls).toEqual([[5]]);
    screen.getByText('3.7');
    await goTo('Statistics');
    await press('Show as table');
    await screen.findByText('3.7');
  });

  it('takes digits and arrows, in steps of a half', async () => {
    await openShop('/details', { sells, chosen: rated });
    const stars = await findStars();
    stars.focus();
    for (const [keys, value] of [
      ['1', '1'],
      ['2', '2'],
      ['3', '3'],
      ['4', '4'],
      ['5', '5'],
      // With Ctrl, Alt or Meta a digit is the browser's: it changes the tab.
      ['069a{Control>}2{/Control}{Alt>}2{/Alt}{Meta>}2{/Meta}', '5'],
      ['{ArrowRight}', '5'],
      ['{ArrowLeft}', '4.5'],
      ['{ArrowDown}', '4'],
      ['{Home}{ArrowLeft}', '0'],
      ['{ArrowRight}{ArrowUp}', '1'],
      ['{End}', '5'],
    ] as const) {
      await pressKey(keys);
      expect(stars.getAttribute('aria-valuenow'), keys).toBe(value);
    }
    expect(log.mock.calls.flat()).toEqual([1, 2, 3, 4, 5, 4.5, 4, 0, 0.5, 1, 5]);
  });

  it('shows the rating rounded down again on return', async () => {
    await openShop('/details', { sells, chosen: rated });
    await pressKey('5', await findStars());
    await goTo('Home');
    await openDetails('Gadget rated');
    expect(await valueOf()).toBe('3');
    await pressKey('5', await findStars());
    await press(/^Gadget other/u, { in: await screen.findByRole('list', { name: 'Similar gadgets' }) });
    expect(await valueOf('Gadget other')).toBe('4');
    await goBack();
    expect(await valueOf()).toBe('3');
  });
});
