import { defineConfig } from '@playwright/test';
import shared from './playwright.config';

/** The smoke tests, on servers that scripts/verify-nginx.ts has started. */
export default defineConfig({
  ...shared,
  webServer: [],
  outputDir: 'test-results/nginx',
  reporter: [['list'], ['json', { outputFile: 'test-results/nginx.json' }]],
  grep: /@smoke/u,
  projects: [
    { name: 'nginx at the root', use: { baseURL: process.env['SHOP_AT_ROOT'] ?? '' } },
    { name: 'nginx below a folder', use: { baseURL: process.env['SHOP_IN_FOLDER'] ?? '' } },
  ],
});
