import { parseArgs } from 'node:util';
import { newShop } from './new-shop/new-shop';

const USAGE = `npm run new-shop -- FOLDER

Copies the code into FOLDER, which must be new or empty, with an owner's folder (shop/) to begin with: texts to replace, one product, and a name taken from that of the folder.

  npm run new-shop -- ../my-guitars`;

/** Exit code 1 where nothing was made. */
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
