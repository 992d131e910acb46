import { defineConfig } from '@playwright/test';
import type { BuildName } from './scripts/builds';
import { findDebianChromium } from './scripts/ensure-chromium';
import { ownersFolder } from './tools/shared/owners-folder';

export interface WorkerOptions {
  /** The build under test (e2e/support/test.ts). */
  served: BuildName;
}

const chromium = findDebianChromium();

const setupOf = (served: BuildName) => `build of ${served}`;

/** Builds, if dist/ is missing or stale, before the tests that need it. */
const setup = (served: BuildName) => ({
  name: setupOf(served),
  testDir: 'e2e/support',
  testMatch: 'builds.setup.ts',
  use: { served },
});

export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  // The shop ships its font, so one set of snapshots serves every machine.
  snapshotPathTemplate: '{testDir}/views/{arg}{ext}',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  retries: 0,
  // Generous, for busy machines: no test's outcome depends on timing.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    // A service worker would answer before a test's routes; only the offline tests allow it.
    serviceWorkers: 'block',
    // Makes screen changes instant; tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing would double the run's time; `npm run test:browser -- --trace on` turns it on. Screenshots on failure cost
    // as much as screenshots of every test.
    screenshot: 'off',
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A key pressed during a smooth scroll would be lost.
        '--disable-smooth-scrolling',
        // Renders text alike on every machine, whatever its font configuration.
        '--font-render-hinting=slight',
      ],
      ...(chromium === undefined ? {} : { executablePath: chromium }),
    },
  },
  // "shop" tests behavior, on the fixture, so that the owner's shop may change. "sample" tests the owner's shop, "guitars"
  // another owner's, with another currency and a base path. e2e/nginx.config.ts runs smoke tests on nginx.
  projects: [
    setup('fixture'),
    setup('shop'),
    setup('guitars'),
    {
      name: 'shop',
      testIgnore: /(?:smoke|guitars|product-pages|two-shops|checkout.*)\.spec/u,
      dependencies: [setupOf('fixture')],
      use: { served: 'fixture' },
    },
    {
      name: 'sample',
      testDir: `${ownersFolder()}/tests`,
      testMatch: /\.spec\.ts$/u,
      dependencies: [setupOf('shop')],
      use: { served: 'shop' },
    },
    {
      name: 'guitars',
      testMatch: /(?:guitars|product-pages|two-shops|checkout.*)\.spec/u,
      dependencies: [setupOf('guitars'), setupOf('fixture')],
      use: { served: 'guitars' },
    },
  ],
});
