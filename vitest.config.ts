import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The code is tested on a shop of the tests' own, so that the owner's may change.
  resolve: { alias: { '@shop': path.resolve(import.meta.dirname, 'e2e/fixture') } },
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'tools/**/*.test.ts',
      'deploy/**/*.test.ts',
      'shop/tests/*.test.ts',
    ],
    // A file that wants a document says so in its first line; jsdom is most of the time of those that do.
    environment: 'node',
    isolate: false,
    setupFiles: ['./scripts/test-setup.ts'],
    // A long run of the property tests asks for its patience: RUNS=100000 npx vitest run src
    testTimeout: process.env['RUNS'] === undefined ? 20_000 : 3_600_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
