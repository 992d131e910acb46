import type { Locator, Page } from '@playwright/test';
import { gadget } from './catalog';

/** The catalog of the comparison's tests: three gadgets that differ, and two that are alike. */
export const comparable = {
  a: gadget('a', { price: 100, specification: ['Memory: 8 GB', 'Weight: 1 kg', 'Color: Violet'] }),
  b: gadget('b', { price: 200, specification: ['Color: Violet', 'Memory: 16 GB'] }),
  c: gadget('c', { price: 300, specification: ['Memory: 32 GB', 'Color: Violet'] }),
  d: gadget('d'),
  e: gadget('e'),
};

/** Locators of the comparison: the scales, the tray and the dialog. */
export class Comparison {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get tray(): Locator {
    return this.#page.getByRole('region', { name: 'Comparison' });
  }

  get chosen(): Locator {
    return this.#page.getByRole('list', { name: 'Chosen to compare' }).getByRole('listitem');
  }

  get compareButton(): Locator {
    return this.tray.getByRole('button', { name: 'Compare', exact: true });
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog', { name: 'Compare gadgets' });
  }

  /** The scales of a gadget, on its card or its details. */
  scales(title: string): Locator {
    return this.#page.getByRole('button', { name: 'Compare', description: title, exact: true });
  }
}
