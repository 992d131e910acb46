// @vitest-environment jsdom
import { viewed } from './id-lists';
import { rememberSearch, searches } from './searches';
import { removeFrom } from './remove-from';

afterEach(() => {
  viewed.set([]);
  localStorage.clear();
});

const rest = ['c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'];

const open = (id: string) => viewed.change((ids) => [id, ...ids]);

it('lists viewed products once each, the latest first, at most twelve', () => {
  for (const id of ['a', 'b', 'a', ...rest]) open(id);
  expect(viewed.getState()).toEqual([...rest.toReversed(), 'a']);
});

it('restores forgotten views, behind products opened since', () => {
  open('a');
  const undo = removeFrom(viewed);
  expect(viewed.getState()).toEqual([]);
  open('b');
  undo();
  expect(viewed.getState()).toEqual(['b', 'a']);
});

it('forgets some views, and restores only those', () => {
  for (const id of ['a', 'b', 'c']) open(id);
  const undo = removeFrom(viewed, (id) => id !== 'b');
  expect(viewed.getState()).toEqual(['b']);
  open('d');
  undo();
  expect(viewed.getState()).toEqual(['d', 'b', 'c', 'a']);
});

it('restores views that another tab added just before', () => {
  open('a');
  localStorage.setItem('shop:/viewed', JSON.stringify({ version: 1, data: ['other', 'a'] }));
  const undo = removeFrom(viewed);
  undo();
  expect(viewed.getState()).toEqual(['other', 'a']);
});

it('checks stored lists', () => {
  for (const [data, ids] of [
    [
      ['a', 7, null, 'a', 'b'],
      ['a', 'b'],
    ],
    ['ab', []],
    [{ 0: 'a' }, []],
  ] as const) {
    localStorage.setItem('shop:/viewed', JSON.stringify({ version: 1, data }));
    viewed.pull();
    expect(viewed.getState(), JSON.stringify(data)).toEqual(ids);
  }
});

// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';

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
