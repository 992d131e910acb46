import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A shop of the tests' own, so that changes to shop/ break no test.
  resolve: { alias: { '@shop': path.resolve(import.meta.dirname, 'e2e/fixture') } },
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'tools/**/*.test.ts',
      'deploy/**/*.test.ts',
      'shop/tests/*.test.ts',
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
