import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The folder that the shop will live under, with a slash at both ends: `BASE_PATH=/shop/ npm run build`. */
const base = process.env['BASE_PATH'] ?? '/';

const libraries = /node_modules\/(?:react|react-dom|zustand|valibot)\//u;
/** What every screen needs; what only some of them do (a search, similar gadgets, the dashboard's moves, a shared list) is loaded with it. */
const shell =
  /src\/(?:lib\/(?!column-width|save-file|shared-list|trusted-script|use-search-param|worker-messages)|catalogue\/(?!refine|search-index|similar|words|facets|specification|value-order)|shop\/(?!moves|orders)|layout\/(?:header|footer|appearance|layout)|features\/(?:catalogue-status|comparison\/(?:toggle|when)|undo\/(?!move-with))|ui\/(?:announcer|button|icon|link|long-list\/long-list|message|optional-part|picture\/(?!carry)|toggle-buttons))/u;

/** What every screen with a dialog or a list to share has in common. */
const dialogs =
  /src\/(?:lib\/shared-list|ui\/(?:dialog|share-button|toasts\/toast-place)|features\/shared-list\/share-list)/u;

/** The files of these that no screen has to ask for: its page brought them. */
const inEveryPage = /\/(?:rolldown-runtime|libraries|shell)-/u;

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
        // Libraries change less often than the shop, so a visitor who returns after an update has them still;
        // what the shell and several screens share compresses better as one file than as ten.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: libraries },
            { name: 'shell', test: shell },
            { name: 'dialogs', test: dialogs },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true },
});
