import { once } from 'node:events';
import { createServer } from 'node:http';
import { distOf } from '../scripts/builds';
import { createShopServer } from '../scripts/shop-server';
import { expect, test } from './support/test';

/** One domain with the test shop at its root and the guitars in a folder. */
async function startDomain() {
  const root = createShopServer(distOf('fixture'));
  const guitars = createShopServer(distOf('guitars'), '/guitars/');
  const server = createServer((request, response) => {
    const shop = request.url?.startsWith('/guitars/') === true ? guitars : root;
    shop.emit('request', request, response);
  });
  await once(server.listen(0), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://localhost:${port}`, server };
}

test('Two shops of one domain have a cart, a wishlist and an appearance each', async ({ page, shop }) => {
  const { origin, server } = await startDomain();
  await shop.open(`${origin}/`);
  await shop.chooseAppearance('dark');
  await shop.openDetails('Violet Phone');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByRole('button', { name: 'Add to wishlist', exact: true }).click();
  await expect(shop.cartLink).toHaveText('1');

  await shop.open(`${origin}/guitars/`);
  await expect(page).toHaveTitle(/Saitenhof/u);
  await expect(shop.cartLink).toHaveText('0');
  await expect(shop.wishlistLink).toHaveText('0');
  await expect(page.getByRole('combobox', { name: 'Appearance' })).toHaveValue('system');

  await shop.open(`${origin}/dashboard`);
  await expect(shop.cartLink).toHaveText('1');
  await expect(shop.rows.getByRole('heading')).toHaveText(['Violet Phone']);
  server.closeAllConnections();
  server.close();
});
