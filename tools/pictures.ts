import { makePictures } from './pictures/make-pictures';
import { readArguments, USAGE } from './pictures/read-arguments';
import { makeShop, ownShop } from './shared/make-shop';

/** `npm run pictures`: exit code 1 if a photo or the logo could not be used. */
async function main(): Promise<void> {
  const args = readArguments(process.argv.slice(2));
  if (!args) {
    console.log(USAGE);
    return;
  }
  makeShop(console.log);
  const { text, code } = await makePictures({ shopDir: ownShop(), ...args, say: console.log });
  if (code === 0) console.log(text);
  else console.error(text);
  process.exitCode = code;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
