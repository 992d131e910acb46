import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'deploy/**/*.test.ts', 'bench/**/*.test.ts'],
    environment: 'jsdom',
    setupFiles: ['./scripts/test-setup.ts'],
    // A long run of the property tests asks for its patience: RUNS=100000 npx vitest run src
    testTimeout: process.env['RUNS'] === undefined ? 20_000 : 3_600_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
