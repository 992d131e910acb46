import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { laptopSynonyms, readLaptops } from '../test/laptops/laptops';
import { readTable, reportShare, runTable, shopSearch } from '../test/search-table';

const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../test/laptops', file), 'utf8');
const products = readLaptops(read('laptops.tsv'));
const queries = readTable(read('queries.txt'));
const heldBack = readTable(read('queries-held-back.txt'));

it('expects laptops that there are', () => {
  for (const { text, isExpected } of [...queries, ...heldBack])
    expect(products.some(isExpected), text).toBe(true);
});

it('finds the right laptop first among hundreds, and something for every query', async () => {
  const figures = runTable(queries, await shopSearch(products, laptopSynonyms));
  const { wrong, nothing } = figures;
  expect({ wrong, nothing }).toEqual({ wrong: [], nothing: [] });
  expect(reportShare('Laptops', figures)).toBeGreaterThanOrEqual(0.95);
});

it('finds the right laptop first for what no search was tuned on', async () => {
  const figures = runTable(heldBack, await shopSearch(products, laptopSynonyms));
  expect(reportShare('Laptops, held back', figures)).toBeGreaterThanOrEqual(0.9);
});
