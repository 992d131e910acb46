// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Order } from './order';
import { createOrders } from './orders';

const KEY = 'ultraviolet-orders';
type Orders = ReturnType<typeof createOrders>;

function order(number: number): Order {
  const lines = [{ product_id: 'a', title: 'Gadget a', price: 10, quantity: 1 }];
  return { id: `x:${number}`, at: number, noted: number, lines, total: 10 };
}

const endings: Array<() => void> = [];

/** The orders as another tab of the same browser has them. */
function openTab(): Orders {
  const tab = createOrders();
  endings.push(tab.keep());
  return tab;
}

const hear = () => window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
const idsOf = (tab: Orders) => tab.getState().orders.map(({ id }) => id);

function closeTabs(): void {
  for (const end of endings.splice(0)) end();
}

afterEach(closeTabs);

describe('orders', () => {
  it('are back on the next visit, the newest first', () => {
    const tab = openTab();
    tab.note(order(1));
    tab.note(order(2));
    expect(idsOf(openTab())).toEqual(['x:2', 'x:1']);
  });

  it('are noted once, however often the same purchase is', () => {
    const tab = openTab();
    tab.note(order(1));
    tab.note({ ...order(1), at: 5, noted: 5 });
    expect(tab.getState().orders).toEqual([{ ...order(1), at: 5, noted: 5 }]);
  });

  it('of a tab that slept are kept beside those that another noted meanwhile', () => {
    const slept = openTab();
    openTab().note(order(1));
    slept.note(order(2));
    expect(idsOf(openTab())).toEqual(['x:2', 'x:1']);
  });

  it('noted by other tabs while the page was in the back-forward cache are there when it is shown again', () => {
    const [x, y] = [openTab(), openTab()];
    y.note(order(1));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(idsOf(x)).toEqual(['x:1']);
  });

  it('of two tabs that write at the same moment are all kept', () => {
    const [x, y] = [openTab(), openTab()];
    x.note(order(1));
    const written = localStorage.getItem(KEY) ?? '';
    localStorage.removeItem(KEY);
    y.note(order(2));
    expect(JSON.parse(written).orders).toHaveLength(1);
    hear();
    expect(idsOf(openTab())).toEqual(['x:2', 'x:1']);
  });

  it('that one tab forgets, every tab forgets, and Undo brings them back in each', () => {
    const [x, y] = [openTab(), openTab()];
    x.note(order(1));
    x.note(order(2));
    hear();
    const goBack = y.forget();
    hear();
    expect([idsOf(x), idsOf(y), idsOf(openTab())]).toEqual([[], [], []]);
    goBack();
    hear();
    expect([idsOf(x), idsOf(y)]).toEqual([
      ['x:2', 'x:1'],
      ['x:2', 'x:1'],
    ]);
  });

  it('leave no trace of what was bought once they are forgotten', () => {
    const tab = openTab();
    tab.note(order(1));
    tab.forget();
    expect(localStorage.getItem(KEY)).not.toContain('Gadget');
  });

  it('made after a forgetting are kept', () => {
    const tab = openTab();
    tab.note(order(1));
    tab.forget();
    tab.note(order(2));
    expect(idsOf(openTab())).toEqual(['x:2']);
  });

  it('are gone when the storage was cleared', () => {
    const tab = openTab();
    tab.note(order(1));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(idsOf(tab)).toEqual([]);
  });

  it('that cannot be read are set aside', () => {
    localStorage.setItem(KEY, 'nonsense');
    openTab().note(order(1));
    expect(localStorage.getItem(`${KEY}.set-aside`)).toBe('nonsense');
    expect(idsOf(openTab())).toEqual(['x:1']);
  });

  it('last for the visit where the storage is full or forbidden, which is told', () => {
    for (const [trouble, error] of [
      ['full', new DOMException('full', 'QuotaExceededError')],
      ['forbidden', new DOMException('denied', 'SecurityError')],
    ] as const) {
      const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw error;
      });
      const tab = openTab();
      tab.note(order(1));
      expect(tab.getState().trouble).toBe(trouble);
      expect(idsOf(tab), trouble).toEqual(['x:1']);
      broken.mockRestore();
      tab.note(order(2));
      expect(tab.getState().trouble, trouble).toBeUndefined();
      expect(idsOf(openTab()), trouble).toEqual(['x:2', 'x:1']);
      closeTabs();
      localStorage.clear();
    }
  });

  it('that are too large to keep are told of', () => {
    const tab = openTab();
    tab.note(order(1));
    const lines = [{ product_id: 'a', title: 'x'.repeat(250_000), price: 10, quantity: 1 }];
    tab.note({ ...order(2), lines });
    expect(tab.getState().trouble).toBe('full');
    expect(idsOf(openTab())).toEqual(['x:1']);
  });
});
