import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'deploy/**/*.test.ts'],
    environment: 'jsdom',
    setupFiles: ['./scripts/test-setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
