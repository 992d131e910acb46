import { expect, failedResource, test } from './support/test';

const screens = ['/', '/statistics', '/dashboard', '/about-us', '/details', '/no-such-page'] as const;

test.describe('Every screen', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the header is purple on / and grey elsewhere, ${colorScheme}`, async ({ page, consoleGuard }) => {
      consoleGuard.expectComplaint(failedResource);
      await page.emulateMedia({ colorScheme });
      for (const path of screens) {
        await page.goto(path);
        const { red, green, blue } = await page.getByRole('banner').evaluate((header) => {
          const canvas = document.createElement('canvas').getContext('2d');
          if (!canvas) throw new Error('no canvas');
          canvas.fillStyle = getComputedStyle(header).backgroundColor;
          canvas.fillRect(0, 0, 1, 1);
          const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
          return { red: r, green: g, blue: b };
        });
        const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
        if (path === '/') {
          expect(blue, 'purple is blue').toBeGreaterThan(red);
          expect(red, 'with red').toBeGreaterThan(green + 15);
        } else {
          expect(spread, `grey at ${path}`).toBeLessThan(12);
        }
      }
    });
  }
});
