// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createPersistedStore } from './persisted-store';

interface Write {
  from: object;
  text: string;
}

type Change = (items: readonly string[]) => readonly string[];

/** A browser in which each tab has a process with its own copy of the storage, and these agree some time later. */
function openTabs(count: number) {
  const inboxes: Write[][] = [];
  return Array.from({ length: count }, () => {
    const self = {};
    const inbox: Write[] = [];
    const outbox: Write[] = [];
    inboxes.push(inbox);
    let copy: string | null = null;
    /** Its own writes that it has not been told of: until then, older ones of others are no news. */
    let underWay = 0;
    const storage = {
      getItem: () => copy,
      setItem: (_: string, text: string) => {
        copy = text;
        outbox.push({ from: self, text });
        underWay += 1;
      },
    };
    const store = createPersistedStore<readonly string[]>({
      name: 'list',
      initial: [],
      parse: (data) => (Array.isArray(data) ? data.filter((item) => typeof item === 'string') : []),
    });
    const run = (action: () => void) => {
      vi.stubGlobal('localStorage', storage);
      action();
      vi.unstubAllGlobals();
    };
    return {
      list: store.getState,
      change: (update: Change) => run(() => store.change(update)),
      send: () => {
        for (const write of outbox.splice(0, 1)) for (const each of inboxes) each.push(write);
      },
      receive: () => {
        for (const { from, text } of inbox.splice(0, 1)) {
          if (from === self) underWay -= 1;
          else if (underWay === 0) {
            copy = text;
            run(store.pull);
          }
        }
      },
      isQuiet: () => inbox.length + outbox.length === 0,
    };
  });
}

it('Two tabs in processes of their own lose nothing and have nothing twice, in whatever order their writes arrive, and however late', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const step = fc.record({
    tab: fc.nat(1),
    action: fc.constantFrom('add', 'remove', 'send', 'receive', 'wait'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const tabs = openTabs(2);
      const added = new Set<string>();
      for (const { tab, action } of steps) {
        const chosen = tabs[tab];
        const last = chosen?.list().at(-1);
        if (action === 'wait') vi.advanceTimersByTime(1_000);
        else if (action === 'send' || action === 'receive') chosen?.[action]();
        else if (action === 'add') {
          const item = `item ${added.size + 1}`;
          added.add(item);
          chosen?.change((items) => [...items, item]);
        } else if (last !== undefined) {
          added.delete(last);
          chosen?.change((items) => items.filter((item) => item !== last));
          added.add(`${last} is gone`);
        }
      }
      for (let round = 0; !tabs.every(({ isQuiet }) => isQuiet()); round += 1) {
        expect(round, 'They never agree').toBeLessThan(1_000);
        for (const { send, receive } of tabs) {
          send();
          receive();
        }
      }
      const expected = [...added].filter((item) => !item.endsWith('gone')).toSorted();
      for (const { list } of tabs) expect(list().toSorted()).toEqual(expected);
    }),
    { numRuns: 300 },
  );
  vi.useRealTimers();
});
