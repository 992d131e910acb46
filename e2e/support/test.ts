import { once } from 'node:events';
import { test as base, expect, type Page } from '@playwright/test';
import { builds, distOf, type BuildName } from '../../scripts/builds';
import { createShopServer } from '../../scripts/shop-server';
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
}

interface WorkerFixtures {
  /** The build that is tested, unless a base URL says what is. */
  readonly served: BuildName;
  /** The address of a server of it. */
  readonly origin: string;
}

/** Every test, with a guard on the console: an error or a warning that was not provoked on purpose fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  served: ['fixture', { option: true, scope: 'worker' }],
  origin: [
    async ({ served }, use) => {
      const server = createShopServer(distOf(served), builds[served].base).listen(0);
      // Otherwise a request may reuse a connection that Node is closing after five idle seconds.
      server.keepAliveTimeout = 0;
      await once(server, 'listening');
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const folder = builds[served].base;
      await use(`http://localhost:${port}${folder === '/' ? '' : folder}`);
      server.close();
      server.closeAllConnections();
    },
    { scope: 'worker' },
  ],
  shop: async ({ page }, provide) => provide(new ShopPage(page)),
  baseURL: async ({ baseURL, origin }, provide) => provide(baseURL ?? origin),
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
