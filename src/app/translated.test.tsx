// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixture, violetPhone } from '../../e2e/support/catalog';
import { eventually, findButton, openShop, press } from '../test/shop';

const stock = fixture.slice(0, 4);

/** Replaces each text node as it appears, as browsers' translators do. */
const translator = new MutationObserver(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) texts.push(node);
  for (const text of texts) {
    if (text.parentElement?.closest('font, textarea') !== null || text.data.trim() === '') continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
});

beforeEach(() => translator.observe(document.body, { childList: true, subtree: true }));
afterEach(() => translator.disconnect());

const fail = () => new Response('', { status: 500 });

/** States that no page is prerendered in; e2e/translated.spec.ts has the others. */
const states = [
  { at: '/?q=pro&category=Laptops', shows: /for “pro” in/u },
  { at: '/?q=zzzzzz', shows: /^No gadgets for/u },
  { at: '/', sells: fail, shows: /^We could not load/u },
  { at: '/#compare', compared: stock, shows: /side by side/u },
  { at: '/#compare', shows: /^ ?No gadgets chosen yet/u },
  { at: '/dashboard#cart=violet-phone,amber-headphones,violet-phone,gone', shows: /left out/u },
  { at: '/details#pictures', chosen: violetPhone, shows: /^Pictures of/u },
  { at: '/details', shows: /^No gadget chosen yet/u },
  { at: '/details', sells: fail, shows: /^We could not load/u },
  { at: '/dashboard?tab=wishlist', wishlist: stock, shows: /^Wishlist Items/u },
  { at: '/dashboard', cart: stock, opens: 'Purchase', shows: /^Thanks for purchasing/u },
  { at: '/dashboard', cart: stock.slice(0, 1), opens: 'Remove', shows: /^Your cart is empty/u },
  { at: '/about-us#order-tracking', orders: [stock], opens: 'Clear all', shows: /^Order history cleared/u },
  { at: '/statistics', opens: 'Show as table', shows: /^Violet Phone/u },
  { at: '/statistics?category=Phones&price=-1', shows: /^No gadget matches/u },
  { at: '/dashboard#returns', shows: /^Returns$/u },
];

it.each(states)('A translated page is the same shop: $at, $shows', async ({ at, opens, shows, ...visit }) => {
  await openShop(at, { sells: fixture, ...visit });
  if (opens !== undefined) await press(opens);
  await eventually(() => screen.queryAllByText(shows).length).toBeGreaterThan(0);
  await eventually(() => document.querySelectorAll('header font, dialog font').length).toBeGreaterThan(0);
  expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
  // React would go on with a text beside a sibling that is no longer in the page.
  const apart = [...document.querySelectorAll('font:not(:only-child)')].filter(({ firstElementChild }) =>
    firstElementChild?.matches('font'),
  );
  expect(apart.map(({ parentElement }) => parentElement?.textContent)).toEqual([]);
  expect(await findButton('Search')).toBeDefined();
});
