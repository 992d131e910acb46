import { parseArgs } from 'node:util';
import { newShop } from './new-shop/new-shop';

const USAGE = `npm run new-shop -- FOLDER

Copies the code into FOLDER, which must be new or empty, with a starter shop in shop/: placeholder texts, one product, and a name taken from the folder's.

  npm run new-shop -- ../my-guitars`;

/** Exit code 1 if nothing was created. */
function main(): void {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  });
  const [folder, ...others] = positionals;
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (folder === undefined || others.length > 0) throw new Error(`Name one folder.\n\n${USAGE}`);
  console.log(newShop(folder));
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
