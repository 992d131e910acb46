/**
 * The one place that touches `localStorage` and `sessionStorage`. Reading the property alone may throw
 * where storage is forbidden, so every access is guarded.
 */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** Why a value could not be kept. */
export type StorageTrouble = 'forbidden' | 'full';

/** The text stored under a key, or `undefined` where there is none or storage is forbidden. */
export function readStored(key: string, area: StorageArea = 'localStorage'): string | undefined {
  try {
    return globalThis[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text; returns what prevented it, or `undefined` when it is kept. */
export function writeStored(
  key: string,
  text: string,
  area: StorageArea = 'localStorage',
): StorageTrouble | undefined {
  try {
    globalThis[area].setItem(key, text);
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
  }
}

/** Forgets a key; a forbidden storage has nothing to forget. */
export function removeStored(key: string, area: StorageArea = 'localStorage'): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    return;
  }
}

/**
 * Calls back when another tab changes the key, or clears the whole storage. The returned function
 * ends it.
 * @param onShow called when the page is shown: in the back-forward cache it heard nothing of other tabs
 */
export function watchStored(
  key: string,
  onChange: () => void,
  onShow: () => void = () => undefined,
): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  addEventListener('storage', listener);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener('pageshow', onShow);
  };
}

/**
 * The text of a script that copies a stored text to an attribute of the page's root element, for what
 * must show before the shop's own code has arrived.
 */
export function earlyAttributeScript(key: string, attribute: string): string {
  const [quotedKey, quotedAttribute] = [JSON.stringify(key), JSON.stringify(attribute)];
  return `try{const v=localStorage.getItem(${quotedKey});v&&document.documentElement.setAttribute(${quotedAttribute},v)}catch{}`;
}
