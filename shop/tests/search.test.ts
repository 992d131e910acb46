import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseCatalog } from '../../src/catalog/load-catalog';
import { judge, readTable } from '../../src/test/search-table';
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
  const { share, wrong, nothing } = await judge('Gadgets', queries, products, synonyms);
  expect({ wrong, nothing }).toEqual({ wrong: [], nothing: [] });
  expect(share).toBeGreaterThanOrEqual(0.95);
});

it('finds the right gadget first for what no search was tuned on', async () => {
  const { share } = await judge('Gadgets, held back', heldBack, products, synonyms);
  expect(share).toBeGreaterThanOrEqual(0.9);
});
