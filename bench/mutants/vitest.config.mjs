import path from 'node:path';
import shared from '../../vite.config';

/**
 * The tests of rules alone: those of the tools, of components and of the whole shop would run for every fault. Each file
 * gets its own worker: in a shared one, code that runs while a module loads counts as covered by the first test file only.
 */
export default {
  ...shared,
  resolve: { alias: { '@shop': path.resolve('e2e/fixture') } },
  test: { ...shared.test, include: ['src/**/*.test.ts'], isolate: true },
};
