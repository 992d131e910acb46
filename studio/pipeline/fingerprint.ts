import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const studio = path.resolve(import.meta.dirname, '..');

/** A short hash of texts and bytes. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}

/** A hash of code: files, or whole folders, named from the studio's own folder. */
export async function codeHash(...places: readonly string[]): Promise<string> {
  const texts: string[] = [];
  for (const place of places) {
    const full = path.join(studio, place);
    const files =
      path.extname(place) === ''
        ? (await readdir(full)).toSorted().map((name) => path.join(full, name))
        : [full];
    for (const file of files) if (/\.(?:ts|py)$/u.test(file)) texts.push(await readFile(file, 'utf8'));
  }
  return hashOf(...texts);
}
