import { defineConfig } from '@playwright/test';
import shared from './playwright.config';

/** The smoke tests, on servers that scripts/verify-nginx.ts has started. */
export default defineConfig({
  ...shared,
  outputDir: 'test-results/nginx',
  grep: /@smoke/u,
  // What a folder can change is tried below one, by the same nginx; the root has rules of its own for addresses.
  projects: [
    {
      name: 'nginx at the root',
      testMatch: /(?:server|smoke)\.spec/u,
      use: { baseURL: process.env['SHOP_AT_ROOT'] ?? '' },
    },
    { name: 'nginx below a folder', use: { baseURL: process.env['SHOP_IN_FOLDER'] ?? '' } },
  ],
});
