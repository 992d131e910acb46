// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fixture, gadget, violetPhone } from '../../e2e/support/catalog';
import {
  address,
  count,
  dialog,
  dialogs,
  eventually,
  follow,
  goBack,
  goForward,
  goToPage,
  openShop,
  press,
  pressEscape,
  reload,
} from '../test/shop';

interface Row {
  name: string;
  path: string;
  hash: string;
  title: RegExp;
  /** Presses the button that opens it; a list from a link has none. */
  open?: () => Promise<void>;
}

/** Filters, pictures and 3D models need a size: e2e/overlays.spec.ts. */
const overlays: readonly Row[] = [
  {
    name: 'a text of the footer',
    path: '/about-us',
    hash: '#returns',
    title: /^Returns$/u,
    open: async () => follow('Returns'),
  },
  {
    name: 'the comparison',
    path: '/',
    hash: '#compare',
    title: /^Compare gadgets$/u,
    open: async () => press('Compare', { in: await screen.findByRole('region', { name: 'Comparison' }) }),
  },
  { name: 'a cart from a link', path: '/', hash: '#cart=a,b', title: /to your cart\?$/u },
  { name: 'a wishlist from a link', path: '/statistics', hash: '#wishlist=a', title: /your wishlist\?$/u },
  { name: 'a comparison from a link', path: '/dashboard', hash: '#compare=a,b', title: /^Compare these/u },
  { name: 'a comparison over details', path: '/details', hash: '#compare=a,b', title: /^Compare these/u },
];

const visit = {
  sells: [...fixture, gadget('a'), gadget('b')],
  chosen: violetPhone,
  compared: fixture.slice(0, 2),
};

async function isOpen(title: RegExp): Promise<void> {
  await dialog(title);
  expect(dialogs()).toHaveLength(1);
}

const isClosed = async (): Promise<void> => eventually(dialogs).toEqual([]);

it.each(overlays)('An address opens $name, and Back and reload find it', async ({ path, hash, title }) => {
  await openShop('/about-us?before', visit);
  await goToPage(path + hash);
  await isOpen(title);
  location.hash = '#shipping';
  await isOpen(/^Shipping/u);
  await goBack();
  await isOpen(title);
  await reload();
  await isOpen(title);
  await pressEscape();
  await isClosed();
  await eventually(address).toBe(path);
});

const opened = overlays.flatMap(({ open, ...row }) => (open ? [{ ...row, open }] : []));

it.each(opened)('A press opens $name, and Back, Forward and reload find it', async (row) => {
  const { path, hash, title, open } = row;
  await openShop(path, visit);
  await open();
  await isOpen(title);
  expect(address()).toBe(path + hash);
  await goBack();
  await isClosed();
  await eventually(address).toBe(path);
  await goForward();
  await isOpen(title);
  await reload();
  await isOpen(title);
  await pressEscape();
  await isClosed();
  await eventually(address).toBe(path);
  await goForward();
  await isOpen(title);
});

it('A hash that nobody knows opens nothing, and stays', async () => {
  for (const path of ['/', '/details', '/dashboard', '/statistics', '/about-us'])
    for (const hash of ['#nothing', '#cart', '#returns=a', '#product', '#%']) {
      await openShop(path + hash);
      expect(count('Cart')).toBe('0');
      expect(dialogs()).toEqual([]);
      expect(location.hash).toBe(hash);
    }
});
