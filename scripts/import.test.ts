import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/tsx', ['scripts/import.ts', ...words], {
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
    ['a field that is none', ['x.csv', '--map', 'colour=Farbe'], '--map colour=Farbe is not FIELD=HEAD'],
  ])('says in a sentence that it was given %s', (_what, words, said) => {
    const { status, stderr } = run(...words);
    expect(stderr).toContain(said);
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(1);
  });
});
