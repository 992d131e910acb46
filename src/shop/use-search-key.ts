import { useSyncExternalStore } from 'react';
import { readStored, removeStored, watchStored, writeStored } from '../lib/browser-storage';

const KEY = 'ultraviolet-search-key';

const watch = (onChange: () => void) => watchStored(KEY, onChange, onChange);
const isOn = () => readStored(KEY) !== 'off';

/** Whether the key `/` leads to the search. It can be switched off, for those who talk to their device (WCAG 2.1.4). */
export const useSearchKey = (): boolean => useSyncExternalStore(watch, isOn, () => true);

/** Switches the key on or off, and remembers it. */
export function switchSearchKey(on: boolean): void {
  if (on) removeStored(KEY);
  else writeStored(KEY, 'off');
  // The browser tells the other tabs alone.
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}
