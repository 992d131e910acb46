import path from 'node:path';
import { settings } from '../shop/settings';
import { download } from './import/download';
import { importFile } from './import/import-file';
import { OwnerError } from './shared/owner-error';
import { readArguments, USAGE } from './import/read-arguments';

const root = path.resolve(import.meta.dirname, '..');

/** `npm run import -- FILE`: exit code 1 where something of the file did not get into the catalogue. */
async function main(): Promise<void> {
  const words = readArguments(process.argv.slice(2));
  if (!words) {
    console.log(USAGE);
    return;
  }
  const { text, code, report } = await importFile({
    file: path.resolve(words.file),
    shopDir: path.resolve(root, process.env['SHOP'] ?? 'shop'),
    overrides: words.overrides,
    photos: words.photos,
    download: words.isFetching ? download : undefined,
    isDryRun: words.isDryRun,
    // The report may be JSON, and is alone on the standard output.
    say: console.error,
    rules: {
      currency: settings.currency,
      categories: settings.categories.map(({ value }) => value),
      category: words.category,
    },
  });
  if (!report) console.error(text);
  else console.log(words.isJson ? JSON.stringify(report, undefined, 2) : text);
  process.exitCode = code;
}

try {
  await main();
} catch (error) {
  if (error instanceof OwnerError) console.error(`${error.subject ?? ''} ${error.message}.`.trim());
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
