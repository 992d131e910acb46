import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/tsx', ['tools/import.ts', ...words], {
    cwd: root,
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

describe('npm run import', () => {
  it('tells what would become of a file', () => {
    const { status, stdout } = withFile('Was;Preis;Kategorie\nViolet;7,50;Phones\n', (file) =>
      run(file, '--dry-run', '--map', 'title=Was', '--json'),
    );
    expect(JSON.parse(stdout)).toMatchObject({ read: 1, written: 1, isDryRun: true });
    expect(status).toBe(0);
  });

  it.each([
    ['no file', [], 'FILE is missing. npm run import -- FILE'],
    ['a file that is not there', ['/nowhere.csv'], '/nowhere.csv cannot be read: there is no such file'],
    ['a field that is none', ['x.csv', '--map', 'colour=Farbe'], '--map colour=Farbe is not FIELD=HEADER'],
  ])('says in a sentence that it was given %s', (_what, words, said) => {
    const { status, stderr } = run(...words);
    expect(stderr).toContain(said);
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(1);
  });

  it('keeps every catalog where two imports are started together', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'import-'));
    const titles = ['Violet', 'Red'];
    const importOf = async (title: string) => {
      const file = path.join(folder, `${title}.csv`);
      const rows = Array.from({ length: 4000 }, (_, index) => `${title} ${index},7.5,Phones\n`);
      writeFileSync(file, `Name,Price,Category\n${rows.join('')}`);
      const child = spawn('node_modules/.bin/tsx', ['tools/import.ts', file], {
        cwd: root,
        env: { ...process.env, SHOP: path.join(folder, 'shop') },
        stdio: 'ignore',
      });
      await once(child, 'exit');
      return child.exitCode;
    };
    const data = path.join(folder, 'shop/Data.json');
    mkdirSync(path.dirname(data));
    writeFileSync(data, '["old"]');
    expect(await Promise.all(titles.map(importOf))).toEqual([0, 0]);
    const names = ['Data.json', 'Data.json.bak', 'Data.json.bak-2'];
    expect(readdirSync(path.dirname(data))).toEqual(names);
    const [last, old, before] = names.map((name) => readFileSync(path.join(folder, 'shop', name), 'utf8'));
    expect(old).toBe('["old"]');
    const kept = [last, before].map((text) => /Violet|Red/u.exec(text ?? '')?.[0]);
    expect(new Set(kept)).toEqual(new Set(titles));
    expect([last, before].map((text) => JSON.parse(text ?? '').length)).toEqual([4000, 4000]);
    rmSync(folder, { recursive: true });
  });
});
