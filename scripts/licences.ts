import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format } from 'prettier';
import * as v from 'valibot';

const root = path.resolve(import.meta.dirname, '..');

const packageSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.string(),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});
type Package = v.InferOutput<typeof packageSchema>;

function readPackage(folder: string): Package {
  return v.parse(packageSchema, JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
}

/** The folder of a package as one in another folder finds it: nearest first. */
function findPackage(name: string, from: string): string {
  const places = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  for (const place of places) {
    const folder = path.join(place, name);
    try {
      readPackage(folder);
      return folder;
    } catch {
      continue;
    }
  }
  throw new Error(`${name} is not installed.`);
}

function collect(folder: string, found: Map<string, Package>): void {
  const { dependencies } = readPackage(folder);
  for (const name of Object.keys(dependencies)) {
    const inner = findPackage(name, folder);
    if (found.has(inner)) continue;
    found.set(inner, readPackage(inner));
    collect(inner, found);
  }
}

/** docs/licences.md: the `dependencies` of package.json, which are what ships to the browser, with all of theirs. */
export async function renderLicences(): Promise<string> {
  const found = new Map<string, Package>();
  collect(root, found);
  const rows = [...found.values()]
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  const text = `# Licences

What ships to the browser besides the shop's own code, or may: what the code does not use is left out of the build. Written by \`npm run licences\`; \`npm test\` checks that it is up to date.

| package | version | licence |
| --- | --- | --- |
${rows.join('\n')}
`;
  return format(text, { parser: 'markdown' });
}
