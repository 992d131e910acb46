import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '@shop/settings';
import { expect, it } from 'vitest';
import type { Checkout } from '../../src/lib/shop';
import { checkoutNotes, simulatedTexts } from './check-checkout';
import { checkSettings } from './check-settings';

const source = readFileSync(path.resolve(import.meta.dirname, '../../e2e/fixture/settings.ts'), 'utf8');

const checkout: Checkout = {
  send: { service: 'own', url: 'https://orders.example/orders' },
  fields: { phone: 'optional', address: 'required', note: 'none' },
  shipping: [
    { label: 'Colissimo', price: 5.9, freeFrom: 50, countries: ['FR', 'BE'] },
    { label: 'Pick up in the shop', price: 0, pickUp: true },
  ],
};

const said = (change: object) =>
  checkSettings({ ...settings, checkout: { ...checkout, ...change } }, source)
    .faults.map(({ message }) => message)
    .join(' ');

it('takes every way of sending orders', () => {
  for (const send of [
    { service: 'own', url: 'http://localhost:8787/orders' },
    { service: 'formspree', url: 'https://formspree.io/f/abc' },
    { service: 'web3forms', url: 'https://api.web3forms.com/submit', key: '0000' },
    { by: 'email' },
    { by: 'whatsapp', number: '33612345678' },
  ])
    expect(
      said({ send, taxNote: 'VAT included', button: 'Buy', payment: { url: 'https://a.example/b' } }),
    ).toBe('');
});

it('refuses settings with which no order would arrive', () => {
  for (const [change, message] of [
    [{ send: undefined }, 'checkout.send is missing'],
    [{ send: { service: 'own', url: 'http://orders.example' } }, 'is not an address such as'],
    [{ send: { service: 'own', url: 'http://localhost.example' } }, 'is not an address such as'],
    [{ send: { service: 'web3forms', url: 'https://api.web3forms.com/submit' } }, 'is no way to send orders'],
    [{ send: { by: 'fax' } }, 'is no way to send orders'],
    [{ send: { by: 'whatsapp', number: '+33 6 12' } }, 'is not digits alone'],
    [{ fields: { phone: 'yes', address: 'none', note: 'none' } }, 'is none of required, optional, none'],
    [{ shipping: [] }, 'give at least one way'],
    [{ shipping: [{ label: 'Post', price: -1 }] }, 'is below 0'],
    [{ shipping: [{ label: 'Post', price: 1, countries: ['France'] }] }, 'is not a country code such as FR'],
    [{ payment: { url: 'javascript:alert(1)' } }, 'is not an address such as'],
    [{ buttons: 'Buy' }, 'checkout.buttons is not a setting'],
  ] as const)
    expect(said(change), JSON.stringify(change)).toContain(message);
});

it('finds texts that still speak of a simulation, in several languages', () => {
  const texts = new Map<string, unknown>([
    ['help.ts terms', ['Purchases are simulated.']],
    ['help.ts privacy', ['Der Kauf ist simuliert.']],
    ['about-us.ts', { mission: 'L’achat est simulé.' }],
    ['help.ts returns', ['A similar text.']],
  ]);
  expect(simulatedTexts(texts).map((problem) => problem.split(' still ')[0])).toEqual([
    'help.ts terms',
    'help.ts privacy',
    'about-us.ts',
  ]);
});

it('remarks on an endpoint for trying out, and on orders that nobody acknowledges', () => {
  expect(checkoutNotes({ ...checkout, acknowledges: true })).toEqual([]);
  expect(checkoutNotes(checkout)).toEqual([expect.stringContaining('no mail about their order')]);
  expect(checkoutNotes({ ...checkout, send: { by: 'email' } })).toEqual([]);
  const send = { service: 'own', url: 'http://localhost:8787/orders' } as const;
  expect(checkoutNotes({ ...checkout, send, acknowledges: true })).toEqual([
    'checkout: http://localhost:8787/orders is for trying out only.',
  ]);
});
