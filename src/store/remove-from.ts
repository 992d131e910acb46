import type { createPersistedStore } from './persisted-store';

type ListStore<Item> = ReturnType<typeof createPersistedStore<readonly Item[]>>;

/** Removes items, by default all. Returns the undo, which puts them behind those added since. */
export function removeFrom<Item>(
  list: ListStore<Item>,
  isRemoved: (item: Item) => boolean = () => true,
): () => void {
  list.pull();
  const removed = list.getState().filter(isRemoved);
  list.change((items) => items.filter((item) => !isRemoved(item)));
  return () => void list.change((since) => [...since, ...removed]);
}
