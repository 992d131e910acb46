import { readFileSync } from 'node:fs';
import path from 'node:path';
import { synonyms } from '../shop/synonyms';
import { parseCatalogue } from '../src/catalogue/load-catalogue';
import { laptops, queries as laptopQueries, synonyms as laptopSynonyms } from '../src/test/laptops/laptops';
import { readTable, runTable } from '../src/test/search-table';
import { generateCatalogue } from './catalogues/generate';
import { readProducts } from './catalogues/read';
import { describeMachine } from './machine';
import { writeReadme } from './readme';
import { engines } from './search/engines';
import { timeKeystrokes } from './search/keystrokes';

const shop = path.resolve(import.meta.dirname, '../shop');
const SIZES = [10_000, 100_000] as const;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** The tables of what people type, through each engine. */
async function compareEngines(): Promise<string> {
  const entries: unknown[] = JSON.parse(readFileSync(path.join(shop, 'Data.json'), 'utf8'));
  const { products } = await parseCatalogue(entries);
  const queries = readTable(readFileSync(path.join(shop, 'tests/queries.txt'), 'utf8'));
  const tables = [
    { products, queries, synonyms },
    { products: laptops, queries: laptopQueries, synonyms: laptopSynonyms },
  ];
  const rows: string[] = [];
  for (const [name, engine] of engines) {
    const cells: string[] = [];
    for (const table of tables) {
      const search = await engine(table.products, table.synonyms);
      const { count, first, nothing } = runTable(table.queries, search);
      cells.push(percent(first, count), percent(nothing.length, count));
    }
    rows.push(`| ${[name, ...cells].join(' | ')} |`);
  }
  const [gadgets, others] = tables.map((table) => `${table.queries.length} queries`);
  return [
    `|  | gadgets, ${gadgets}: first hit right | nothing found | laptops, ${others}: first hit right | nothing found |`,
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

async function compareSizes(): Promise<string> {
  const own = await readProducts(path.join(shop, 'Data.json'));
  const texts = readTable(readFileSync(path.join(shop, 'tests/queries.txt'), 'utf8')).map(({ text }) => text);
  const rows: string[] = [];
  for (const size of SIZES) {
    const { median, high } = await timeKeystrokes(generateCatalogue(size, own), texts);
    rows.push(`| ${size.toLocaleString('en')} | ${median.toFixed(1)} ms | ${high.toFixed(1)} ms |`);
  }
  return ['| products | a key at 4× CPU, median | 95th percentile |', '| --- | --- | --- |', ...rows].join(
    '\n',
  );
}

/** What the search finds beside other engines, and how long a key takes; keeps the figures in bench/README.md. */
async function main(): Promise<void> {
  const found = await compareEngines();
  console.log(found);
  const times = await compareSizes();
  console.log(times);
  await writeReadme('search', `${describeMachine('Chromium', new Date())}\n\n${found}\n\n${times}`);
}

await main();
