import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** The titles of a file's browser tests; what a title is made with reads as `…`. */
function titlesIn(file: string): string[] {
  const source = readFileSync(path.join(root, 'e2e', file), 'utf8');
  const titles = [...source.matchAll(/\btest\(\s*(?<quote>['`])(?<title>.*?)\k<quote>,/gsu)];
  return titles.map(({ groups }) => (groups?.['title'] ?? '').replaceAll(/\$\{[^}]*\}/gu, '…'));
}

const known = new Map(
  readdirSync(path.join(root, 'e2e'))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => [file.replace('.spec.ts', ''), titlesIn(file)]),
);

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
        expect(known.get(groups?.['file'] ?? '') ?? [], row).toContain(groups?.['title']);
      }
    }
  });
});
