import { readFileSync } from 'node:fs';
import path from 'node:path';
import { synonyms } from '../examples/ultraviolet/synonyms';
import { parseCatalog } from '../src/catalog/load-catalog';
import { laptopSynonyms, readLaptops } from '../src/test/laptops/laptops';
import { readTable, runTable } from '../src/test/search-table';
import { generateCatalog } from './catalogs/generate';
import { readProducts } from './catalogs/read';
import { describeMachine } from './machine';
import { writeReadme } from './readme';
import { engines } from './search/engines';
import { timeKeystrokes } from './search/keystrokes';

const root = path.resolve(import.meta.dirname, '..');
const shop = path.join(root, 'examples/ultraviolet');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const SIZES = [10_000, 100_000] as const;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** Runs the tables of queries through each engine. */
async function compareEngines(): Promise<string> {
  const entries: unknown[] = JSON.parse(read('examples/ultraviolet/Data.json'));
  const { products } = await parseCatalog(entries);
  const queries = readTable(read('examples/ultraviolet/tests/queries.txt'));
  const tables = [
    { products, queries, synonyms },
    {
      products: readLaptops(read('src/test/laptops/laptops.tsv')),
      queries: readTable(read('src/test/laptops/queries.txt')),
      synonyms: laptopSynonyms,
    },
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
  const texts = readTable(read('examples/ultraviolet/tests/queries.txt')).map(({ text }) => text);
  const rows: string[] = [];
  for (const size of SIZES) {
    const { median, high } = await timeKeystrokes(generateCatalog(size, own), texts);
    rows.push(`| ${size.toLocaleString('en')} | ${median.toFixed(1)} ms | ${high.toFixed(1)} ms |`);
  }
  return ['| products | a key at 4× CPU, median | 95th percentile |', '| --- | --- | --- |', ...rows].join(
    '\n',
  );
}

/** Compares the search with other engines by results and time per key; keeps the figures in bench/README.md. */
async function main(): Promise<void> {
  const found = await compareEngines();
  console.log(found);
  const times = await compareSizes();
  console.log(times);
  await writeReadme('search', `${describeMachine('Chromium', new Date())}\n\n${found}\n\n${times}`);
}

await main();
