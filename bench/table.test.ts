import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatTable } from './table';

describe('formatTable', () => {
  it('says of each figure what was measured, its limit and whether it is kept', () => {
    const table = formatTable([
      { figure: { name: 'first paint', unit: 'ms', limit: 700 }, value: 650.4 },
      { figure: { name: 'pictures', unit: 'KB', limit: 300 }, value: 300.1 },
      { figure: { name: 'search', unit: 'ms', limit: 250 }, value: undefined },
      { figure: { name: 'accessibility', unit: 'points', limit: 100 }, value: 99 },
      { figure: { name: 'progress is shown', unit: 'yes', limit: 1 }, value: 1 },
    ]);
    assert.deepEqual(table.split('\n'), [
      '| Figure            | Measured  | Limit    | Within |',
      '| ----------------- | --------- | -------- | ------ |',
      '| first paint       | 650 ms    | ≤ 700 ms | pass   |',
      '| pictures          | 300.1 KB  | ≤ 300 KB | **no** |',
      '| search            | not there | ≤ 250 ms | –      |',
      '| accessibility     | 99        | ≥ 100    | **no** |',
      '| progress is shown | yes       | yes      | pass   |',
    ]);
  });
});
