import { defineConfig } from '@playwright/test';
import shared from '../playwright.config';

/** Smoke tests on the servers started by scripts/verify-nginx.ts. */
export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../test-results/nginx',
  grep: /@smoke/u,
  // All run below a folder; at the root only those on addresses, whose nginx rules differ there.
  projects: [
    {
      name: 'nginx at the root',
      testMatch: /(?:server|smoke)\.spec/u,
      use: { baseURL: process.env['SHOP_AT_ROOT'] ?? '' },
    },
    {
      name: 'nginx below a folder',
      testIgnore: /checkout/u,
      use: { baseURL: process.env['SHOP_IN_FOLDER'] ?? '' },
    },
    {
      name: 'nginx with orders',
      testMatch: /checkout\.spec/u,
      use: { baseURL: process.env['SHOP_WITH_ORDERS'] ?? '' },
    },
  ],
});
