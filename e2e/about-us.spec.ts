import { expect, test } from './support/test';

test.describe('About Us', () => {
  test('has its five sections', async ({ page }) => {
    await page.goto('/about-us');
    const main = page.getByRole('main');
    for (const name of ['Our Mission', 'Our Story', 'Our Values', 'Meet the Team', 'Contact Us']) {
      await expect(main.getByRole('region', { name, exact: true })).toBeVisible();
    }
  });

  test('tells the story since 2021', async ({ page }) => {
    await page.goto('/about-us');
    await expect(page.getByRole('region', { name: 'Our Story' })).toContainText('founded in 2021');
  });

  test('names the four values', async ({ page }) => {
    await page.goto('/about-us');
    await expect(
      page.getByRole('region', { name: 'Our Values' }).getByRole('heading', { level: 3 }),
    ).toHaveText(['Innovation', 'Quality', 'Customer Satisfaction', 'Integrity']);
  });

  test('introduces the team', async ({ page }) => {
    await page.goto('/about-us');
    const people = page.getByRole('region', { name: 'Meet the Team' }).getByRole('listitem');
    expect(await people.count()).toBeGreaterThan(2);
  });

  test('shows a drawn portrait of everyone on the team, and says what is seen', async ({ page }) => {
    await page.goto('/about-us');
    const people = page.getByRole('region', { name: 'Meet the Team' }).getByRole('listitem');
    const names = await people.getByRole('heading').allTextContents();
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) {
      const portrait = page.getByRole('img', { name: `Drawn portrait of ${name}, ` });
      await portrait.scrollIntoViewIfNeeded();
      await expect(portrait).toBeVisible();
      await expect
        .poll(() => portrait.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test('gives the support e-mail and the phone number as links', async ({ page }) => {
    await page.goto('/about-us');
    const contact = page.getByRole('region', { name: 'Contact Us' });
    await expect(contact.getByRole('link', { name: 'support@ultraviolet.example' })).toHaveAttribute(
      'href',
      'mailto:support@ultraviolet.example',
    );
    await expect(contact.getByRole('link', { name: '+1 202 555 0100' })).toHaveAttribute(
      'href',
      'tel:+12025550100',
    );
  });
});
