/** The one place that touches `localStorage` and `sessionStorage`. Access alone may throw where storage is forbidden. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** Why something could not be stored. */
export type StorageProblem = 'forbidden' | 'full';

/** A key for this shop alone: another may live in another folder of the domain. */
export const storageKey = (name: string): string => `shop:${import.meta.env.BASE_URL}${name}`;

/** `undefined` where there is nothing, or storage is forbidden. */
export function readStored(key: string, area: StorageArea = 'localStorage'): string | undefined {
  try {
    return globalThis[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns what prevented it, or `undefined` where the text is stored. */
export function writeStored(
  key: string,
  text: string,
  area: StorageArea = 'localStorage',
): StorageProblem | undefined {
  try {
    globalThis[area].setItem(key, text);
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
  }
}

/** Every key in the storage, also of others. */
export function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}

/**
 * Calls back when another tab changes the key or clears the storage, and when the page comes back from the
 * back-forward cache, where it heard nothing. Returns the way to stop.
 */
export function watchStored(key: string, onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onChange);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onChange);
  };
}
