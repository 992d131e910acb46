import { defineConfig } from 'vitest/config';
import shared from '../vitest.config';

/** The unit tests of the shop's code alone: those of the tools would run for every fault. */
export default defineConfig({ ...shared, test: { ...shared.test, include: ['src/**/*.test.{ts,tsx}'] } });
