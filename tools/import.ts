import path from 'node:path';
import { settings } from '../shop/settings';
import { download } from './import/download';
import { importFile } from './import/import-file';
import { OwnerError } from './shared/owner-error';
import { readArguments, USAGE } from './import/read-arguments';

const root = path.resolve(import.meta.dirname, '..');

/** `npm run import -- FILE`: exit code 1 if any product was left out. */
async function main(): Promise<void> {
  const args = readArguments(process.argv.slice(2));
  if (!args) {
    console.log(USAGE);
    return;
  }
  const { text, code, report } = await importFile({
    file: path.resolve(args.file),
    shopDir: path.resolve(root, process.env['SHOP'] ?? 'shop'),
    overrides: args.overrides,
    photos: args.photos,
    download: args.isFetching ? download : undefined,
    isDryRun: args.isDryRun,
    // Standard output is for the report only: it may be JSON.
    say: console.error,
    rules: {
      currency: settings.currency,
      categories: settings.categories.map(({ value }) => value),
      category: args.category,
    },
  });
  if (!report) console.error(text);
  else console.log(args.isJson ? JSON.stringify(report, undefined, 2) : text);
  process.exitCode = code;
}

try {
  await main();
} catch (error) {
  if (error instanceof OwnerError) console.error(`${error.subject ?? ''} ${error.message}.`.trim());
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
