import type { Locator, Page } from '@playwright/test';
import type { Visit } from './visit';

export type Walk = (visit: Visit, page: Page) => Promise<void>;

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const details = (page: Page, title: string) =>
  page.getByRole('button', { name: 'View Details', description: title, exact: true });

async function openDetails(visit: Visit, page: Page, title: string): Promise<void> {
  await visit.open('/');
  await visit.goTo(details(page, title));
  await visit.press('Return');
}

/** A shopper's tasks, each in a fresh browser. */
export const tasks: Readonly<Record<string, Walk>> = {
  'Find the cheapest Samsung phone': async (visit, page) => {
    await visit.open('/');
    await visit.goTo(button(page, 'Phones'));
    await visit.press('Return');
    await visit.goTo(page.getByRole('searchbox').first());
    await visit.type('samsung');
    await visit.goTo(page.getByRole('combobox', { name: 'Sort' }));
    await visit.chooseNext();
    await visit.goTo(page.getByRole('link', { name: 'Skip to results' }));
    await visit.press('Return', 'Tab', 'Tab', 'Tab', 'Return');
  },

  'Compare two laptops': async (visit, page) => {
    await visit.open('/');
    await visit.goTo(button(page, 'Laptops'));
    await visit.press('Return');
    const compare = page.getByRole('button', { name: 'Compare', exact: true });
    await visit.goTo(compare.nth(0));
    await visit.press('Return');
    await visit.goTo(compare.nth(1));
    await visit.press('Return');
    await visit.goTo(
      page.getByRole('region', { name: 'Comparison' }).getByRole('button', { name: 'Compare' }),
    );
    await visit.press('Return', 'Down', 'Down', 'Down');
    await visit.goTo(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
    await visit.press('Return');
  },

  'Wish, move, undo': async (visit, page) => {
    await openDetails(visit, page, 'Apple Watch Ultra 4');
    await visit.goTo(button(page, 'Add to wishlist').first());
    await visit.press('Return');
    await visit.goTo(page.getByRole('banner').getByRole('link', { name: /^Wishlist/u }));
    await visit.press('Return');
    await visit.goTo(button(page, 'Buy this').first());
    await visit.press('Return');
    await visit.wait(12);
    await visit.press('ctrl+z', 'ctrl+z');
  },

  'Buy and find the order': async (visit, page) => {
    await openDetails(visit, page, 'iPhone 17');
    await visit.goTo(button(page, 'Add To Cart').first());
    await visit.press('Return');
    await visit.goTo(page.getByRole('banner').getByRole('link', { name: /^Cart/u }));
    await visit.press('Return');
    await visit.goTo(button(page, 'Purchase'));
    await visit.press('Return', 'Down', 'Down');
    await visit.goTo(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
    await visit.press('Return');
    await visit.goTo(page.getByRole('contentinfo').getByRole('link', { name: 'Order Tracking' }));
    await visit.press('Return');
  },

  'Find the costliest in the chart': async (visit, page) => {
    await visit.open('/');
    await visit.goTo(mainLink(page, 'Statistics'));
    await visit.press('Return');
    await visit.goTo(button(page, 'Show as table'));
    await visit.press('Return');
    await visit.goTo(page.getByRole('columnheader', { name: 'Price' }).getByRole('button'));
    await visit.press('Return', 'Return');
    await visit.goTo(page.getByRole('combobox', { name: 'Category' }));
    await visit.chooseNext();
  },

  'Enlarge and step': async (visit, page) => {
    await openDetails(visit, page, 'iPhone 17');
    await visit.goTo(button(page, 'Next picture'));
    await visit.press('Return');
    await visit.goTo(button(page, 'Enlarge picture'));
    await visit.press('Return', 'plus');
    await visit.goTo(button(page, 'Next picture').last());
    await visit.press('Return', 'Escape');
  },

  'Turn it in 3D': async (visit, page) => {
    await openDetails(visit, page, 'iPhone 17');
    await visit.goTo(button(page, /3D/u).first());
    await visit.press('Return');
    await visit.goTo(button(page, 'Show anyway'));
    await visit.press('Return');
    await page.getByRole('button', { name: 'Turn left' }).waitFor({ timeout: 60_000 });
    await visit.goTo(button(page, 'Turn left'));
    await visit.press('Return');
    await visit.goTo(page.getByRole('group', { name: 'Views' }).getByRole('button').last());
    await visit.press('Return');
    await visit.press('Escape');
  },

  'Weigh less than 1.3 kg, and leave an empty result': async (visit, page) => {
    await visit.open('/');
    await visit.goTo(button(page, 'Laptops'));
    await visit.press('Return');
    const filters = page.getByRole('group', { name: 'Filters', exact: true });
    await visit.goTo(filters.locator('summary', { hasText: 'Weight' }));
    await visit.press('Return');
    const weight = filters.getByRole('group', { name: 'Weight' }).getByRole('textbox').last();
    await visit.goTo(weight);
    await visit.type('light');
    await visit.press('Return', 'ctrl+a');
    await visit.type('1.3 kg');
    await visit.press('Return');
    await visit.press('ctrl+a');
    await visit.type('0.2');
    await visit.press('Return');
    await visit.goTo(page.getByRole('group', { name: 'Explore' }).getByRole('button').first());
    await visit.press('Return');
  },

  'Take a shared list': async (visit, page) => {
    await visit.open('/dashboard?tab=wishlist#wishlist=iphone-17,sony-wh-1000xm6');
    await visit.press('Down', 'Down');
    await visit.goTo(button(page, 'Add to wishlist').last());
    await visit.press('Return');
  },

  'Meet an error, and retry': async (visit, page) => {
    await page.route('**/Data.json', (route) => route.abort());
    await visit.open('/');
    await page.unroute('**/Data.json');
    await visit.goTo(button(page, /Retry/u).first());
    await visit.press('Return');
    await visit.open('/nowhere');
  },
};
