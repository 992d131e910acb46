import { defineConfig } from '@playwright/test';
import shared, { type WorkerOptions } from '../../playwright.config';
import { answerForFirefox } from './playwright-browser';

answerForFirefox();

/** Orders in Debian's Firefox, but for what its driver cannot do: print, and run axe. */
export default defineConfig<object, WorkerOptions>({
  ...shared,
  testDir: '..',
  testMatch: /checkout.*\.spec\.ts$/u,
  grepInvert: /printed|axe/u,
  outputDir: '../../test-results/firefox',
  projects: [
    { name: 'build', testDir: '../support', testMatch: 'builds.setup.ts', use: { served: 'guitars' } },
    {
      name: 'Firefox',
      dependencies: ['build'],
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: '/usr/bin/firefox-esr' },
        served: 'guitars',
      },
    },
  ],
});
