import { createStore } from 'zustand/vanilla';
import { readStored, watchStored, writeStored } from '../lib/browser-storage';
import { parseJson } from '../lib/parse-json';

/**
 * A short list of products' ids, each once, that this device remembers and its tabs agree on. It does without
 * storage, and then lasts as long as the page.
 * @param most how many ids there may be; the later ones are left out
 */
export function createKeptIds(key: string, most: number) {
  const store = createStore<readonly string[]>()(() => []);
  let known: string | undefined;

  const show = (ids: readonly unknown[]) =>
    store.setState([...new Set(ids.filter((id) => typeof id === 'string'))].slice(0, most), true);

  /** What another tab has stored since takes the place of what is shown. */
  const take = () => {
    const text = readStored(key);
    if (text === known) return;
    known = text;
    const parsed = parseJson(text ?? '');
    show(Array.isArray(parsed) ? parsed : []);
  };

  return Object.assign(store, {
    /** Makes another list of what is there, and stores it. */
    change(next: (ids: readonly string[]) => readonly string[]): void {
      take();
      show(next(store.getState()));
      writeStored(key, JSON.stringify(store.getState()));
      // A storage that is full still holds the former text.
      known = readStored(key);
    },
    /** Brings back what was stored on earlier visits, and follows the other tabs. The returned function ends it. */
    keep(): () => void {
      known = undefined;
      take();
      return watchStored(key, take, take);
    },
  });
}
