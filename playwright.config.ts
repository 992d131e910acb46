import { defineConfig } from '@playwright/test';
import { findDebianChromium } from './scripts/ensure-chromium';

const PORT = Number(process.env['E2E_PORT'] ?? 4183);

/** A server of the build in this folder. */
const serve = (folder: string, port: number, base = '/') => ({
  command: 'node_modules/.bin/tsx scripts/serve.ts',
  env: { PORT: String(port), OUT_DIR: folder, BASE_PATH: base },
  port,
  reuseExistingServer: false,
});

const chromium = findDebianChromium();

export default defineConfig({
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
    { name: 'shop', testIgnore: /(?:smoke|guitars)\.spec/u, use: { baseURL: `http://localhost:${PORT}` } },
    {
      name: 'sample',
      testDir: 'shop/tests',
      testMatch: /\.spec\.ts$/u,
      use: { baseURL: `http://localhost:${PORT + 1}` },
    },
    {
      name: 'guitars',
      testMatch: 'guitars.spec.ts',
      use: { baseURL: `http://localhost:${PORT + 2}/guitars/` },
    },
  ],
  webServer: [
    serve('build/fixture', PORT),
    serve('', PORT + 1),
    serve('build/guitars', PORT + 2, '/guitars/'),
  ],
});
