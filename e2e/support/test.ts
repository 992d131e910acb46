import { test as base, expect, type Page } from '@playwright/test';
import type { BuildName } from '../../scripts/builds';
import { OwnServer } from './own-server';
import { ShopPage } from './shop-page';

interface ConsoleGuard {
  /** Lets a test go on with a complaint in the console that it provokes on purpose. */
  readonly expectComplaint: (pattern: RegExp) => void;
}

interface Fixtures {
  /** The shop in the page, in a shopper's words. */
  readonly shop: ShopPage;
  readonly consoleGuard: ConsoleGuard;
  /** Toasts stay until they are dismissed, so that no press has to be in time. A test of their time turns it off. */
  readonly toastsStay: boolean;
  readonly heldToasts: undefined;
  /** Sells the build's own gadgets again after each test. */
  readonly ownCatalog: undefined;
}

interface WorkerFixtures {
  /** The build that is tested, unless a base URL says what is. */
  readonly served: BuildName;
  readonly shopServer: OwnServer;
}

/** Every test, with a guard on the console: an error or a warning that was not provoked on purpose fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  served: ['fixture', { option: true, scope: 'worker' }],
  shopServer: [
    async ({ served }, provide) => {
      const server = new OwnServer(served);
      await server.start();
      await provide(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  ownCatalog: [
    async ({ shopServer }, provide) => {
      await provide(undefined);
      shopServer.sellOwn();
    },
    { auto: true },
  ],
  shop: async ({ page, shopServer }, provide) => provide(new ShopPage(page, shopServer)),
  baseURL: async ({ baseURL, shopServer }, provide) => provide(baseURL ?? shopServer.address),
  consoleGuard: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      // In a context without service workers, Playwright complains at each registration.
      const expected: RegExp[] = [/^Service Worker registration blocked by Playwright$/u];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      context.on('weberror', (webError) => complaints.push(webError.error().message));
      await use({ expectComplaint: (pattern) => expected.push(pattern) });
      const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
  toastsStay: [true, { option: true }],
  heldToasts: [
    async ({ context, toastsStay }, use) => {
      if (toastsStay)
        await context.addInitScript(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('[role="progressbar"] { animation-play-state: paused !important }');
          document.adoptedStyleSheets = [sheet];
        });
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect, type Page };

/** The browser's own message for an error status. */
export const failedResource = /Failed to load resource/u;
