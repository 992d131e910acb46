import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The folder that the shop will live under, with a slash at both ends: `BASE_PATH=/shop/ npm run build`. */
const base = process.env['BASE_PATH'] ?? '/';

const libraries = /node_modules\/(?:react|react-dom|scheduler|zustand|valibot)\//u;
/** What every screen needs; what only a search, the dashboard or a list of orders needs is loaded with the first of them. */
const shell =
  /src\/(?:lib\/(?!save-file)|catalogue\/(?!refine|search-index|words|facets|specification)|shop\/(?!moves|orders)|layout\/(?:header|footer|appearance|layout)|features\/catalogue-status|ui\/(?:announcer|button|icon|link|long-list\/long-list|message|picture|toggle-buttons))/u;

export default defineConfig({
  base,
  plugins: [react()],
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Libraries change less often than the shop, so a visitor who returns after an update has them still;
        // what the shell and several screens share compresses better as one file than as ten.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: libraries },
            { name: 'shell', test: shell },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true },
});
