import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { product } from '../test/products';
import { readTable, runTable } from '../test/search-table';
import { createSearchIndex } from './search-index';

const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../test/laptops', file), 'utf8');
const products = read('laptops.tsv')
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', product_title = '', category = '', price, description = '', specification = ''] =
      line.split('\t');
    return product(id, {
      product_title,
      category,
      price: Number(price),
      description,
      specification: specification.split('; '),
    });
  });
const queries = readTable(read('queries.txt'));
const synonyms = [
  { words: ['ram'], find: ['Memory'] },
  { words: ['laptop', 'notebook'], find: ['Laptops', 'MacBooks'] },
];

it('expects laptops that there are', () => {
  for (const { text, isExpected } of queries) expect(products.some(isExpected), text).toBe(true);
});

it('finds the right laptop first among hundreds with titles alike, and something for all that is typed', async () => {
  const { search } = await createSearchIndex(products, () => undefined, synonyms);
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
