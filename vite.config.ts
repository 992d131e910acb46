import path from 'node:path';
import react from '@vitejs/plugin-react';
import serveStatic from 'serve-static';
import { defineConfig, type Plugin } from 'vite';

/** The owner's folder: `SHOP=examples/guitars npm run build`. */
const shop = path.resolve(import.meta.dirname, process.env['SHOP'] ?? 'shop');

/** The folder that the shop will live under, with a slash at both ends: `BASE_PATH=/shop/ npm run build`. */
const base = process.env['BASE_PATH'] ?? '/';

/** Has V8 compile each file as it arrives, and not each function when it is first called. The hint must be the first line. */
const compileEagerly: Plugin = {
  name: 'compile-eagerly',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

/** What the entry imports, directly or not: the first load. */
const firstLoad = new Set<string>();

const findFirstLoad: Plugin = {
  name: 'find-first-load',
  buildEnd() {
    const add = (id: string) => {
      if (firstLoad.has(id)) return;
      firstLoad.add(id);
      for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported);
    };
    for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry === true) add(id);
  },
};

/** The catalogue and the pictures, in development; a build copies them (scripts/build.ts). */
const serveShop: Plugin = {
  name: 'serve-shop',
  configureServer(server) {
    server.middlewares.use(base, serveStatic(shop, { index: false, redirect: false }));
  },
};

export default defineConfig({
  base,
  plugins: [react(), serveShop, findFirstLoad, compileEagerly],
  publicDir: false,
  resolve: { alias: { '@shop': shop } },
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // three.js is more than Vite's 500 KB; .size-limit.js is the judge.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // One file compresses better than many; what only lazily loaded code needs stays out of it.
        codeSplitting: { groups: [{ name: 'first-load', test: (id) => firstLoad.has(id) }] },
      },
    },
  },
  ssr: { noExternal: true },
});
