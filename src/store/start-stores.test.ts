import { expect, it } from 'vitest';
import { followedStores } from './start-stores';

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true });

const hasFollow = (value: unknown) => typeof value === 'object' && value !== null && 'follow' in value;

it('follows every store from the start, but for three', () => {
  const names = Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (hasFollow(value) ? [name] : [])),
  );
  // Orders and searches are followed by what shows them, and each tab has its own selected product.
  expect(names.toSorted()).toEqual(
    [...Object.keys(followedStores), 'orders', 'searches', 'selectedProduct'].toSorted(),
  );
});
