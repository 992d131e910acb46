import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { laptopSynonyms, readLaptops } from '../test/laptops/laptops';
import { readTable, runTable } from '../test/search-table';
import { createSearchIndex } from './search-index';

const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../test/laptops', file), 'utf8');
const products = readLaptops(read('laptops.tsv'));
const queries = readTable(read('queries.txt'));

it('expects laptops that there are', () => {
  for (const { text, isExpected } of queries) expect(products.some(isExpected), text).toBe(true);
});

it('finds the right laptop first among hundreds with titles alike, and something for all that is typed', async () => {
  const { search } = await createSearchIndex(products, () => undefined, laptopSynonyms);
  const figures = runTable(
    queries,
    (text) => search(text)?.ranked.flatMap((index) => products[index] ?? []) ?? [],
  );
  const { count, first, missed, wrong, nothing } = figures;
  process.stdout.write(
    `Laptops: the right one first for ${first} of ${count}. Not for:\n${missed.join('\n')}\n`,
  );
  expect({ wrong, nothing }).toEqual({ wrong: [], nothing: [] });
  expect(first / count).toBeGreaterThanOrEqual(0.95);
});
