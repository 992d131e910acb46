/** The only file that touches storage. Where it is forbidden, mere access may throw. */
export type StorageArea = 'localStorage' | 'sessionStorage';

export type StorageProblem = 'forbidden' | 'full';

/** Unique to this shop: the domain may have others in other folders. */
export const storageKey = (name: string): string => `shop:${import.meta.env.BASE_URL}${name}`;

export function readStored(key: string, area: StorageArea = 'localStorage'): string | undefined {
  try {
    return globalThis[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns `undefined` on success. */
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

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** Also runs when a page returns from the back-forward cache, where it misses storage events. Returns the unsubscribe. */
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
