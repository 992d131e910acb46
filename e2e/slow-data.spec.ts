import { gadget, many } from './support/catalog';
import { test, type HandFedShop } from './support/hand-fed-shop';
import { expect, failedResource, type Page } from './support/test';

const first = JSON.stringify(gadget('first'));
/** A response that pauses without data. */
const LONG = ' '.repeat(100_000);

/** Sends one more gadget per call, and returns the total. */
function feeder(source: HandFedShop): () => number {
  let sent = 0;
  return () => {
    source.feed(sent === 0 ? `[${first}` : `,${LONG}${JSON.stringify(gadget(sent))}`);
    sent += 1;
    return sent;
  };
}

async function toldMegabytes(page: Page): Promise<number> {
  const text = await page.getByRole('main').innerText();
  return Number(/Loading the gadgets: (?<told>\d+\.\d) MB so far/u.exec(text)?.groups?.['told'] ?? -1);
}

/** Sends gadgets until the message changes (updates are throttled); returns the number sent. */
async function expectMoreAs(feedMore: () => number, page: Page): Promise<number> {
  const before = await toldMegabytes(page);
  let sent = 0;
  await expect
    .poll(() => {
      sent = feedMore();
      return toldMegabytes(page);
    })
    .toBeGreaterThan(before);
  return sent;
}

const unreachable = /We could not load all gadgets\.[\s\S]*could not be reached/u;

test.describe('When Data.json', () => {
  test('takes long, its progress is shown', async ({ page, shop, source, address }) => {
    await page.goto(address);
    await expect.poll(() => source.asked).toBe(1);
    const feedMore = feeder(source);
    await expectMoreAs(feedMore, page);
    await expect(shop.cards).toHaveCount(12);
    const sent = await expectMoreAs(feedMore, page);
    source.feed(']');
    source.finish();
    await expect(page.getByRole('progressbar')).toBeHidden();
    await expect(shop.cards).toHaveCount(sent);
    await expect(shop.titles.first()).toHaveText('Gadget first');
  });

  test('is long and slow, nobody who scrolls is thrown back', async ({ page, shop, source, address }) => {
    await page.addInitScript(() => {
      let top = 0;
      addEventListener('scroll', () => {
        if (scrollY < top) document.title = `Thrown back from ${top} to ${scrollY}`;
        top = scrollY;
      });
    });
    await page.goto(address);
    await expect.poll(() => source.asked).toBe(1);
    source.feed(`[${first}`);
    await expect
      .poll(async () => {
        source.feed(' ');
        return page.getByRole('progressbar').count();
      })
      .toBe(1);
    await page.keyboard.press('End');
    source.feed(`,${JSON.stringify(many(2_000)).slice(1)}`);
    source.finish();
    await page.mouse.move(640, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 100);
      await expect(shop.cards.first()).toHaveAttribute('aria-setsize', '2001', { timeout: 1 });
    }).toPass({ intervals: [10] });
    await expect(page).toHaveTitle('Ultraviolet | Home');
  });

  test('is lost with the network, the shop recovers', async ({
    page,
    shop,
    context,
    source,
    address,
    consoleGuard,
  }) => {
    consoleGuard.expectComplaint(failedResource);
    await page.clock.install({ time: 0 });
    await page.goto(address);
    await expect.poll(() => source.asked).toBe(1);
    await context.setOffline(true);
    // After the timeout nothing is requested again because of time alone.
    await page.clock.pauseAt(60_000);
    await expect(page.getByRole('alert')).toHaveText(unreachable);
    expect(source.asked).toBe(1);
    await context.setOffline(false);
    await expect.poll(() => source.asked).toBe(2);
    source.feed(`[${first}]`);
    source.finish();
    await expect(shop.titles).toHaveText(['Gadget first']);
  });
});
