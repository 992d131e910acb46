import { gadget, many } from './support/catalogue';
import { test } from './support/hand-fed-shop';
import { ShopPage } from './support/shop-page';
import { expect, failedResource } from './support/test';

const first = JSON.stringify(gadget('first'));
/** What takes a while to arrive, and says nothing. */
const LONG = ' '.repeat(100_000);
const unreachable = /We could not load the gadgets\.[\s\S]*could not be reached/u;

test.describe('When Data.json', () => {
  test('takes long, its progress is told and what was built in is shown meanwhile', async ({
    page,
    source,
    address,
  }) => {
    const shop = new ShopPage(page);
    await page.goto(address);
    await expect.poll(() => source.asked).toBe(1);
    source.feed(`[${first}`);
    const progress = page.getByRole('progressbar', { name: /^Loading the gadgets: \d+\.\d MB so far$/u });
    let sent = 1;
    const feedMore = async () => {
      source.feed(`,${LONG}${JSON.stringify(gadget(sent))}`);
      sent += 1;
      return progress.count();
    };
    await expect.poll(feedMore).toBe(1);
    const megabytes = async () =>
      Number.parseFloat((await progress.locator('..').innerText()).split(': ')[1] ?? '');
    const early = await megabytes();
    await expect(shop.cards).toHaveCount(12);
    await expect
      .poll(async () => {
        await feedMore();
        return megabytes();
      })
      .toBeGreaterThan(early);
    source.feed(']');
    source.finish();
    await expect(progress).toBeHidden();
    await expect(shop.cards).toHaveCount(sent);
    await expect(shop.titles.first()).toHaveText('Gadget first');
  });

  test('is long and slow, nobody who scrolls while it arrives is thrown back', async ({
    page,
    source,
    address,
  }) => {
    const shop = new ShopPage(page);
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

  for (const [what, pieces] of [
    ['never begins', []],
    ['stalls half-way', [`[${first},{"product_id":"half`]],
  ] as const) {
    test(`${what}, the shop says so after a while, keeps what it has, and recovers by Retry`, async ({
      page,
      source,
      address,
    }) => {
      const shop = new ShopPage(page);
      await page.clock.install();
      await page.goto(address);
      await expect.poll(() => source.asked).toBe(1);
      for (const piece of pieces) source.feed(piece);
      await expect(page.getByRole('alert')).toBeHidden();
      await page.clock.runFor(16_000);
      await expect(page.getByRole('alert')).toHaveText(unreachable);
      await expect(shop.cards).toHaveCount(12);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect.poll(() => source.asked).toBe(2);
      source.feed(`[${first}]`);
      source.finish();
      await expect(shop.titles).toHaveText(['Gadget first']);
      await expect(page.getByRole('alert')).toBeHidden();
    });
  }

  test('is slow but never silent for long, the shop waits for all of it', async ({
    page,
    source,
    address,
  }) => {
    const shop = new ShopPage(page);
    await page.clock.install();
    await page.goto(address);
    await expect.poll(() => source.asked).toBe(1);
    source.feed(`[${first}`);
    for (let count = 1; count <= 4; count += 1) {
      await page.clock.runFor(10_000);
      source.feed(`,${LONG}${JSON.stringify(gadget(count))}`);
      await expect(page.getByText(`Loading the gadgets: 0.${count} MB so far`)).toBeVisible();
    }
    source.feed(']');
    source.finish();
    await expect(shop.cards).toHaveCount(5);
    expect(source.asked).toBe(1);
  });

  test('is lost with the network, the shop recovers by itself when the network returns', async ({
    page,
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
    // The patience ends, and from here on no pause does: nothing is asked again because time has passed.
    await page.clock.pauseAt(60_000);
    await expect(page.getByRole('alert')).toHaveText(unreachable);
    expect(source.asked).toBe(1);
    await context.setOffline(false);
    await expect.poll(() => source.asked).toBe(2);
    source.feed(`[${first}]`);
    source.finish();
    await expect(new ShopPage(page).titles).toHaveText(['Gadget first']);
  });
});
