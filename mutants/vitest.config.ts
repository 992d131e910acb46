import { defineConfig } from 'vitest/config';
import shared from '../vitest.config';

/**
 * The unit tests of the shop's code alone: those of the tools would run for every fault. Each file has a worker of its
 * own: in a shared one, what runs while a module is loaded is counted for the first test file that loads it.
 */
export default defineConfig({
  ...shared,
  test: { ...shared.test, include: ['src/**/*.test.{ts,tsx}'], isolate: true },
});
