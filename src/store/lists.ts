import * as v from 'valibot';
import type { createPersistedStore } from './persisted-store';

/** Reads a stored list. Leaves out what is no item, and of two with one key the earlier; then calls `onLoss`. */
export const listParser =
  <Item>(schema: v.GenericSchema<unknown, Item>, keyOf: (item: Item) => string) =>
  (data: unknown, onLoss: () => void = () => undefined): readonly Item[] => {
    const inputs: readonly unknown[] = Array.isArray(data) ? data : [];
    const items = new Map<string, Item>();
    for (const input of inputs) {
      const result = v.safeParse(schema, input);
      if (result.success) items.set(keyOf(result.output), result.output);
    }
    if (items.size < inputs.length) onLoss();
    return [...items.values()];
  };

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
