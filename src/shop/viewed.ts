import { createStore } from 'zustand/vanilla';
import { readStored, removeStored, watchStored, writeStored } from '../lib/browser-storage';
import { parseJson } from '../lib/parse-json';

const VIEWED_KEY = 'ultraviolet-viewed';
const MOST = 12;

/** The ids of the products opened lately on this device, the latest first. */
export const viewed = createStore<readonly string[]>()(() => []);

function readViewed(): readonly string[] {
  const parsed = parseJson(readStored(VIEWED_KEY) ?? '');
  const ids = Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string') : [];
  return [...new Set(ids)].slice(0, MOST);
}

/** Notes that a product was opened. */
export function noteViewed(productId: string): void {
  const ids = [productId, ...readViewed().filter((id) => id !== productId)].slice(0, MOST);
  viewed.setState(ids, true);
  writeStored(VIEWED_KEY, JSON.stringify(ids));
}

/** Forgets what was opened. */
export function clearViewed(): void {
  viewed.setState([], true);
  removeStored(VIEWED_KEY);
}

function showStored(): void {
  viewed.setState(readViewed(), true);
}

/** Brings back what was opened on earlier visits, and follows the other tabs. The returned function ends it. */
export function keepViewed(): () => void {
  showStored();
  return watchStored(VIEWED_KEY, showStored);
}
