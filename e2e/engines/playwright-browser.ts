import { createRequire } from 'node:module';
import { chromium, firefox, type Locator, type Page } from '@playwright/test';
import { PATIENCE, type Browser, type Target } from './browser';

/**
 * Playwright 1.65 tells each context of Firefox which color scheme it prefers, by a command that Firefox 153 does
 * not know (`emulation.setMediaFeaturesOverride`); the answer is given here in Firefox's place.
 */
export function answerForFirefox(): void {
  const { ws } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle');
  const { send } = ws.prototype;
  ws.prototype.send = function (data: string, ...rest: unknown[]) {
    const { id, method } = JSON.parse(data);
    if (method !== 'emulation.setMediaFeaturesOverride') return send.call(this, data, ...rest);
    const answer = JSON.stringify({ type: 'success', id, result: {} });
    setImmediate(() => this.emit('message', Buffer.from(answer), false));
  };
}

function find(scope: Page | Locator, { role, name, within }: Target): Locator {
  const place = within ? find(scope, within) : scope;
  return role === 'listitem'
    ? place.getByRole(role).filter({ hasText: name }).first()
    : place.getByRole(role, { name, exact: true }).first();
}

function drive(name: string, page: Page, complaints: string[], end: () => Promise<void>): Browser {
  page.setDefaultTimeout(PATIENCE);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return {
    name,
    complaints,
    open: async (address) => void (await page.goto(address)),
    // Not by goBack(), which in Firefox never hears that a fragment was left.
    back: () => page.evaluate('history.back()'),
    forward: () => page.evaluate('history.forward()'),
    reload: async () => void (await page.reload()),
    find: (target) => find(page, target).waitFor(),
    click: (target) => find(page, target).click(),
    type: (target, text) => find(page, target).pressSequentially(text),
    choose: async (target, label) => void (await find(page, target).selectOption({ label })),
    press: (key) => page.keyboard.press(key),
    read: async (expression) => String(await page.evaluate(expression)),
    screenshot: async (path) => void (await page.screenshot({ path })),
    openTab: async (address) => {
      const tab = await page.context().newPage();
      await tab.goto(address);
      return drive(name, tab, complaints, () => tab.close());
    },
    close: end,
  };
}

/** Chromium or Firefox by way of Playwright, with one tab. */
export async function startWithPlaywright(
  engine: 'Chromium' | 'Firefox',
  executablePath?: string,
): Promise<Browser> {
  if (engine === 'Firefox') answerForFirefox();
  const options = executablePath === undefined ? {} : { executablePath };
  const browser =
    engine === 'Firefox'
      ? await firefox.launch({ ...options, channel: 'moz-firefox' })
      : await chromium.launch({ ...options, args: ['--no-sandbox', '--disable-gpu'] });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  return drive(`${engine} ${browser.version()}`, page, [], () => browser.close());
}
