import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

const sources = readdirSync(path.join(root, 'src'), { recursive: true }).map((file) =>
  path.join('src', String(file)),
);
const files = sources.filter((file) => /\.tsx?$/u.test(file));

const MODULE = /^import (?<name>\w+) from '(?<address>\.{1,2}\/[^']+\.module\.css)';$/gmu;

it('every class that a file names is in its style sheet: a missing one is no type error', () => {
  const missing: string[] = [];
  let count = 0;
  for (const file of files) {
    const code = readFileSync(path.join(root, file), 'utf8');
    for (const { groups: { name = '', address = '' } = {} } of code.matchAll(MODULE)) {
      const sheet = readFileSync(path.join(root, path.dirname(file), address), 'utf8');
      const classes = new Set(
        [...sheet.matchAll(/\.(?<word>[a-z]\w*)/giu)].map((match) => match.groups?.['word']),
      );
      for (const { groups: { used = '' } = {} } of code.matchAll(
        new RegExp(`(?<![\\w/-])${name}\\.(?<used>[a-z]\\w*)`, 'giu'),
      )) {
        count += 1;
        if (!classes.has(used)) missing.push(`${file}: ${name}.${used}`);
      }
    }
  }
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(200);
});

it('no two style sheets have the same name, which their classes begin with', () => {
  const names = sources.filter((file) => file.endsWith('.module.css')).map((file) => path.basename(file));
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});
