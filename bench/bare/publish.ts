import { cp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** Publishes the bare example in a build's bare/ folder, so that one server serves both. */
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
