import path from 'node:path';
import { loadSettings } from './check/shop';
import { download } from './import/download';
import { importFile } from './import/import-file';
import { readArguments, USAGE } from './import/read-arguments';
import { hasShop, makeShop, ownShop, starter } from './shared/make-shop';
import { OwnerError } from './shared/owner-error';

/** `npm run import -- FILE`: exit code 1 if any product was left out. */
async function main(): Promise<void> {
  const args = readArguments(process.argv.slice(2));
  if (!args) {
    console.log(USAGE);
    return;
  }
  // Standard output is for the report only: it may be JSON.
  const say = console.error;
  const shopDir = ownShop();
  const settings = await loadSettings(hasShop() ? shopDir : starter);
  const { text, code, report } = await importFile({
    file: path.resolve(args.file),
    shopDir,
    overrides: args.overrides,
    photos: args.photos,
    download: args.isFetching ? download : undefined,
    isDryRun: args.isDryRun,
    say,
    prepare: () => makeShop(say),
    rules: {
      currency: settings.currency,
      locale: settings.locale,
      categories: settings.categories.map(({ value }) => value),
      category: args.category,
      vat: args.vat,
      today: new Date().toISOString().slice(0, 10),
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
