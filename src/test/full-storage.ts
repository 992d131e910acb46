import { vi } from 'vitest';

function storedLength(storage: Storage): number {
  let sum = 0;
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index) ?? '';
    sum += key.length + (storage.getItem(key)?.length ?? 0);
  }
  return sum;
}

/** The storage has room for so many more characters. Returns the end of it. */
export function leaveRoom(characters: number): () => void {
  const real = localStorage;
  const room = storedLength(real) + characters;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: (key: string, text: string) => {
      const former = real.getItem(key);
      const freed = former === null ? -key.length : former.length;
      if (storedLength(real) - freed + text.length > room)
        throw new DOMException('full', 'QuotaExceededError');
      real.setItem(key, text);
    },
  });
  return () => void vi.stubGlobal('localStorage', real);
}
