import { expect, type Locator, type Page } from '@playwright/test';
import { Comparison } from './comparison';
import type { OwnServer } from './own-server';
import { comeBackWith, type EarlierVisit } from './stored';

interface Setup extends EarlierVisit {
  /** Instead of the build's own. */
  readonly sells?: readonly unknown[];
}

/** A shopper's actions, in the words that they read. */
export class ShopPage {
  readonly page: Page;
  readonly comparison: Comparison;

  readonly #server: OwnServer;

  constructor(page: Page, server: OwnServer) {
    this.page = page;
    this.#server = server;
    this.comparison = new Comparison(page);
  }

  /** The same shop in another tab. */
  async another(): Promise<ShopPage> {
    return new ShopPage(await this.page.context().newPage(), this.#server);
  }

  get cards(): Locator {
    return this.page.getByRole('list', { name: 'Gadgets' }).getByRole('listitem');
  }

  /** The cards' titles, in their order. */
  get titles(): Locator {
    return this.cards.getByRole('heading');
  }

  card(title: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
  }

  /** A button that there is for every gadget: its name says what it does, its description to which. */
  buttonOf(name: string, title: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, description: title, exact: true });
  }

  get rows(): Locator {
    return this.page.getByRole('list', { name: /Items$/u }).getByRole('listitem');
  }

  /** Does with the whole list that is shown what More offers. */
  async doWithAll(what: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click();
    await this.page.getByRole('button', { name: what, exact: true }).click();
  }

  get searchButton(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  }

  get cartLink(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: /^Cart/u });
  }

  get wishlistLink(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: /^Wishlist/u });
  }

  /** Opens an address of a shop that sells these, after an earlier visit; waits until it is alive and knows its catalog. */
  async open(address = '/', { sells, ...visit }: Setup = {}): Promise<void> {
    if (sells) this.sell(sells);
    if (Object.keys(visit).length > 0) await comeBackWith(this.page, visit);
    const arrival = this.page.waitForResponse('**/Data.json');
    await this.page.goto(address);
    await arrival;
  }

  /** Sells these instead of the build's own gadgets, until the test ends. */
  sell(gadgets: readonly unknown[]): void {
    this.#server.sell(gadgets);
  }

  async choose(category: string): Promise<void> {
    await this.page.getByRole('button', { name: category, exact: true }).click();
  }

  /** Opens a group of the filters beside the gadgets: again, as a person would, where the page was still settling. */
  async unfold(name: string): Promise<void> {
    const filters = this.page.getByRole('group', { name: 'Filters', exact: true });
    await expect(async () => {
      await filters.getByText(name, { exact: true }).first().click();
      await expect(filters.getByRole('group', { name, exact: true })).toBeVisible({ timeout: 500 });
    }).toPass();
  }

  /** Opens a gadget's details from its card on Home. */
  async openDetails(title: string): Promise<void> {
    await this.card(title).getByRole('button', { name: 'View Details' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }

  /** Chooses light or dark: again, as a person would, where the page was not alive yet to hear it. */
  async chooseAppearance(appearance: 'light' | 'dark'): Promise<void> {
    await expect(async () => {
      await this.page.getByRole('combobox', { name: 'Appearance' }).selectOption(appearance);
      const html = this.page.locator('html');
      await expect(html).toHaveAttribute('data-appearance', appearance, { timeout: 500 });
    }).toPass();
  }

  /** A link of the header. */
  mainLink(screen: 'Home' | 'Statistics' | 'Dashboard' | 'About Us'): Locator {
    return this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: screen });
  }

  async goTo(screen: 'Home' | 'Statistics' | 'Dashboard' | 'About Us'): Promise<void> {
    await this.mainLink(screen).click();
  }

  /** Chooses gadgets to be compared, where each has its scales in sight. */
  async compare(...titles: readonly string[]): Promise<void> {
    for (const title of titles) await this.comparison.scales(title).click();
    await expect(this.comparison.tray).toBeVisible();
  }

  toast(text: string): Locator {
    return this.page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('group')
      .filter({ hasText: text });
  }

  async undo(text: string): Promise<void> {
    await this.toast(text).getByRole('button', { name: 'Undo' }).click();
    await expect(this.page.getByRole('status').filter({ hasText: 'Undone' })).toBeAttached();
  }
}
