import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { renderLicences } from './licences';

const listed = await renderLicences();

it('docs/licences.md is what `npm run licences` would write', () => {
  expect(readFileSync(path.resolve(import.meta.dirname, '../docs/licences.md'), 'utf8')).toBe(listed);
});

it('nothing ships under a licence that asks for more than a notice', () => {
  const licences = [...listed.matchAll(/\| [^|]+ \| [\d.]+ +\| (?<licence>\S+) +\|/gu)].map(
    (row) => row.groups?.['licence'],
  );
  expect(licences.length).toBeGreaterThan(10);
  expect(
    licences.filter((licence) => !['MIT', 'ISC', 'BSD-3-Clause', 'OFL-1.1'].includes(licence ?? '')),
  ).toEqual([]);
});
