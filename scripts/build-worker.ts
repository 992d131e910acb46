import path from 'node:path';
import { build } from 'vite';
import { workerFile } from '../src/pwa/constants';
import { precacheFiles } from './precache-files';

const root = path.resolve(import.meta.dirname, '..');

/** Bundles the service worker with its precache list into a finished build. */
export async function buildWorker(dist: string, hasProductPages: boolean): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: {
      PRECACHE_FILES: JSON.stringify(await precacheFiles(dist)),
      HAS_PRODUCT_PAGES: String(hasProductPages),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, 'src/pwa/worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: workerFile },
      },
    },
  });
}
