import { createPersistedStore } from '../store/persisted-store';

export const KEY = 'shop:/list';

type Migrations = NonNullable<Parameters<typeof createPersistedStore>[0]['migrations']>;

const stops: Array<() => void> = [];

/** A stored list of texts, as one tab has it. */
export function openTab(migrations: Migrations = []) {
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

export const notifyTabs = (key: string | null = KEY) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

export function closeTabs(): void {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
}
