import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadShop } from './shop';
import { checkCatalogue } from './check/check-catalogue';
import { writeDataSchema } from './check/data-schema';
import { modelReader, pictureFinder } from './check/find-picture';
import { formatReport } from './check/report';

function read(file: string): string {
  try {
    // Some editors begin a file with a byte order mark; browsers skip it.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/u, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const why =
      code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : String(error);
    console.error(`${path.relative('.', file)} cannot be read: ${why}.`);
    process.exit(1);
  }
}

/** `npm run check [-- FILE] [--json]`: exit code 1 where something would not be sold. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const { folder, categories } = await loadShop();
  writeDataSchema(folder, categories);
  const file = path.resolve(positionals[0] ?? path.join(folder, 'Data.json'));
  const find = pictureFinder(path.dirname(file), folder);
  const report = checkCatalogue(read(file), { find, readModel: modelReader(folder), categories });
  console.log(
    values.json ? JSON.stringify(report, undefined, 2) : formatReport(path.relative('.', file), report),
  );
  if (report.sold < report.entries || report.sold === 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
