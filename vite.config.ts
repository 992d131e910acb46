import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The folder that the shop will live under, with a slash at both ends: `BASE_PATH=/shop/ npm run build`. */
const base = process.env['BASE_PATH'] ?? '/';

/** The files of these that no screen has to ask for: its page brought them. */
const inEveryPage = /\/(?:rolldown-runtime|shared)-/u;

/**
 * Has V8 compile each file as it arrives, in a thread of its own, and not each function when it is first
 * called. The hint must be the file's first line, so it comes after the lines that Vite puts before the code.
 */
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

export default defineConfig({
  base,
  plugins: [react(), compileEagerly],
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => !inEveryPage.test(file)),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What most screens share compresses better as one file than as many; what few need stays with them.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 6 }] },
      },
    },
  },
  ssr: { noExternal: true },
});
