import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseCatalog } from '../../../src/catalog/load-catalog';
import { readTable, reportShare, runTable, shopSearch } from '../../../src/test/search-table';
import { synonyms } from '../synonyms';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');
const entries: unknown[] = JSON.parse(read('../Data.json'));
const { products } = await parseCatalog(entries);
const queries = readTable(read('queries.txt'));
const heldBack = readTable(read('queries-held-back.txt'));

it('expects gadgets that are sold', () => {
  for (const { text, isExpected } of [...queries, ...heldBack]) expect(products.some(isExpected), text).toBe(true);
});

it('finds the right gadget first for 95 % of what people type, and something for all of it', async () => {
  const figures = runTable(queries, await shopSearch(products, synonyms));
  const { wrong, nothing } = figures;
  expect({ wrong, nothing }).toEqual({ wrong: [], nothing: [] });
  expect(reportShare('Gadgets', figures)).toBeGreaterThanOrEqual(0.95);
});

it('finds the right gadget first for what no search was tuned on', async () => {
  const figures = runTable(heldBack, await shopSearch(products, synonyms));
  expect(reportShare('Gadgets, held back', figures)).toBeGreaterThanOrEqual(0.9);
});
