import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownersFolder } from '../tools/shared/owners-folder';

const root = path.resolve(import.meta.dirname, '..');

/** The folders of the tests of a whole shop; the sample shop brings its own, and another shop may have none. */
const folders = ['e2e', 'src', `${ownersFolder()}/tests`].filter((folder) =>
  existsSync(path.join(root, folder)),
);

/** The titles of a file's tests; what a title is made with reads as `…`. */
function titlesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const titles = [
    ...source.matchAll(/\b(?:test|it)(?:\.each\(\w+\))?\(\s*(?<quote>['`])(?<title>.*?)\k<quote>,/gsu),
  ];
  return titles.map(({ groups }) => (groups?.['title'] ?? '').replaceAll(/\$\{[^}]*\}|%s/gu, '…'));
}

/** By the file's name without what tells in what it runs. */
const known = new Map<string, string[]>();
for (const folder of folders)
  for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
    const [, name] = /([\w-]+)\.(?:spec\.ts|test\.tsx)$/u.exec(file) ?? [];
    if (name === undefined) continue;
    known.set(name, [...(known.get(name) ?? []), ...titlesIn(path.join(root, folder, file))]);
  }

const rows = readFileSync(path.join(root, 'docs/sentences.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| §?\d/u.test(line));

describe('the table sentence → test', () => {
  it('has rows', () => {
    expect(rows.length).toBeGreaterThan(60);
  });

  it('names a test that there is in every row', () => {
    for (const row of rows) {
      const named = [...row.matchAll(/`(?<file>[\w-]+) › (?<title>[^`]+)`/gu)];
      expect(named.length, row).toBeGreaterThan(0);
      for (const { groups } of named) {
        if (groups?.['file'] === 'sample' && !known.has('sample')) continue;
        expect(known.get(groups?.['file'] ?? '') ?? [], row).toContain(groups?.['title']);
      }
    }
  });
});
