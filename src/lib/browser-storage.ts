/** Nothing else touches these. Where storage is forbidden, access alone may throw. */
export type StorageArea = 'localStorage' | 'sessionStorage';

export type StorageProblem = 'forbidden' | 'full';

/** Unique to this shop: another may be in another folder of the domain. */
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

/** A page in the back-forward cache gets no storage events, so its return counts as a change. Returns the unsubscribe. */
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
