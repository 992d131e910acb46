import { defineConfig } from '@playwright/test';
import type { BuildName } from './scripts/builds';
import { findDebianChromium } from './scripts/ensure-chromium';

interface WorkerOptions {
  /** The build that is tested (e2e/support/test.ts). */
  served: BuildName;
}

const chromium = findDebianChromium();

const setupOf = (served: BuildName) => `build of ${served}`;

/** Makes a build, where it is missing or old, before the tests that need it. */
const setup = (served: BuildName) => ({
  name: setupOf(served),
  testDir: 'e2e/support',
  testMatch: 'builds.setup.ts',
  use: { served },
});

export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  // The font is the shop's own, so one set of pictures serves every machine.
  snapshotPathTemplate: '{testDir}/views/{arg}{ext}',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  retries: 0,
  // Patience for a machine that has other work besides: no timing passes or fails a test.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    // A service worker answers before a test's own routes do; only the tests of offline use have one.
    serviceWorkers: 'block',
    // Screen changes are instant for those who ask for less motion; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test would cost half of the run; ask for one with `npm run test:browser -- --trace on`. A
    // screenshot on failure is one taken of every test, for none is known to have passed while its page is open.
    screenshot: 'off',
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A key pressed while the browser still glides from the one before would be lost.
        '--disable-smooth-scrolling',
        // Text comes out alike on every machine, whatever its font configuration says.
        '--font-render-hinting=slight',
      ],
      ...(chromium === undefined ? {} : { executablePath: chromium }),
    },
  },
  // Behavior is tested on a catalogue of the tests' own, so that the shop's may change; one suite is about the shop's,
  // one about another owner's, in another currency and below a folder, and one, playwright.nginx.config.ts's, repeats
  // in short what the others prove, on another server.
  projects: [
    setup('fixture'),
    setup('shop'),
    setup('guitars'),
    {
      name: 'shop',
      testIgnore: /(?:smoke|guitars|two-shops)\.spec/u,
      dependencies: [setupOf('fixture')],
      use: { served: 'fixture' },
    },
    {
      name: 'sample',
      testDir: 'shop/tests',
      testMatch: /\.spec\.ts$/u,
      dependencies: [setupOf('shop')],
      use: { served: 'shop' },
    },
    {
      name: 'guitars',
      testMatch: /(?:guitars|two-shops)\.spec/u,
      dependencies: [setupOf('guitars'), setupOf('fixture')],
      use: { served: 'guitars' },
    },
  ],
});
