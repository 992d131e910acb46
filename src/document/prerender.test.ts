import { expect, it } from 'vitest';
import { settings } from '@shop/settings';
import { prerenderPages } from './prerender';
import { oddProducts } from '../test/products';

it('writes each page under its file, title, address and description', async () => {
  const pages = await prerenderPages(oddProducts, new URL('https://shop.example/shop/'));
  const { name, tagline } = settings;
  expect(pages.map(({ file, title, path, description }) => [file, path, title, description])).toEqual([
    [
      'index.html',
      '/',
      `${name} | Home`,
      `${name}: laptops, phones, watches and accessories, described in plain words. ${tagline}`,
    ],
    [
      'statistics.html',
      '/statistics',
      `${name} | Stats`,
      `Prices and ratings of every gadget at ${name}, in one chart.`,
    ],
    [
      'dashboard.html',
      '/dashboard',
      `${name} | Dashboard`,
      `Your cart and your wishlist at ${name}, kept on this device.`,
    ],
    [
      'about-us.html',
      '/about-us',
      `${name} | About Us`,
      `Who is behind ${name}, what we stand for, and how to reach us.`,
    ],
    [
      'details.html',
      '/details',
      `${name} | Product Details`,
      `Picture, price, specifications and rating of any gadget at ${name}.`,
    ],
    ['404.html', undefined, `${name} | Not Found`, `There is no such page at ${name}.`],
  ]);
});
