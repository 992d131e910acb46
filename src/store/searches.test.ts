import { afterEach, expect, it } from 'vitest';
import { rememberSearch, searches } from './searches';

afterEach(() => {
  searches.change(() => []);
});

it('keeps the last six searches, each once, the latest first', () => {
  for (const text of ['one', 'two', ' three ', 'four', 'five', 'six', 'ONE', 'seven', ' '])
    rememberSearch(text);
  expect(searches.getState()).toEqual(['seven', 'ONE', 'six', 'five', 'four', 'three']);
});
