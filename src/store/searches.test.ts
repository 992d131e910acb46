// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { rememberSearch, searches } from './searches';

afterEach(() => {
  searches.change(() => []);
});

it('keeps the last six searches for the next visit, each once, the latest first', () => {
  for (const text of ['one', 'two', ' three ', 'four', 'five', 'FOUR', 'six', 'seven', ' '])
    rememberSearch(text);
  const last = ['seven', 'six', 'FOUR', 'five', 'three', 'two'];
  expect(searches.getState()).toEqual(last);
  expect(localStorage.getItem('shop:/searches')).toContain(JSON.stringify(last));
});
