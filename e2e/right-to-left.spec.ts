import type { Locator } from '@playwright/test';
import { gadget } from './support/catalog';
import { expect, test } from './support/test';

const title = 'سماعات لاسلكية بخاصية إلغاء الضوضاء ومدة تشغيل طويلة جدا للسفر (2026)';
const arabic = gadget('arabic', {
  product_title: title,
  description: 'وصف قصير للمنتج.',
  specification: ['الوزن: 250 غرام', 'اللون: أسود'],
});
const stock = [arabic, gadget('b'), gadget('c')];

/** The text runs from right to left, with its first letter in view. */
const beginsInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const text = document.createTreeWalker(target, NodeFilter.SHOW_TEXT).nextNode();
    if (!text) return false;
    const first = document.createRange();
    first.setStart(text, 0);
    first.setEnd(text, 1);
    const letter = first.getBoundingClientRect();
    const room = target.getBoundingClientRect();
    const isWithin = letter.left >= room.left - 1 && letter.right <= room.right + 1;
    return isWithin && getComputedStyle(target).direction === 'rtl';
  });

async function check(where: string, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  expect.soft(await beginsInSight(element), where).toBe(true);
}

test.describe('A catalog written from right to left', () => {
  // The browser's language is not the shop's.
  test.use({ locale: 'ar-EG', viewport: { width: 360, height: 740 } });

  test('has the beginning of its texts in sight on every screen', async ({ page, shop }) => {
    await shop.open('/', { sells: stock, cart: stock, compared: stock, viewed: stock, orders: [[arabic]] });
    await check('a card', shop.cards.getByRole('heading', { name: title }));
    await shop.comparison.compareButton.click();
    const comparison = shop.comparison.dialog;
    await check('the comparison', comparison.getByRole('columnheader', { name: title }));
    await check('a compared line', comparison.getByRole('cell', { name: 'أسود' }));
    await comparison.getByRole('button', { name: 'Close' }).click();
    await shop.openDetails(title);
    await check('the details', page.getByRole('heading', { level: 1 }));
    await check('the description', page.getByText('وصف قصير للمنتج.'));
    await check('a specification', page.getByRole('listitem').filter({ hasText: 'غرام' }));
    await shop.goTo('Home');
    await shop.openDetails('Gadget b');
    await check('a strip', page.getByRole('list', { name: 'Recently viewed' }).getByText(title));
    await shop.goTo('Dashboard');
    await check('a row', shop.rows.getByText(title));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Order Tracking' }).click();
    const order = page.getByRole('dialog').getByRole('article');
    // The day is written in the language of the page.
    await expect(order.getByRole('heading')).toHaveText(/^Mar 1, 2026, \d+:00\s[AP]M$/u);
    await order.getByText('1 item').click();
    await check('an order', order.getByText(title));
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await shop.goTo('Statistics');
    await page.getByRole('slider', { name: 'Gadget', exact: true }).focus();
    await page.keyboard.press('Home');
    await check('the chart’s tooltip', page.getByRole('tooltip').getByText(title));
  });
});
