import type { Locator, Page } from 'playwright';
import { visit } from '../browser';
import type { Figure } from '../figure';
import type { Bench, Group } from '../group';
import { clickOn, timeUntilShown } from '../hand';
import type { Wanted } from '../in-page/stopwatch';
import { ownShop } from '../own-shop';
import { attempt } from '../samples';
import { selectors, Storefront } from '../storefront';

const changeTo = (screen: string) =>
  ({ name: `4× CPU: screen change to ${screen}, warmed`, unit: 'ms', limit: 200 }) as const;

const figures = {
  statistics: changeTo('Statistics'),
  dashboard: changeTo('Dashboard'),
  aboutUs: changeTo('About Us'),
  home: changeTo('Home'),
  details: changeTo('details'),
} satisfies Readonly<Record<string, Figure>>;

const circumstances = { device: 'desktop', slowdown: 4 } as const;

/** Hover time before a press, in milliseconds, which prefetches the screen's code. */
const REST = 1_000;

/** Milliseconds from the press of a hovered link to its screen. */
async function changeScreen(page: Page, opener: Locator, wanted: readonly Wanted[]): Promise<number> {
  const press = await clickOn(opener);
  await page.waitForTimeout(REST);
  return timeUntilShown(page, wanted, press);
}

async function measureOnce(bench: Bench): Promise<void> {
  const { browser, samples } = bench;
  const shop = await ownShop(bench);
  await visit(browser, circumstances, async ({ page }) => {
    const storefront = new Storefront(page, shop);
    await storefront.open();
    const [first] = shop.products;
    const changes = [
      [figures.statistics, storefront.link('Statistics'), { selector: selectors.plot }],
      [figures.dashboard, storefront.link('Dashboard'), { selector: selectors.heading, text: 'Dashboard' }],
      [figures.aboutUs, storefront.link('About Us'), { selector: selectors.heading, text: 'About Us' }],
      [figures.home, storefront.link('Home'), { selector: selectors.firstCard }],
      [
        figures.details,
        storefront.viewDetails.first(),
        { selector: selectors.heading, text: first?.product_title ?? '' },
      ],
    ] as const;
    for (const [figure, opener, wanted] of changes) {
      samples.add(figure, await changeScreen(page, opener, [wanted]));
    }
  });
}

/** Navigation time after hovering over the link. */
export const screens: Group = {
  name: 'screens',
  figures: Object.values(figures),
  measure: async (bench) => {
    for (let run = 0; run < bench.runs; run += 1) await attempt('screens', () => measureOnce(bench));
  },
};
