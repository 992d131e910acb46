// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { gadget, type Gadget } from '../../../e2e/support/catalog';
import { leaveRoom } from '../../test/full-storage';
import {
  address,
  buttons,
  count,
  dialog,
  dialogs,
  eventually,
  findButton,
  findToast,
  focused,
  follow,
  goBack,
  goToPage,
  openList,
  openShop,
  press,
  pressEscape,
  pressKey,
  reload,
  rowTitles,
  texts,
  undo,
} from '../../test/shop';

const KEY = 'shop:/orders';

const a = gadget('a');
const b = gadget('b', { price: 0.2 });
const sells = [a, b];

const tracking = async () => dialog('Order Tracking');
const orders = () => dialogs().flatMap((open) => within(open).queryAllByRole('article'));
const totals = () => orders().flatMap((order) => texts(within(order).getAllByText(/^Total/u)));

function orderAt(place: number): HTMLElement {
  const found = orders()[place];
  if (!found) throw new Error(`There is no order ${place}.`);
  return found;
}

/** Opens the orders of earlier visits over a screen that needs no catalog. */
async function openOrders(
  placed: ReadonlyArray<readonly Gadget[]>,
  sold: readonly Gadget[] = sells,
): Promise<HTMLElement> {
  await openShop('/about-us#order-tracking', { sells: sold, orders: placed });
  await eventually(orders).toHaveLength(placed.length);
  return tracking();
}

/** Buys the cart shown, up to the dialog. */
async function purchase(): Promise<void> {
  await press('Purchase');
  await dialog('Payment Successful');
}

describe('Order Tracking', () => {
  it('has one order for a purchase, though the page is reloaded', async () => {
    await openShop('/dashboard', { sells, cart: [a], wishlist: [b] });
    await follow('Order Tracking', screen.getByRole('contentinfo'));
    within(await tracking()).getByText(/Purchases here are simulated/u);
    within(await tracking()).getByText(/No orders yet/u);
    expect(orders()).toEqual([]);
    expect(buttons('Clear all')).toEqual([]);
    await pressEscape();
    await purchase();
    await reload();
    expect(count('Cart')).toBe('0');
    await follow('Order Tracking', screen.getByRole('contentinfo'));
    await eventually(orders).toHaveLength(1);
    await pressEscape();
    await openList('Wishlist');
    await press('Buy this');
    await openList('Cart');
    await eventually(rowTitles).toEqual(['Gadget b']);
    await purchase();
    await goToPage('/about-us#order-tracking');
    await eventually(totals).toEqual(['Total: $0.20', 'Total: $10']);
  });

  it('ends the Undo of earlier changes', async () => {
    await openShop('/dashboard', { sells, cart: [a, b] });
    await press('Remove', { of: 'Gadget a' });
    await findToast('Item Removed from Cart');
    await purchase();
    await press('Close');
    await eventually(address).toBe('/');
    await pressKey('{Control>}z{/Control}');
    await screen.findByText('Nothing to undo');
    expect(count('Cart')).toBe('0');
  });

  it('lists each purchase, the newest first', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:30:00') });
    await openShop('/dashboard', { sells, cart: [b, a, b], orders: [[a]] });
    await purchase();
    vi.useRealTimers();
    await goToPage('/about-us#order-tracking');
    await eventually(() => texts(orders().flatMap((each) => within(each).getAllByRole('heading')))).toEqual([
      expect.stringMatching(/Mar 2, 2026, 9:30/u),
      expect.stringMatching(/Mar 1, 2026/u),
    ]);
    within(orderAt(0)).getByText('Total: $10.40');
    expect(buttons('Buy again', { of: /Mar 2, 2026/u, in: orderAt(0) })).toHaveLength(1);
    within(orderAt(1)).getByText('1 item');
    within(orderAt(0)).getByText('3 items');
    expect(texts(within(orderAt(0)).getAllByRole('listitem'))).toEqual(['Gadget b2 × $0.20', 'Gadget a$10']);
  });

  it('buys again what is still sold, says what is not, and Undo takes it out', async () => {
    await openOrders([[a, b, a], [b]], [{ ...a, price: 12 }]);
    await press('Buy again', { in: orderAt(0) });
    await findToast('Nothing in this order is available anymore');
    expect(count('Cart')).toBe('0');
    await goBack();
    await eventually(orders).toHaveLength(2);
    await press('Buy again', { in: orderAt(1) });
    await findToast('2 Items Added to Cart. No longer sold: Gadget b');
    await eventually(focused).toBe('Dashboard');
    expect(address()).toBe('/dashboard');
    await eventually(rowTitles).toEqual(['Gadget a', 'Gadget a']);
    await screen.findByText('Total Price: $24');
    await undo('2 Items Added to Cart. No longer sold: Gadget b');
    expect(count('Cart')).toBe('0');
  });

  it('forgets all orders, and Undo in its place brings them back', async () => {
    const history = await openOrders([[a], [b]]);
    await press('Clear all', { in: history });
    await within(history).findByText('Order history cleared.');
    expect(orders()).toEqual([]);
    expect(localStorage.getItem(KEY)).not.toContain('Gadget');
    await eventually(() => document.activeElement).toBe(await findButton('Undo', { in: history }));
    await pressKey('{Enter}');
    await eventually(orders).toHaveLength(2);
    await press('Clear all', { in: history });
    await reload();
    within(await tracking()).getByText(/No orders yet/u);
  });
});

const unreadable = [
  ['{"version":1,'],
  ['{"version":9,"data":{}}'],
  ['{"version":1,"data":[null,7,{"id":"x"},{"id":"y","placedAt":"now"}]}'],
];

describe('Stored orders', () => {
  it.each(unreadable)('do no harm if they cannot be read, and new ones are kept: %s', async (text) => {
    await openShop('/dashboard', { sells, cart: [a] });
    localStorage.setItem(KEY, text);
    await goToPage('/about-us#order-tracking');
    within(await tracking()).getByText(/No orders yet/u);
    await goToPage('/dashboard');
    await purchase();
    await goToPage('/about-us#order-tracking');
    await eventually(totals).toEqual(['Total: $10']);
  });

  it('have no room for one more, and the dialog says that it is not kept', async () => {
    await openShop('/dashboard', { sells, cart: [a] });
    const free = leaveRoom(0);
    await purchase();
    await screen.findByText(/won’t be listed. Print the receipt/u);
    expect(dialogs()).toHaveLength(1);
    free();
  });
});
