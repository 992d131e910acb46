// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveRoom } from '../test/full-storage';
import { createPersistedStore, storageProblem } from './persisted-store';

const KEY = 'shop:/list';

type Migrations = NonNullable<Parameters<typeof createPersistedStore>[0]['migrations']>;

const stops: Array<() => void> = [];

/** The store as one tab has it. */
function openTab(migrations: Migrations = []) {
  const store = createPersistedStore<readonly string[]>({
    name: 'list',
    initial: [],
    parse: (data, onLoss) => {
      const list: readonly unknown[] = Array.isArray(data) ? data : [];
      const items = list.filter((item) => typeof item === 'string');
      if (items.length < list.length) onLoss();
      return items;
    },
    migrations,
  });
  stops.push(store.follow());
  return {
    ...store,
    add: (item: string) => store.change((items) => [...items, item]),
    remove: (item: string) => store.change((items) => items.filter((other) => other !== item)),
  };
}

const notifyTabs = (key: string | null = KEY) => window.dispatchEvent(new StorageEvent('storage', { key }));

function closeTabs(): void {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
}

afterEach(closeTabs);

describe('a persisted store', () => {
  it('is restored at the next visit', () => {
    openTab().add('a');
    expect(openTab().getState()).toEqual(['a']);
  });

  it('of a suspended tab overwrites nothing', () => {
    const slept = openTab();
    openTab().add('a');
    slept.add('b');
    expect(openTab().getState()).toEqual(['a', 'b']);
  });

  it('follows other tabs, also after the back-forward cache', () => {
    const tab = openTab();
    openTab().add('a');
    notifyTabs();
    expect(tab.getState()).toEqual(['a']);
    openTab().add('b');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(tab.getState()).toEqual(['a', 'b']);
  });

  it('applies its change again when another tab has overwritten it', () => {
    const [mine, theirs] = [openTab(), openTab()];
    mine.add('before');
    theirs.pull();
    const stale = localStorage.getItem(KEY) ?? '';
    mine.add('mine');
    // The other tab still reads what was there before.
    localStorage.setItem(KEY, stale);
    theirs.add('theirs');
    notifyTabs();
    expect(mine.getState()).toEqual(['before', 'theirs', 'mine']);
    expect(openTab().getState()).toEqual(['before', 'theirs', 'mine']);
  });

  it('is empty in all tabs when the storage is cleared', () => {
    const tab = openTab();
    tab.add('a');
    localStorage.clear();
    notifyTabs(null);
    expect(tab.getState()).toEqual([]);
  });

  it('loses nothing when two tabs write in turn', () => {
    const step = fc.record({
      tab: fc.nat(1),
      remove: fc.boolean(),
      item: fc.constantFrom('a', 'b', 'c', 'd'),
      isSeen: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        closeTabs();
        const tabs = [openTab(), openTab()] as const;
        let expected: readonly string[] = [];
        for (const { tab, remove, item, isSeen } of steps) {
          const store = tabs[tab === 0 ? 0 : 1];
          if (remove) store.remove(item);
          else store.add(item);
          expected = remove ? expected.filter((other) => other !== item) : [...expected, item];
          if (isSeen) notifyTabs();
        }
        notifyTabs();
        expect(tabs.map((tab) => tab.getState())).toEqual([expected, expected]);
      }),
    );
  });
});

const second = (data: unknown) => [data, 'second'].flat();
const third = (data: unknown) => [data, 'third'].flat();

describe('a stored text', () => {
  it('of an older version is migrated step by step', () => {
    openTab().add('a');
    expect(openTab([second]).getState()).toEqual(['a', 'second']);
    const tab = openTab([second, third]);
    expect(tab.getState()).toEqual(['a', 'second', 'third']);
    tab.add('b');
    expect(openTab([second, third]).getState()).toEqual(['a', 'second', 'third', 'b']);
  });

  it('that is unreadable or of a newer version is set aside', () => {
    for (const text of [
      'nonsense',
      '',
      'null',
      '[]',
      '{"version":0,"data":[]}',
      '{"version":2,"data":["new"]}',
    ]) {
      localStorage.clear();
      localStorage.setItem(KEY, text);
      const tab = openTab();
      expect(tab.getState(), text).toEqual([]);
      tab.add('a');
      expect(localStorage.getItem(`${KEY}.unreadable`), text).toBe(text);
      expect(openTab().getState(), text).toEqual(['a']);
    }
  });

  it('that is unreadable is set aside though the storage has no room for it twice', () => {
    const text = `precious ${'x'.repeat(1_000)}`;
    localStorage.setItem(KEY, text);
    const end = leaveRoom(200);
    openTab().add('a');
    expect(localStorage.getItem(`${KEY}.unreadable`)).toBe(text);
    expect(openTab().getState()).toEqual(['a']);
    end();
  });

  it('that is read in part is set aside as a whole, and that is told', () => {
    const text = '{"version":1,"data":["a",7]}';
    localStorage.setItem(KEY, text);
    const tab = openTab();
    expect(tab.getState()).toEqual(['a']);
    expect(storageProblem.getState()).toBe('damaged');
    tab.add('b');
    expect(localStorage.getItem(`${KEY}.unreadable`)).toBe(text);
  });

  it('is always checked', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        localStorage.setItem(KEY, text);
        const tab = openTab();
        tab.add('a');
        expect(tab.getState()).toContain('a');
      }),
    );
  });
});

it('A storage that is full or forbidden is reported, and the store works without it', () => {
  for (const [name, problem] of [
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'forbidden'],
  ] as const) {
    localStorage.clear();
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', name);
    });
    const tab = openTab();
    expect(tab.add('a')).toBe(problem);
    expect(tab.add('b')).toBe(problem);
    expect(tab.getState()).toEqual(['a', 'b']);
    expect(storageProblem.getState()).toBe(problem);
    setItem.mockRestore();
  }
});
