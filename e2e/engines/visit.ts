import type { OwnServer } from '../support/own-server';
import { untilDone, type Browser, type Role, type Target } from './browser';

const byRole =
  (role: Role) =>
  (name: string, within?: Target): Target => ({ role, name, ...(within && { within }) });

export const button = byRole('button');
export const checkbox = byRole('checkbox');
export const combobox = byRole('combobox');
export const dialog = byRole('dialog');
export const item = byRole('listitem');
export const link = byRole('link');
export const navigation = byRole('navigation');
export const region = byRole('region');
export const searchbox = byRole('searchbox');
export const slider = byRole('slider');

/** Keeps toasts open until dismissed, so that none disappears early. */
const HOLD_TOASTS = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[role="progressbar"] { animation-play-state: paused !important }');
  document.adoptedStyleSheets = [sheet];
})()`;

/** A patient visitor of the shop. */
export class Visit {
  readonly browser: Browser;
  readonly server: OwnServer;

  constructor(browser: Browser, server: OwnServer) {
    this.browser = browser;
    this.server = server;
  }

  async open(path: string): Promise<void> {
    await this.browser.open(this.server.origin + path);
    await this.browser.read(HOLD_TOASTS);
  }

  async reload(): Promise<void> {
    await this.browser.reload();
    await this.browser.read(HOLD_TOASTS);
  }

  /** Opens Home and waits for hydration: the hearts appear. */
  async openHome(): Promise<void> {
    await this.open('/');
    await this.browser.find(button('Add to wishlist'));
  }

  async click(...targets: readonly Target[]): Promise<void> {
    for (const target of targets) await this.browser.click(target);
  }

  /** Waits until an expression has the expected value. */
  async expect(expression: string, expected: string | RegExp, isWanted = true): Promise<void> {
    await untilDone(async () => {
      const found = await this.browser.read(expression);
      const isThere = typeof expected === 'string' ? found === expected : expected.test(found);
      if (isThere === isWanted) return;
      throw new Error(
        `${isWanted ? 'expected' : 'did not expect'} ${String(expected)}, found: ${found.replaceAll(/\s+/gu, ' ')}`,
      );
    });
  }

  /** The text of the page has all of these in it. */
  async see(...texts: readonly RegExp[]): Promise<void> {
    for (const text of texts) await this.expect('document.body.innerText', text);
  }

  async seeNot(text: RegExp): Promise<void> {
    await this.expect('document.body.innerText', text, false);
  }

  /** The address, without the server's. */
  async isAt(address: string): Promise<void> {
    await this.expect('location.href.slice(location.origin.length)', address);
  }
}
