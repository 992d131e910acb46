// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { Entry } from '../router/location';
import { selectedProduct } from '../store/preferences';
import { selectProduct } from './select-product';

const details = (facts: Partial<Entry> = {}): Entry => ({
  pathname: '/details',
  search: '',
  hash: '',
  state: {},
  ...facts,
});

beforeEach(() => void selectedProduct.set('last'));

it('takes the product out of the address of a new tab', () => {
  expect(selectProduct(details({ hash: '#product=a%20b', state: { productId: 'c' } }))).toEqual(
    details({ state: { productId: 'a b' } }),
  );
  expect(selectedProduct.getState()).toBe('a b');
});

it('keeps the product of an entry, and stores it', () => {
  const entry = details({ hash: '#pictures', state: { productId: 'a', openedHere: true } });
  expect(selectProduct(entry)).toBe(entry);
  expect(selectedProduct.getState()).toBe('a');
});

it('gives an entry without a product the last one, and leaves its overlay open', () => {
  expect(selectProduct(details({ hash: '#model' }))).toEqual(
    details({ hash: '#model', state: { productId: 'last' } }),
  );
});

it('leaves other screens, and a shop where nothing was opened, as they are', () => {
  const other = { ...details({ hash: '#product=a' }), pathname: '/dashboard' };
  expect(selectProduct(other)).toBe(other);
  expect(selectedProduct.getState()).toBe('last');
  selectedProduct.set(null);
  const entry = details();
  expect(selectProduct(entry)).toBe(entry);
});
