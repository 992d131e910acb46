import assert from 'node:assert/strict';
import { test } from 'node:test';
import { staleModels } from '../models/run';
import { stale } from './notes';
import { allTasks } from './tasks';

test('no picture is older than its model, but those that are known to wait for a render', async () => {
  const { unknown } = await stale(allTasks({ draft: false, samples: undefined }));
  assert.deepEqual(
    unknown.map(({ name }) => name),
    [],
    'Render them (npm start -- --stale), or note that they are still true (--keep) or have to wait (--wait).',
  );
});

test('no model that visitors turn is older than its sources', async () => {
  assert.deepEqual(await staleModels(), [], 'Make them: npm start -- --models');
});
