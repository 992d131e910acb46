import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { laptopSynonyms, readLaptops } from '../test/laptops/laptops';
import { readTable } from '../test/search-table';
import { createSearchIndex } from './search-index';

const folder = path.resolve(import.meta.dirname, '../test/laptops');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const products = readLaptops(read('laptops.tsv'));
const queries = [
  ...[...readTable(read('queries.txt')), ...readTable(read('queries-held-back.txt'))].map(({ text }) => text),
  ...read('queries-odd.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
];
/** As many as a shopper looks at. */
const SHOWN = 5;

const { search } = await createSearchIndex(products, () => undefined, laptopSynonyms);

/** The answer in words: the message, and of the first products the id, the title with its marks, and the snippet. */
function answerTo(text: string): string {
  const hits = search(text);
  if (!hits) return `${text}\n  not a search`;
  const shown = hits.ranked.slice(0, SHOWN).flatMap((index) => products[index] ?? []);
  const lines = shown.map((product) => {
    const title = hits
      .mark(product.product_title)
      .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
      .join('');
    return `  ${product.product_id} ${title} | ${hits.snippetFor(product)}`;
  });
  return [text, `  ${hits.messageFor(hits.ranked.length)}`, ...lines].join('\n');
}

it('answers as before, unless a change is meant (npx vitest run search-answers -u)', async () => {
  const answers = queries.map(answerTo).join('\n');
  await expect(`${answers}\n`).toMatchFileSnapshot(path.join(folder, 'answers.txt'));
});
