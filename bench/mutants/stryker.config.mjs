/** Glue to the browser, which the browser tests prove: no rule is in it. */
const GLUE = [
  'catalog/use-catalog.ts',
  'catalog/catalog.ts',
  'lib/yield-to-main.ts',
  'store/start-stores.ts',
  'store/use-lists.ts',
];

/** Run from the repository's folder, where the tests and their tools are found. */
export default {
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'bench/mutants/vitest.config.mjs' },
  mutate: [
    'src/{catalog,store,lib,words}/**/*.ts',
    '!src/**/*.test.ts',
    ...GLUE.map((file) => `!src/${file}`),
  ],
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: 'build/mutants/report.json' },
  incremental: true,
  incrementalFile: 'build/mutants/incremental.json',
  tempDirName: 'build/mutants/sandbox',
  ignorePatterns: [
    '/*',
    ...['src', 'e2e', 'examples', 'bench', 'scripts', 'tools', 'deploy'].map((folder) => `!/${folder}`),
    ...['package.json', 'tsconfig.json', 'vite.config.ts'].map((file) => `!/${file}`),
    '/examples/*/images',
    '/examples/*/models',
    '/bench/node_modules',
  ],
  // Keeps Stryker from rewriting tsconfig.json: that takes the JavaScript API that TypeScript 7 dropped.
  tsconfigFile: '',
  concurrency: 2,
  // The search is at 85; everything else is above 90.
  thresholds: { high: 95, low: 90, break: 80 },
};
