import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newShop } from './new-shop/new-shop';

const root = path.resolve(import.meta.dirname, '..');

function run(words: readonly string[], shop = 'examples/guitars') {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/tsx', ['tools/import.ts', ...words], {
    cwd: root,
    env: { ...process.env, SHOP: shop },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function withFile<Result>(text: string, act: (file: string) => Result): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-'));
  try {
    const file = path.join(folder, 'file.csv');
    writeFileSync(file, text);
    return act(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const settingsOf = (shop: string) => readFileSync(path.join(shop, 'settings.ts'), 'utf8');

/** An owner's folder with the starter's settings, changed. */
function folderWith(change: (settings: string) => string): string {
  const shop = mkdtempSync(path.join(tmpdir(), 'shop-'));
  const settings = settingsOf(path.join(root, 'examples/starter'));
  writeFileSync(path.join(shop, 'settings.ts'), change(settings));
  return shop;
}

describe('npm run import', () => {
  it('tells what would become of a file', () => {
    const { status, stdout } = withFile('Was;Preis;Kategorie\nViolet;7,50;Phones\n', (file) =>
      run([file, '--dry-run', '--map', 'title=Was', '--json']),
    );
    expect(JSON.parse(stdout)).toMatchObject({ read: 1, written: 1, isDryRun: true });
    expect(status).toBe(0);
  });

  it.each([
    ['no file', [], 'FILE is missing. npm run import -- FILE'],
    ['a file that is not there', ['/nowhere.csv'], '/nowhere.csv cannot be read: there is no such file'],
    ['a field that is none', ['x.csv', '--map', 'paint=Farbe'], '--map paint=Farbe is not FIELD=HEADER'],
  ])('says in a sentence that it was given %s', (_what, words, said) => {
    const { status, stderr } = run(words);
    expect(stderr).toContain(said);
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(1);
  });

  it('reads currency, locale and categories from the folder that SHOP names', () => {
    const shop = folderWith((settings) =>
      settings.replace("'USD'", "'TND'").replace("locale: 'en-US'", "locale: 'fr-TN'"),
    );
    const [category] = /(?<=value: ')[^']+/u.exec(settingsOf(shop)) ?? [];
    const { stdout } = withFile(`Name,Price,Category\nA,"12,500",${category?.toUpperCase()}\n`, (file) =>
      run([file, '--json'], shop),
    );
    expect(JSON.parse(stdout).findings).not.toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('no button') }),
    );
    const data = readFileSync(path.join(shop, 'Data.json'), 'utf8');
    expect(JSON.parse(data)).toMatchObject([{ price: 12.5, category }]);
    rmSync(shop, { recursive: true });
  });

  it('says where the settings of a shop are missing', () => {
    const shop = mkdtempSync(path.join(tmpdir(), 'import-'));
    const { status, stderr } = withFile('Name,Price\nA,1\n', (file) => run([file], shop));
    expect(stderr).toContain('settings.ts is missing: copy it from examples/starter/.');
    expect(status).toBe(1);
    rmSync(shop, { recursive: true });
  });

  it('makes a shop from the starter where there is none, once it has something to write', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'import-'));
    const code = path.join(folder, 'code');
    newShop(code);
    rmSync(path.join(code, 'shop'), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(code, 'node_modules'));
    const { SHOP: _, ...env } = process.env;
    const file = path.join(root, 'examples/export/shopify.csv');
    const importInto = (...words: string[]) =>
      spawnSync('node_modules/.bin/tsx', ['tools/import.ts', ...words], {
        cwd: code,
        env,
        encoding: 'utf8',
      });
    const made = 'shop/ is made from examples/starter/';
    expect(importInto('nowhere.csv').status).toBe(1);
    const dry = importInto(file, '--dry-run');
    expect(dry.stdout).toContain('7 products would be written to shop/Data.json');
    expect(existsSync(path.join(code, 'shop'))).toBe(false);
    expect(importInto(file).stderr).toContain(made);
    expect(settingsOf(path.join(code, 'shop'))).toContain("name: 'My Shop'");
    expect(JSON.parse(readFileSync(path.join(code, 'shop/Data.json'), 'utf8'))).toHaveLength(7);
    expect(importInto(file).stderr).not.toContain(made);
    rmSync(folder, { recursive: true });
  });

  it('keeps every catalog where two imports are started together', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'import-'));
    const shop = folderWith((settings) => settings);
    const titles = ['Violet', 'Red'];
    const importOf = async (title: string) => {
      const file = path.join(folder, `${title}.csv`);
      const rows = Array.from({ length: 4000 }, (_, index) => `${title} ${index},7.5,Phones\n`);
      writeFileSync(file, `Name,Price,Category\n${rows.join('')}`);
      const child = spawn('node_modules/.bin/tsx', ['tools/import.ts', file], {
        cwd: root,
        env: { ...process.env, SHOP: shop },
        stdio: 'ignore',
      });
      await once(child, 'exit');
      return child.exitCode;
    };
    const data = path.join(shop, 'Data.json');
    writeFileSync(data, '["old"]');
    expect(await Promise.all(titles.map(importOf))).toEqual([0, 0]);
    const names = ['Data.json', 'Data.json.bak', 'Data.json.bak-2'];
    expect(readdirSync(shop)).toEqual([...names, 'settings.ts']);
    const [last, old, before] = names.map((name) => readFileSync(path.join(shop, name), 'utf8'));
    expect(old).toBe('["old"]');
    const kept = [last, before].map((text) => /Violet|Red/u.exec(text ?? '')?.[0]);
    expect(new Set(kept)).toEqual(new Set(titles));
    expect([last, before].map((text) => JSON.parse(text ?? '').length)).toEqual([4000, 4000]);
    for (const each of [folder, shop]) rmSync(each, { recursive: true });
  });
});
