// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createKeptIds } from './kept-ids';

const KEY = 'test-ids';

const endings: Array<() => void> = [];

/** A tab that shows the stored list; what another tab stores reaches it by the browser's event. */
function openTab(most = 4) {
  const tab = createKeptIds(KEY, most);
  endings.push(tab.keep());
  return tab;
}

function closeTabs(): void {
  for (const end of endings.splice(0)) end();
}

const hear = () => dispatchEvent(new StorageEvent('storage', { key: KEY }));

afterEach(() => {
  closeTabs();
  vi.restoreAllMocks();
});

describe('a kept list of ids', () => {
  it('holds each id once, and no more than it may', () => {
    const tab = openTab();
    tab.change(() => ['a', 'b', 'a', 'c', 'd', 'e']);
    expect(tab.getState()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is back on the next visit', () => {
    openTab().change(() => ['b', 'a']);
    expect(openTab().getState()).toEqual(['b', 'a']);
  });

  it('agrees between tabs, and a tab that slept overwrites nothing', () => {
    const [one, other] = [openTab(), openTab()];
    one.change((ids) => [...ids, 'a']);
    hear();
    expect(other.getState()).toEqual(['a']);
    one.change((ids) => [...ids, 'b']);
    other.change((ids) => [...ids, 'c']);
    expect(other.getState()).toEqual(['a', 'b', 'c']);
  });

  it('takes in what other tabs stored while its page was in the back-forward cache', () => {
    const [one, other] = [openTab(), openTab()];
    one.change(() => ['a']);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(other.getState()).toEqual(['a']);
  });

  it('is empty in every tab once the storage is cleared', () => {
    const tab = openTab();
    tab.change(() => ['a']);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(tab.getState()).toEqual([]);
  });

  it('works for the visit where nothing can be read or written', () => {
    for (const method of ['getItem', 'setItem'] as const) {
      const broken = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', 'QuotaExceededError');
      });
      const tab = openTab();
      tab.change((ids) => [...ids, 'a']);
      tab.change((ids) => [...ids, 'b']);
      hear();
      expect(tab.getState(), method).toEqual(['a', 'b']);
      broken.mockRestore();
      closeTabs();
      localStorage.clear();
    }
  });

  it('keeps changing where a storage that is full still holds a former list', () => {
    const tab = openTab();
    tab.change(() => ['a']);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tab.change((ids) => [...ids, 'b']);
    tab.change((ids) => [...ids, 'c']);
    expect(tab.getState()).toEqual(['a', 'b', 'c']);
  });

  it('is read from whatever is stored', () => {
    const entry = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant({ id: 'x' }));
    const stored = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(entry).map((list) => JSON.stringify(list)),
    );
    fc.assert(
      fc.property(stored, (text) => {
        localStorage.setItem(KEY, text);
        const ids = openTab().getState();
        expect(ids.every((id) => typeof id === 'string')).toBe(true);
        expect(ids.length).toBeLessThanOrEqual(4);
        expect(new Set(ids).size).toBe(ids.length);
        closeTabs();
      }),
    );
  });
});
