import { expect, it } from 'vitest';
import { laptops as products, queries, synonyms } from '../test/laptops/laptops';
import { runTable } from '../test/search-table';
import { createSearchIndex } from './search-index';

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
