import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repairEntry } from '../src/catalog/repair-entry';
import type { Synonym } from '../src/lib/shop';
import { loadShop } from './check/shop';
import { checkCatalog } from './check/check-catalog';
import { findNothing } from './check/check-synonyms';
import { writeDataSchema } from './check/data-schema';
import { modelReader, pictureFinder } from './check/find-picture';
import { formatReport } from './check/report';
import { readList } from './shared/read-list';

function read(file: string): string {
  try {
    // Some editors write a byte order mark; browsers skip it.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/u, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const why =
      code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : String(error);
    console.error(`${path.relative('.', file)} cannot be read: ${why}.`);
    process.exit(1);
  }
}

/** Synonyms that match no product, a line each. */
async function notesOn(synonyms: readonly Synonym[], text: string, folder: string): Promise<string[]> {
  const list = readList(text);
  if ('fault' in list) return [];
  const products = list.entries.flatMap(({ offset, length }) => {
    const entry: unknown = JSON.parse(text.slice(offset, offset + length));
    return repairEntry(entry).product ?? [];
  });
  const file = path.join(folder, 'synonyms.ts');
  const faults = await findNothing(synonyms, products, read(file));
  return faults.map(({ line, message }) => `${path.relative('.', file)}:${line} ${message}`);
}

/** `npm run check [-- FILE] [--json]`: exit code 1 if any entry would be left out. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const { folder, settings, categories, synonyms, notes: remarks } = await loadShop();
  writeDataSchema(folder, categories);
  const file = path.resolve(positionals[0] ?? path.join(folder, 'Data.json'));
  const find = pictureFinder(path.dirname(file), folder);
  const text = read(file);
  const report = checkCatalog(text, {
    find,
    readModel: modelReader(folder),
    categories,
    currency: settings.currency,
  });
  const notes = [...remarks, ...(await notesOn(synonyms, text, folder))];
  console.log(
    values.json
      ? JSON.stringify({ ...report, notes }, undefined, 2)
      : formatReport(path.relative('.', file), report, notes),
  );
  if (report.sold < report.entries || report.sold === 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
