// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { readStored, removeStored, watchStored, writeStored } from './browser-storage';

function happen(): void {
  for (const key of ['mine', 'other', null]) dispatchEvent(new StorageEvent('storage', { key }));
  dispatchEvent(new PageTransitionEvent('pageshow'));
}

it('A value is watched in other tabs and after the back-forward cache, until its watcher ends', () => {
  const onChange = vi.fn<() => void>();
  const end = watchStored('mine', onChange);
  happen();
  // Not for another value.
  expect(onChange).toHaveBeenCalledTimes(3);
  end();
  happen();
  expect(onChange).toHaveBeenCalledTimes(3);
});

it('Forbidden storage reads as empty', () => {
  localStorage.setItem('a', '1');
  vi.stubGlobal('localStorage', undefined);
  expect([readStored('a'), removeStored('a'), writeStored('a', '2')]).toEqual([
    undefined,
    undefined,
    'forbidden',
  ]);
  vi.unstubAllGlobals();
  expect(readStored('a')).toBe('1');
  removeStored('a');
  expect(readStored('a')).toBeUndefined();
});
