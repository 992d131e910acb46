import { test as base, expect, type Page } from '@playwright/test';

interface ConsoleGuard {
  /** Lets a test go on with a complaint in the console that it provokes on purpose. */
  readonly expectComplaint: (pattern: RegExp) => void;
}

interface Fixtures {
  readonly consoleGuard: ConsoleGuard;
}

/** Every test, with a guard on the console: an error or a warning that was not provoked on purpose fails it. */
export const test = base.extend<Fixtures>({
  consoleGuard: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      // Where a test's context has no service workers, Playwright says so at each registration.
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
});

export { expect, type Page };

/** What the browser itself says of an answer with an error status. */
export const failedResource = /Failed to load resource/u;
