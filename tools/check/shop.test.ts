import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { loadShop, themeColor } from './shop';

const folders: string[] = [];

/** A copy of the tests' shop, with a change to one of its files; SHOP names it. */
function shopWith(file: string, change: (text: string) => string | undefined): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-'));
  folders.push(folder);
  cpSync(path.resolve(import.meta.dirname, '../../e2e/fixture'), folder, { recursive: true });
  const changed = change(readFileSync(path.join(folder, file), 'utf8'));
  if (changed === undefined) rmSync(path.join(folder, file));
  else writeFileSync(path.join(folder, file), changed);
  vi.stubEnv('SHOP', folder);
  return folder;
}

afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it('reads the owner’s folder that SHOP names', async () => {
  const folder = shopWith('settings.ts', (text) => text.replace("name: 'Ultraviolet'", "name: 'Other'"));
  const shop = await loadShop();
  expect(shop).toMatchObject({ folder, settings: { name: 'Other' } });
  expect(shop.categories).toContain('Laptops');
});

it('names each missing file and where it comes from', async () => {
  for (const [file, mend] of [
    ['settings.ts', 'copy it from examples/starter/.'],
    ['help.ts', 'copy it from examples/starter/.'],
    ['synonyms.ts', 'copy it from examples/starter/.'],
    ['Data.json', 'npm run import -- FILE makes it from a list of products.'],
    ['favicon.png', 'npm run pictures -- --brand makes it from logo.svg.'],
    ['images/categories/phones.svg', 'settings.ts names this drawing.'],
  ] as const) {
    shopWith(file, () => undefined);
    await expect(loadShop(), file).rejects.toThrow(`${file} is missing: ${mend}`);
  }
});

it('says what is wrong in the settings, with file and line, and what cannot be read', async () => {
  shopWith('settings.ts', (text) => text.replace("'USD'", "'dollars'").replace("'en-US'", "'en_US'"));
  await expect(loadShop()).rejects.toThrow(
    /settings\.ts:\d+ language "en_US" is not .*\n.*settings\.ts:\d+ currency "dollars" is not /u,
  );
  shopWith('settings.ts', (text) => text.replace("name: 'Ultraviolet'", "name: 'Ultraviolet"));
  await expect(loadShop()).rejects.toThrow(/settings\.ts cannot be read: /u);
});

it('says which of the texts that the footer opens are missing or none', async () => {
  shopWith('help.ts', (text) => text.replace('  returns: [', '  careers: ['));
  await expect(loadShop()).rejects.toThrow(
    /^\S+help\.ts returns is missing: the footer has a link to it\.$/u,
  );
  shopWith('help.ts', (text) =>
    text.replace('  returns: [', '  retruns: [').replace('  terms: [', "  terms: '', _: ["),
  );
  await expect(loadShop()).rejects.toThrow(
    /returns is missing.*\n.*terms is not a list of paragraphs.*\n.*retruns is not a topic\. Did you mean returns\?/u,
  );
});

it('says which synonyms are wrong, with file and line', async () => {
  shopWith('synonyms.ts', (text) => text.replace("find: ['Memory']", 'find: []'));
  await expect(loadShop()).rejects.toThrow(
    /^\S+synonyms\.ts:\d+ entry 4, find: \[\] is empty: give at least one word\.$/u,
  );
});

it('takes two hex colors from the theme, and says where there are none', async () => {
  shopWith('theme.css', (text) => text);
  expect(themeColor(await loadShop(), 'bar')).toEqual({ light: '#e4e3e7', dark: '#2b2a2e' });
  shopWith('theme.css', (text) => text.replace(/--bar:.*/u, '--bar: red;'));
  const shop = await loadShop();
  expect(() => themeColor(shop, 'bar')).toThrow(
    /theme\.css has to set --bar to two hex colors, such as light-dark\(#ffffff, #000000\)/u,
  );
});
