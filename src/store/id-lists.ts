import { createPersistedStore } from './persisted-store';

const bounded = (ids: readonly unknown[], max: number): readonly string[] =>
  [...new Set(ids.filter((id) => typeof id === 'string'))].slice(0, max);

/** A short list of distinct strings. */
export function createIdList(name: string, max: number) {
  const store = createPersistedStore<readonly string[]>({
    name,
    initial: [],
    parse: (data) => bounded(Array.isArray(data) ? data : [], max),
  });
  const { change } = store;
  return Object.assign(store, {
    change: (update: (ids: readonly string[]) => readonly string[]) =>
      change((ids) => bounded(update(ids), max)),
  });
}

/** Products opened on this device, latest first. */
export const viewed = createIdList('viewed', 12);

/** Returns the undo, which keeps products opened since. */
export function forgetViewed(): () => void {
  viewed.pull();
  const cleared = viewed.getState();
  viewed.change(() => []);
  return () => void viewed.change((since) => [...since, ...cleared]);
}

export const MAX_COMPARED = 4;

export const compared = createIdList('compared', MAX_COMPARED);

const MAX_SEARCHES = 6;

/** Recent searches on this device, latest first. */
export const searches = createIdList('searches', MAX_SEARCHES);

export function rememberSearch(text: string): void {
  const searched = text.trim();
  if (searched === '') return;
  const isOther = (each: string) => each.toLowerCase() !== searched.toLowerCase();
  searches.change((recent) => [searched, ...recent.filter(isOther)]);
}
