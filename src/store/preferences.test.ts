// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { appearance, parseAppearance, selectedProduct, showAppearance } from './preferences';

const stores = [appearance, selectedProduct];

const store = (name: string, data: unknown) =>
  localStorage.setItem(`shop:/${name}`, JSON.stringify({ version: 1, data }));

beforeEach(() => {
  localStorage.clear();
  for (const each of stores) each.pull();
});

it('an appearance is one of three, and the system’s where it is none of them', () => {
  for (const each of ['system', 'light', 'dark'] as const) expect(parseAppearance(each)).toBe(each);
  for (const each of ['', 'blue', undefined, null, 1]) expect(parseAppearance(each)).toBe('system');
});

it('a chosen appearance shows from the start and on change; the system’s sets no attribute', () => {
  store('appearance', 'dark');
  appearance.pull();
  const { dataset } = document.documentElement;
  showAppearance();
  expect(dataset['appearance']).toBe('dark');
  appearance.set('light');
  expect(dataset['appearance']).toBe('light');
  appearance.set('system');
  expect(dataset['appearance']).toBeUndefined();
});

it.each([
  ['product-id', selectedProduct, undefined, null],
  ['product-id', selectedProduct, 'watch', 'watch'],
  ['product-id', selectedProduct, 7, null],
  ['appearance', appearance, undefined, 'system'],
  ['appearance', appearance, 'light', 'light'],
  ['appearance', appearance, 'pink', 'system'],
])('%s is read from what is stored, whatever that is (case %#)', (name, each, data, expected) => {
  if (data !== undefined) store(name, data);
  each.pull();
  expect(each.getState()).toBe(expected);
});
