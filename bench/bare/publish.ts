import { cp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** Puts the bare example beside a build of the shop, into bare/, so that the same server answers for both. */
export async function publishBare(dist: string): Promise<void> {
  const folder = path.join(dist, 'bare');
  await build({
    entryPoints: [path.join(import.meta.dirname, 'start.ts')],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: folder,
  });
  await cp(path.join(import.meta.dirname, 'index.html'), path.join(folder, 'index.html'));
}
