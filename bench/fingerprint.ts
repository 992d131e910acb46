import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** The sources of a build, except its catalog. */
const SOURCES = [
  'src',
  'examples/ultraviolet',
  'scripts',
  'tools',
  'deploy',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

async function filesBelow(name: string): Promise<string[]> {
  const entries = await readdir(path.join(root, name), { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  );
  if (!entries) return [name];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/** A hash of a build's sources. */
export async function fingerprint(catalog: string): Promise<string> {
  const hash = createHash('sha256');
  const names = (await Promise.all(SOURCES.map(filesBelow))).flat().toSorted();
  for (const name of [...names, catalog]) hash.update(name).update(await readFile(path.resolve(root, name)));
  return hash.digest('hex');
}
