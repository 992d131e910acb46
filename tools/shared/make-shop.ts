import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
export const starter = path.join(root, 'examples/starter');

/** Copies the starter into an owner's folder one level below the code, and replaces no file. */
export function copyStarter(shop: string, name = 'My Shop'): void {
  cpSync(starter, shop, { recursive: true, force: false, filter: (file) => !file.endsWith('.ts') });
  for (const file of readdirSync(starter).filter((each) => each.endsWith('.ts'))) {
    if (existsSync(path.join(shop, file))) continue;
    const code = readFileSync(path.join(starter, file), 'utf8');
    // The starter itself is two levels below.
    const own = code.replaceAll("'../../src/", "'../src/").replaceAll('My Shop', name);
    writeFileSync(path.join(shop, file), own);
  }
}

/** The folder that commands write into, which need not exist: $SHOP, or shop/. */
export const ownShop = (): string => path.resolve(root, process.env['SHOP'] ?? 'shop');

/** True if $SHOP names a folder, good or bad, or shop/ has settings. */
export const hasShop = (): boolean =>
  process.env['SHOP'] !== undefined || existsSync(path.join(ownShop(), 'settings.ts'));

/** Makes shop/ from the starter where there is none. */
export function makeShop(say: (line: string) => void): void {
  if (hasShop()) return;
  copyStarter(ownShop());
  say('There was no shop yet: shop/ is made from examples/starter/, with placeholder texts.');
}
