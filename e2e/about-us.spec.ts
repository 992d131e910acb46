import { expect, test } from './support/test';

test('About Us has its five sections', async ({ page }) => {
  await page.goto('/about-us');
  await expect(page.getByRole('img', { name: 'Gadgets in a row' })).not.toHaveJSProperty('naturalWidth', 0);
  const section = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
  for (const name of ['Our Mission', 'Our Story', 'Our Values', 'Meet the Team', 'Contact Us']) {
    await expect(section(name)).toBeVisible();
  }
  await expect(section('Our Story')).toContainText('founded in 2021');
  await expect(section('Our Values').getByRole('heading', { level: 3 })).toHaveText([
    'Innovation',
    'Quality',
    'Customer Satisfaction',
    'Integrity',
  ]);

  const people = section('Meet the Team').getByRole('listitem');
  const names = await people.getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(2);
  await expect(people).toHaveCount(names.length);
  for (const name of names) {
    const portrait = page.getByRole('img', { name: `Drawn portrait of ${name}, ` });
    await portrait.scrollIntoViewIfNeeded();
    await expect(portrait).toBeVisible();
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  }

  const contact = section('Contact Us');
  await expect(contact.getByRole('link', { name: 'support@ultraviolet.example' })).toHaveAttribute(
    'href',
    'mailto:support@ultraviolet.example',
  );
  await expect(contact.getByRole('link', { name: '+1 202 555 0100' })).toHaveAttribute(
    'href',
    'tel:+12025550100',
  );

  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).press('Enter');
  await expect(contact.getByRole('heading')).toBeFocused();
  await expect(contact.getByRole('heading')).toBeInViewport();
});
