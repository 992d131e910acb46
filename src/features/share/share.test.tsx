// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gadget } from '../../../e2e/support/catalog';
import {
  address,
  count,
  dialog,
  doWithAll,
  eventually,
  findToast,
  goToPage,
  heldAnswer,
  openList,
  openShop,
  press,
  reload,
  rowTitles,
  texts,
  title,
  undo,
} from '../../test/shop';

/** An id with every character that is special in a URL. */
const ODD = 'ü/ñ,#?&=%2C "日本"';

const a = gadget('a', { price: 100 });
const b = gadget('b', { price: 24.5 });
const odd = gadget(ODD, { product_title: 'Odd one' });
const sells = [a, b, odd];

const lines = () =>
  screen
    .queryAllByRole('list', { name: 'Gadgets in this link' })
    .flatMap((list) => texts(within(list).queryAllByRole('listitem')));

const columns = () => texts(screen.queryAllByRole('columnheader'));
const isClosed = async () => eventually(() => screen.queryByRole('dialog')).toBeNull();

const writeText = vi.fn<(text: string) => Promise<void>>();
const copied = () => String(writeText.mock.lastCall?.[0]);
const systemShare = vi.fn<(data: ShareData) => Promise<void>>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  systemShare.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

/** A browser whose system has a dialog for sharing. */
const giveSystemShare = () =>
  Object.defineProperty(navigator, 'share', { value: systemShare, configurable: true });

describe('Share', () => {
  it('copies a link to the cart, which offers its gadgets', async () => {
    await openShop('/dashboard', { sells, cart: [b, odd, b] });
    await doWithAll('Share');
    await findToast('Link copied');
    const link = copied();
    expect(link).toBe(`${location.origin}/dashboard#cart=b,${encodeURIComponent(ODD)},b`);
    localStorage.clear();
    await goToPage(link);
    await dialog('Add these 3 gadgets to your cart?');
    expect(lines()).toEqual([expect.stringContaining('Gadget b × 2'), expect.stringContaining('Odd one')]);
    await press('Add to cart');
    expect(count('Cart')).toBe('3');
  });

  it('hands the link to the system, and nothing else if declined', async () => {
    giveSystemShare();
    systemShare.mockResolvedValueOnce().mockRejectedValueOnce(new DOMException('', 'AbortError'));
    await openShop('/dashboard', { sells, cart: [b], wishlist: [a] });
    await openList('Wishlist');
    await doWithAll('Share');
    expect(systemShare).toHaveBeenLastCalledWith({
      title: 'A wishlist of gadgets',
      url: `${location.origin}/dashboard?tab=wishlist#wishlist=a`,
    });
    await openList('Cart');
    await doWithAll('Share');
    expect(systemShare).toHaveBeenLastCalledWith({
      title: 'A cart of gadgets',
      url: `${location.origin}/dashboard#cart=b`,
    });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies if the system refuses, or shows the link', async () => {
    giveSystemShare();
    systemShare.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await openShop('/dashboard', { sells, cart: [a] });
    await doWithAll('Share');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to copy' });
    expect(field.value).toBe(`${location.origin}/dashboard#cart=a`);
    await eventually(() => document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  });

  it('makes a link to a gadget, which shows it', async () => {
    giveSystemShare();
    systemShare.mockResolvedValueOnce().mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await openShop('/details', { sells, chosen: odd });
    const url = `${location.origin}/details#product=${encodeURIComponent(ODD)}`;
    await press('Share');
    expect(systemShare).toHaveBeenLastCalledWith({ title: 'Odd one', url });
    await press('Share');
    await findToast('Link copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
    localStorage.clear();
    await goToPage(url);
    await eventually(title).toBe('Odd one');
  });

  it('says how much of a very long cart the link holds', async () => {
    await openShop('/dashboard', { sells, cart: Array.from({ length: 300 }, () => a) });
    await doWithAll('Share');
    await findToast('Link copied: it holds the first 200 of 300');
  });

  it('shares a comparison, and Undo brings the former one back', async () => {
    await openShop('/details#compare', { sells, chosen: b, compared: [a, odd] });
    await press('Share', { in: await dialog('Compare gadgets') });
    await findToast('Link copied');
    const link = copied();
    expect(new URL(link).hash).toBe(`#compare=a,${encodeURIComponent(ODD)}`);
    await openShop('/', { sells, compared: [a, b] });
    await goToPage(link);
    const offer = await dialog('Compare these 2 gadgets?');
    within(offer).getByText('They will replace what you are comparing now.');
    await press('Compare', { in: offer });
    await eventually(columns).toEqual(['Specification', 'Gadget a', 'Odd one']);
    expect(address()).toBe('/#compare');
    await undo('2 gadgets chosen to compare');
    expect(columns()).toEqual(['Specification', 'Gadget a', 'Gadget b']);
    await press('Close');
    await eventually(address).toBe('/');
  });
});

describe('A link', () => {
  it('adds to the cart, and Undo takes just that out', async () => {
    await openShop('/dashboard#cart=a,b,b', { sells, cart: [a] });
    await dialog('Add these 3 gadgets to your cart?');
    await press('Add to cart');
    await isClosed();
    expect(address()).toBe('/dashboard');
    expect(count('Cart')).toBe('4');
    expect(rowTitles()).toEqual(['Gadget a', 'Gadget a', 'Gadget b', 'Gadget b']);
    await undo('3 gadgets added to your cart');
    expect(rowTitles()).toEqual(['Gadget a']);
    await reload();
    expect(count('Cart')).toBe('1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('adds to the wishlist what is not on it, and says what is', async () => {
    await openShop('/dashboard?tab=wishlist#wishlist=a,b,b', { sells, wishlist: [a] });
    const offer = await dialog('Add this gadget to your wishlist?');
    within(offer).getByText('1 gadget in the link is already on your wishlist.');
    await press('Add to wishlist');
    await eventually(rowTitles).toEqual(['Gadget a', 'Gadget b']);
    await undo('1 gadget added to your wishlist');
    expect(rowTitles()).toEqual(['Gadget a']);
  });

  it('declined changes nothing', async () => {
    await openShop('/dashboard#cart=a', { sells });
    await press('No, thanks');
    await isClosed();
    expect(address()).toBe('/dashboard');
    expect(count('Cart')).toBe('0');
  });

  it('waits for the catalog, which alone tells what a gadget is', async () => {
    const held = heldAnswer();
    await openShop('/dashboard#cart=b', { sells: held.sells });
    within(await screen.findByRole('dialog')).getByText(/Loading/u);
    held.give(sells);
    await dialog('Add this gadget to your cart?');
  });

  it('is offered when pasted, and says what it leaves out', async () => {
    await openShop('/dashboard', { sells });
    location.hash = '#cart=gone,a,away';
    const offer = await dialog('Add this gadget to your cart?');
    within(offer).getByText(/2 gadgets in the link are not sold here/u);
    await press('No, thanks');
    await isClosed();
    location.hash = `#cart=${'a,'.repeat(30_000)}a`;
    within(await dialog('Add these 200 gadgets to your cart?')).getByText(/The link is too long or damaged/u);
    expect(lines()).toEqual([expect.stringContaining('Gadget a × 200')]);
  });

  it('offers nothing if it names nothing sold here, and says so', async () => {
    for (const hash of [
      '#wishlist=,,,,',
      '#cart=__proto__,constructor,toString',
      '#cart=<img src=x onerror=alert(1)>,javascript:alert(1),%3Cscript%3Ealert(1)%3C/script%3E,%,%E0%A4%A,%00,%zz',
    ]) {
      await openShop(`/dashboard${hash}`, { sells });
      const offer = await dialog('None of these gadgets are sold here');
      expect(lines()).toEqual([]);
      expect(within(offer).queryByRole('img')).toBeNull();
      await press('Close', { in: offer });
      await eventually(address).toBe('/dashboard');
      expect(count('Cart')).toBe('0');
    }
  });
});
