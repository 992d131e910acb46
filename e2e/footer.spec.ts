import { gadget } from './support/catalog';
import { expect, test } from './support/test';

const support = ['support@ultraviolet.example', 'mailto:support@ultraviolet.example'] as const;

/** Each text's item, hash and links. */
const texts = [
  ['Product Support', 'product-support', [support, ['+1 202 555 0100', 'tel:+12025550100']]],
  ['Order Tracking', 'order-tracking', [['cart', '/dashboard']]],
  ['Shipping & Delivery', 'shipping', [['Contact', '/about-us#contact']]],
  ['Returns', 'returns', [['wishlist', '/dashboard?tab=wishlist']]],
  ['Careers', 'careers', [support]],
  ['Terms of Service', 'terms', [support]],
  ['Privacy Policy', 'privacy', [support]],
  ['Cookie Policy', 'cookies', [support]],
] as const;

test.describe('The footer', () => {
  test('has three columns of texts, each with a way on', async ({ page, shop }) => {
    await shop.open('/?category=Laptops');
    const footer = page.getByRole('contentinfo');
    for (const [title, items] of [
      ['Services', ['Product Support', 'Order Tracking', 'Shipping & Delivery', 'Returns']],
      ['Company', ['About Us', 'Careers', 'Contact']],
      ['Legal', ['Terms of Service', 'Privacy Policy', 'Cookie Policy']],
    ] as const) {
      await expect(footer.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(footer.getByRole('navigation', { name: title }).getByRole('link')).toHaveText([...items]);
    }
    for (const [item, hash, ways] of texts) {
      await test.step(item, async () => {
        const link = footer.getByRole('link', { name: item });
        await link.click();
        const dialog = page.getByRole('dialog', { name: item });
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole('paragraph').first()).not.toBeEmpty();
        await expect(page).toHaveURL(`/?category=Laptops#${hash}`);
        for (const [name, href] of ways)
          await expect(dialog.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
        await page.goBack();
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL('/?category=Laptops');
        await expect(link).toBeFocused();
      });
    }
  });

  test('leads to About Us, to Contact, and on from its texts', async ({ page, shop }) => {
    await shop.open();
    const footer = page.getByRole('contentinfo');
    const dialog = page.getByRole('dialog');
    const contact = page.getByRole('heading', { name: 'Contact Us' });
    await footer.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about-us');
    await footer.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/about-us#contact');
    await expect(contact).toBeFocused();
    await expect(contact).toBeInViewport();

    await footer.getByRole('link', { name: 'Returns' }).click();
    await dialog.getByRole('link', { name: 'wishlist' }).click();
    await expect(page.getByRole('heading', { name: 'Wishlist Items' })).toBeFocused();
    await footer.getByRole('link', { name: 'Shipping & Delivery' }).click();
    await dialog.getByRole('link', { name: 'Contact' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/about-us#contact');
    await expect(contact).toBeFocused();
  });

  test('keeps focus within a text until it is closed', async ({ page, shop }) => {
    await page.goto('/about-us#returns');
    const dialog = page.getByRole('dialog', { name: 'Returns' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/about-us');
    await page.evaluate(() => scrollTo(0, 0));
    const home = await shop.mainLink('Home').boundingBox();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Returns' })).toBeFocused();
    await page.mouse.click((home?.x ?? 0) + 5, (home?.y ?? 0) + 5);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/about-us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).press('Enter');
    await expect(dialog).toHaveAccessibleDescription(/./u);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      // After the last element focus goes to the browser's controls, which the page sees as its body.
      expect(
        await dialog.evaluate(
          (element) => element.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/about-us');
  });

  test('closes a text by a press beside it', async ({ page }) => {
    await page.goto('/about-us');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Returns' });
    const dialog = page.getByRole('dialog', { name: 'Returns' });
    await link.click();
    await expect(dialog).toBeVisible();
    await page.mouse.move(5, 5);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await dialog.getByRole('paragraph').first().hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await dialog.getByRole('heading', { name: 'Returns' }).click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/about-us');
  });

  test('a hash that names nothing here changes nothing', async ({ page, shop }) => {
    for (const [index, hash] of ['#nothing', '#%E0%A4%A', '#__proto__', '#"><img src=x>'].entries()) {
      await page.goto(`/about-us?${index}${hash}`);
      await shop.chooseAppearance('dark');
      await expect(page.getByRole('heading', { name: 'Our Mission' }), hash).toBeVisible();
      await expect(page.getByRole('dialog'), hash).toBeHidden();
    }
  });

  test('has texts that keep the gadget whose details they are opened over', async ({ page, shop }) => {
    const b = gadget('b');
    await shop.open('/details', { sells: [gadget('a'), b], chosen: b });
    const dialog = page.getByRole('dialog', { name: 'Returns' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget b' })).toBeVisible();
  });
});
