import path from 'node:path';
import react from '@vitejs/plugin-react';
import serveStatic from 'serve-static';
import type { Plugin } from 'vite';
import { tsImport } from 'tsx/esm/api';
import { defineConfig } from 'vitest/config';
import type { Settings } from './src/lib/shop.ts';
import { ownersFolder } from './tools/shared/owners-folder.ts';

/** Unit tests have a shop of their own, so that changes to shop/ break no test. */
const isTest = process.env['VITEST'] !== undefined;

/** The owner's folder: `SHOP=examples/guitars npm run build`. */
const shop = path.resolve(
  import.meta.dirname,
  isTest ? 'e2e/fixture' : (process.env['SHOP'] ?? ownersFolder()),
);

/** The path that the shop is served under, with a slash at both ends: `BASE_PATH=/shop/ npm run build`. */
const base = process.env['BASE_PATH'] ?? '/';

const { settings }: { settings: Settings } = await tsImport(path.join(shop, 'settings.ts'), import.meta.url);

/** Makes V8 compile a file eagerly, not each function on its first call. The hint must be the first line. */
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

/** Leaves out React's hooks for its developer tools, and its own `reportError` for browsers older than ours. */
const withoutUnusedReact: Plugin = {
  name: 'without-unused-react',
  apply: 'build',
  config: (_config, { isSsrBuild }) =>
    isSsrBuild === true
      ? {}
      : { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', 'typeof reportError': '"function"' } },
};

/** Everything the entry imports statically: the first load. */
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

const viewer = path.resolve(import.meta.dirname, 'src/features/model-viewer');

/** Parts of three.js that the 3D viewer gets from us. */
const viewerParts = {
  'three/examples/jsm/libs/meshopt_decoder.module.js': path.join(viewer, 'no-meshopt.ts'),
  'three/examples/jsm/loaders/RGBELoader.js': path.join(viewer, 'hdr-loader.ts'),
};

/** Serves the catalog and pictures in development; a build copies them (scripts/build.ts). */
const serveShop: Plugin = {
  name: 'serve-shop',
  apply: 'serve',
  transformIndexHtml: () =>
    settings.productPages === true
      ? [{ tag: 'base', attrs: { href: base }, injectTo: 'head-prepend' as const }]
      : [],
  configureServer(server) {
    server.middlewares.use(base, serveStatic(shop, { index: false, redirect: false }));
  },
};

/** "button_primary": as unique as with the usual hash (scripts/css-classes.test.ts), and compresses better. */
const classNameOf = (name: string, file: string) => `${path.basename(file, '.module.css')}_${name}`;

export default defineConfig({
  base,
  plugins: [react(), serveShop, findFirstLoad, withoutUnusedReact, compileEagerly],
  publicDir: false,
  // Code of what a shop does not use is left out.
  define: {
    HAS_PRODUCT_PAGES: String(settings.productPages === true),
    HAS_CHECKOUT: String(settings.checkout !== undefined),
  },
  css: { modules: { generateScopedName: classNameOf } },
  resolve: { alias: { '@shop': shop, ...viewerParts } },
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The 3D viewer exceeds Vite's 500 KB; the budget is in scripts/size-limit.js.
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // Short hashes: the first load lists every file name.
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        // One file compresses better than many. Code that only lazy chunks use stays out of the first load; modules of
        // the lower rooms that several of them share are one file too.
        codeSplitting: {
          groups: [
            { name: 'first-load', test: (id) => firstLoad.has(id) },
            { name: 'shared', test: /\/src\/(?:lib|focus|router|ui)\//u, minShareCount: 2 },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true },
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'tools/**/*.test.ts',
      'deploy/**/*.test.ts',
      `${ownersFolder()}/tests/*.test.ts`,
    ],
    // Files that need a DOM opt in to jsdom in their first line: it is slow to start.
    environment: 'node',
    isolate: false,
    setupFiles: ['./scripts/test-setup.ts'],
    // For long property test runs: RUNS=100000 npx vitest run src
    testTimeout: process.env['RUNS'] === undefined ? 60_000 : 3_600_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
