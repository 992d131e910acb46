import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseCatalog } from '../../src/catalog/load-catalog';
import { createSearchIndex } from '../../src/catalog/search-index';
import { readTable, runTable } from '../../src/test/search-table';
import { synonyms } from '../synonyms';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');
const entries: unknown[] = JSON.parse(read('../Data.json'));
const { products } = await parseCatalog(entries);
const queries = readTable(read('queries.txt'));

it('expects gadgets that are sold', () => {
  for (const { text, isExpected } of queries) expect(products.some(isExpected), text).toBe(true);
});

it('finds the right gadget first for 95 % of what people type, and something for all of it', async () => {
  const { search } = await createSearchIndex(products, () => undefined, synonyms);
  const figures = runTable(
    queries,
    (text) => search(text)?.ranked.flatMap((index) => products[index] ?? []) ?? [],
  );
  const { count, first, missed, wrong, nothing } = figures;
  process.stdout.write(`Gadgets: the right one first for ${first} of ${count}. Not for:\n${missed.join('\n')}\n`);
  expect({ wrong, nothing }).toEqual({ wrong: [], nothing: [] });
  expect(first / count).toBeGreaterThanOrEqual(0.95);
});
