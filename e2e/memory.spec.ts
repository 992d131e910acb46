import { fixture, violetPhone } from './support/catalog';
import type { ShopPage } from './support/shop-page';
import { comeBackWith } from './support/stored';
import { expect, test, type Page } from './support/test';

/** Counts everything in memory after garbage collection, in the page or not. */
async function countKept(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await browser.send('Memory.getDOMCounters');
  await browser.detach();
  return { nodes, listeners };
}

/** Waits until the count settles: on a busy machine, collection takes several turns. */
async function countAtRest(page: Page) {
  let kept = await countKept(page);
  for (;;) {
    const later = await countKept(page);
    if (later.nodes >= kept.nodes && later.listeners >= kept.listeners) return kept;
    kept = later;
  }
}

/** Navigates from every screen to every other once. Returns the number of history entries added. */
async function tour(shop: ShopPage): Promise<number> {
  const heading = shop.page.getByRole('main').getByRole('heading', { level: 1 });
  let entries = 0;
  const arrive = async (title: string) => {
    await expect(heading).toContainText(title);
    entries += 1;
  };
  const openPhone = async (button: string) => {
    await shop.page.getByRole('main').getByRole('button', { name: button }).first().click();
    await arrive('Violet Phone');
  };
  const goTo = async (...screens: ReadonlyArray<keyof typeof headings>) => {
    for (const screen of screens) {
      await shop.goTo(screen);
      await arrive(headings[screen]);
    }
  };
  await openPhone('View Details');
  await goTo('Statistics', 'Home', 'Dashboard');
  await openPhone('Violet Phone');
  await goTo('About Us', 'Statistics', 'Dashboard', 'About Us', 'Home');
  return entries;
}

const headings = {
  Home: 'Upgrade Your Tech',
  Statistics: 'Statistics',
  Dashboard: 'Dashboard',
  'About Us': 'About',
} as const;

/** Goes back through these history entries and forward again, focusing a link on each screen. */
async function goToAndFro(page: Page, entries: number, rounds: number): Promise<void> {
  await page.evaluate(
    async ([count, times]) => {
      for (let move = 0; move < 2 * times * count; move += 1) {
        const former = document.querySelector('h1');
        history.go(move % (2 * count) < count ? -1 : 1);
        while (document.querySelector('h1') === former) await new Promise((resolve) => setTimeout(resolve));
        document.querySelector<HTMLElement>('main li a')?.focus();
      }
    },
    [entries, rounds] as const,
  );
}

/** A long run asks for more: ROUNDS=100 npx playwright test memory */
const ROUNDS = Number(process.env['ROUNDS'] ?? 20);

for (const [reducedMotion, rounds] of [
  ['reduce', ROUNDS],
  ['no-preference', ROUNDS / 4],
] as const)
  test.describe(`With ${reducedMotion === 'reduce' ? 'reduced' : 'full'} motion`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('screens that were left are freed', async ({ page, shop }) => {
      // It is long, and longer on a busy machine, but waits for nothing else.
      test.setTimeout(900_000);
      // Little to draw, for speed.
      await page.setViewportSize({ width: 400, height: 400 });
      shop.sell(fixture.slice(0, 4));
      await comeBackWith(page, { cart: [violetPhone] });
      const browser = await page.context().newCDPSession(page);
      await browser.send('Animation.enable');
      await browser.send('Animation.setPlaybackRate', { playbackRate: 100 });
      await shop.open();
      const entries = await tour(shop);
      await goToAndFro(page, entries, 2);
      const before = await countAtRest(page);
      await goToAndFro(page, entries, rounds);
      // The last screen may remain for a moment.
      await expect(async () => {
        const after = await countKept(page);
        expect(after.nodes).toBeLessThan(before.nodes + 300);
        expect(after.listeners).toBeLessThan(before.listeners + 50);
      }).toPass({ timeout: 60_000 });
    });
  });
