import { fixture, violetPhone } from './support/catalog';
import { openAndKeep } from './support/offline';
import { comeBackWith } from './support/stored';
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

  test('is broken nowhere', async ({ page, shop, consoleGuard }) => {
    // The service worker asks for its files again.
    consoleGuard.expectComplaint(failedResource);
    await comeBackWith(page, { cart: fixture.slice(1, 3), wishlist: [violetPhone] });
    await openAndKeep(shop);
    await shop.choose('Laptops');
    await shop.choose('All Product');
    await shop.openDetails(violetPhone.product_title);
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(shop.toast('Item Added to Cart')).toBeVisible();
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
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('lets nothing in but pictures by https', async ({ page, shop, consoleGuard }) => {
    consoleGuard.expectComplaint(/elsewhere\.example|Against the policy|Trusted ?(?:Type|Script|HTML)/u);
    await shop.open();
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
