// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveRoom } from '../test/full-storage';
import { closeTabs, KEY, notifyTabs, openTab } from '../test/list-tabs';
import { storageProblem } from './persisted-store';

afterEach(closeTabs);

describe('a persisted store', () => {
  it('is restored at the next visit', () => {
    openTab().add('a');
    expect(openTab().getState()).toEqual(['a']);
  });

  it('overwrites nothing from a suspended tab', () => {
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

  it('is empty in all tabs once the storage is cleared, and stays empty', () => {
    const tab = openTab();
    tab.add('a');
    localStorage.clear();
    notifyTabs(null);
    expect(tab.getState()).toEqual([]);
    openTab().add('b');
    notifyTabs();
    expect(tab.getState()).toEqual(['b']);
  });

  it('writes nothing where nothing changes', () => {
    const tab = openTab();
    tab.add('a');
    const text = localStorage.getItem(KEY);
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    tab.change((items) => items);
    tab.pull();
    expect(setItem).not.toHaveBeenCalled();
    expect(localStorage.getItem(KEY)).toBe(text);
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
  it('is migrated step by step from an older version', () => {
    openTab().add('a');
    expect(openTab([second]).getState()).toEqual(['a', 'second']);
    const tab = openTab([second, third]);
    expect(tab.getState()).toEqual(['a', 'second', 'third']);
    tab.add('b');
    expect(openTab([second, third]).getState()).toEqual(['a', 'second', 'third', 'b']);
  });

  it('is set aside if it is unreadable or from a newer version', () => {
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

  it('is set aside even if the storage has no room for it twice', () => {
    const text = `precious ${'x'.repeat(1_000)}`;
    localStorage.setItem(KEY, text);
    const end = leaveRoom(200);
    openTab().add('a');
    expect(localStorage.getItem(`${KEY}.unreadable`)).toBe(text);
    expect(openTab().getState()).toEqual(['a']);
    end();
  });

  it('is set aside whole if only a part of it can be read, with a notice', () => {
    const text = '{"version":1,"data":["a",7]}';
    localStorage.setItem(KEY, text);
    const tab = openTab();
    expect(tab.getState()).toEqual(['a']);
    expect(storageProblem.getState()).toBe('damaged');
    tab.add('b');
    expect(localStorage.getItem(`${KEY}.unreadable`)).toBe(text);
    expect(storageProblem.getState()).toBe('damaged');
    storageProblem.setState(undefined, true);
    // The next visit finds the same text, of which was told.
    localStorage.setItem(KEY, text);
    expect(openTab().getState()).toEqual(['a']);
    expect(storageProblem.getState()).toBeUndefined();
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
