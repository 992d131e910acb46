import { stayUntilKept } from './support/offline';
import { ShopPage } from './support/shop-page';
import { expect, failedResource, test } from './support/test';

const elsewhere = 'http://elsewhere.example/pixel.png';

test.describe('The security policy', () => {
  test.use({ serviceWorkers: 'allow' });

  test.beforeEach(async ({ page }) => {
    // In the console a report fails the test.
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
        console.error(`Against the policy: ${effectiveDirective} ${blockedURI} ${sample}`);
      });
    });
  });

  test('is broken nowhere, from screen to screen with all that they open', async ({ page, consoleGuard }) => {
    // A whole visit.
    test.slow();
    consoleGuard.expectComplaint(failedResource);
    const shop = new ShopPage(page);
    await shop.open();
    await page.getByRole('combobox', { name: 'Appearance' }).selectOption('Dark');
    await stayUntilKept(page);
    await shop.choose('Laptops');
    await shop.choose('All Product');
    await shop.addToWishlist('Violet Phone');
    await shop.addToCart('Violet Phone', 'Indigo Phone');
    await expect(shop.toast('Item Added to Cart').first()).toBeVisible();
    await page.getByRole('slider').press('ArrowRight');
    await shop.goTo('Dashboard');
    await page.getByRole('button', { name: 'Sort by Price' }).click();
    await shop.rows.first().getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Purchase' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await shop.goTo('Statistics');
    await page.getByRole('button', { name: 'Show as table' }).click();
    await shop.goTo('About Us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    for (const address of ['/', '/statistics', '/dashboard', '/about-us', '/details', '/no/such/place']) {
      await page.goto(address);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  });

  test('lets nothing be loaded from elsewhere but pictures by https, and says so where it is broken', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectComplaint(/elsewhere\.example/u);
    await new ShopPage(page).open();
    const report = page.waitForEvent('console', (message) =>
      message.text().startsWith(`Against the policy: img-src ${elsewhere}`),
    );
    const another = page.waitForEvent('console', (message) =>
      message.text().startsWith('Against the policy: connect-src https://elsewhere.example/'),
    );
    await page.evaluate(async (address) => {
      new Image().src = address;
      await fetch('https://elsewhere.example/').catch(() => undefined);
    }, elsewhere);
    await report;
    await another;
  });

  test('lets no script be made from text, and no other policy for trusted types', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectComplaint(/Against the policy|Trusted ?(?:Type|Script|HTML)/u);
    await new ShopPage(page).open();
    const refused = await page.evaluate(() => {
      const attempts = [
        () => {
          document.createElement('script').textContent = 'alert(1)';
        },
        () => {
          document.body.innerHTML = '<img src=x onerror=alert(1)>';
        },
        () => window.trustedTypes?.createPolicy('another', { createScriptURL: () => '/evil.js' }),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'let through';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      });
    });
    expect(refused).toEqual(['refused', 'refused', 'refused']);
  });
});
