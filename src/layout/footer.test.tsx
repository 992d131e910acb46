// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gadget } from '../../e2e/support/catalog';
import {
  address,
  dialog,
  dialogs,
  eventually,
  focused,
  follow,
  goBack,
  openShop,
  pressEscape,
  reload,
  texts,
  title,
} from '../test/shop';

const support = ['support@ultraviolet.example', 'mailto:support@ultraviolet.example'] as const;

/** Each text's item, hash and links. */
const helpTexts = [
  ['Product Support', 'product-support', [support, ['+1 202 555 0100', 'tel:+12025550100']]],
  ['Order Tracking', 'order-tracking', [['cart', '/dashboard']]],
  ['Shipping & Delivery', 'shipping', [['Contact', '/about-us#contact']]],
  ['Returns', 'returns', [['wishlist', '/dashboard?tab=wishlist']]],
  ['Careers', 'careers', [support]],
  ['Terms of Service', 'terms', [support]],
  ['Privacy Policy', 'privacy', [support]],
  ['Cookie Policy', 'cookies', [support]],
] as const;

const footer = () => screen.getByRole('contentinfo');

describe('The footer', () => {
  it('has three columns of texts, each with a way on', async () => {
    await openShop('/?category=Laptops');
    for (const [name, items] of [
      ['Services', ['Product Support', 'Order Tracking', 'Shipping & Delivery', 'Returns']],
      ['Company', ['About Us', 'Careers', 'Contact']],
      ['Legal', ['Terms of Service', 'Privacy Policy', 'Cookie Policy']],
    ] as const) {
      within(footer()).getByRole('heading', { name });
      const column = within(footer()).getByRole('navigation', { name });
      expect(texts(within(column).getAllByRole('link'))).toEqual(items);
    }
    for (const [item, hash, ways] of helpTexts) {
      await follow(item, footer());
      const help = await dialog(item);
      expect(within(help).getAllByRole('paragraph')[0]?.textContent).not.toBe('');
      expect(address()).toBe(`/?category=Laptops#${hash}`);
      for (const [name, href] of ways)
        expect(within(help).getByRole('link', { name }).getAttribute('href')).toBe(href);
      await goBack();
      await eventually(dialogs).toEqual([]);
      expect(address()).toBe('/?category=Laptops');
      await eventually(focused).toBe(item);
    }
  });

  it('leads to About Us, to Contact, and on from its texts', async () => {
    await openShop('/');
    await follow('About Us', footer());
    await eventually(title).toBe('About Us');
    await follow('Contact', footer());
    await eventually(focused).toBe('Contact Us');
    expect(address()).toBe('/about-us#contact');
    await follow('Returns', footer());
    await follow('wishlist', await dialog('Returns'));
    await eventually(focused).toBe('Wishlist Items');
    await follow('Shipping & Delivery', footer());
    await follow('Contact', await dialog('Shipping & Delivery'));
    await eventually(focused).toBe('Contact Us');
    expect(dialogs()).toEqual([]);
    expect(address()).toBe('/about-us#contact');
  });

  it('has texts that keep the gadget whose details they are opened over', async () => {
    const b = gadget('b');
    await openShop('/details', { sells: [gadget('a'), b], chosen: b });
    await follow('Returns', footer());
    await dialog('Returns');
    await reload();
    await dialog('Returns');
    await pressEscape();
    await eventually(dialogs).toEqual([]);
    expect(title()).toBe('Gadget b');
  });

  it.each(['#nothing', '#%E0%A4%A', '#__proto__', '#"><img src=x>'])('has no text at %s', async (hash) => {
    await openShop(`/about-us${hash}`);
    await screen.findByRole('heading', { name: 'Our Mission' });
    expect(dialogs()).toEqual([]);
    await follow('Returns', footer());
    await dialog('Returns');
  });
});
