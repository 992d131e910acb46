import path from 'node:path';
import { build } from 'esbuild';

let script: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'in-page/probe.ts')],
    bundle: true,
    write: false,
    format: 'iife',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** The scripts of in-page/ as one text, to run in a page before any of its own. */
export function probeScript(): Promise<string> {
  script ??= bundle();
  return script;
}
