import path from 'node:path';
import { build } from 'vite';

let script: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.join(import.meta.dirname, 'in-page/probe.ts'),
        formats: ['iife'],
        name: 'bench',
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((output) => ('output' in output ? output.output : []));
  const chunk = chunks.find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The scripts for the measured page could not be bundled.');
  return chunk.code;
}

/** The scripts of in-page/ as one text, to be run in a page before any of its own. */
export function probeScript(): Promise<string> {
  script ??= bundle();
  return script;
}
