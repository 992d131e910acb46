import { expect, it } from 'vitest';
import { packages } from '../package-lock.json';

const ALLOWED = new Set(['Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1']);

/** The packages of `dependencies`, which may ship to the browser. TypeScript is an optional peer of valibot. */
const shipped = Object.entries(packages)
  .filter(
    ([folder, entry]) =>
      folder !== '' && !('dev' in entry) && !('devOptional' in entry) && !('optional' in entry),
  )
  .map(([folder, entry]) => ({
    name: folder.replace(/^.*node_modules\//u, ''),
    version: entry.version,
    license: 'license' in entry ? entry.license : 'none',
  }));

it('nothing ships under a license that asks for more than a notice', () => {
  expect(shipped.filter(({ license }) => !ALLOWED.has(license))).toEqual([]);
});

it('docs/licenses.md lists what ships', async () => {
  const rows = shipped.map(({ name, version, license }) => `- ${name} ${version}: ${license}`);
  const text = `# Licenses

Packages that may ship to the browser; the build leaves out unused code. After a change of dependencies: \`npx vitest run scripts/licenses -u\`.

${rows.join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../docs/licenses.md');
});
