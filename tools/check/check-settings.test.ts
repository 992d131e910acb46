import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '@shop/settings';
import { expect, it } from 'vitest';
import { checkSettings } from './check-settings';

const source = readFileSync(path.resolve(import.meta.dirname, '../../e2e/fixture/settings.ts'), 'utf8');
const lineOf = (text: string) => source.slice(0, source.indexOf(text)).split('\n').length;

/** The messages for settings with a change, as `LINE MESSAGE`. */
const said = (change: object) =>
  checkSettings({ ...settings, ...change }, source).faults.map(({ line, message }) => `${line} ${message}`);

it('takes what is good as it is', () => {
  expect(checkSettings(settings, source)).toEqual({ settings, faults: [] });
  expect(said({ address: '1 Main Street\nSpringfield' })).toEqual([]);
});

it('names the line and the mend of each setting that is wrong', () => {
  const [first] = settings.categories;
  for (const [change, key, message] of [
    [{ name: ' ' }, 'name:', 'name "" is empty.'],
    [{ name: undefined }, 'name:', 'name is missing.'],
    [{ tagline: 7 }, 'tagline:', 'tagline 7 is not a text.'],
    [{ email: 'hello at shop' }, 'email:', 'email "hello at shop" is not an e-mail address.'],
    [{ phone: 'call me' }, 'phone:', 'phone "call me" is not a phone number, such as +1 202 555 0100.'],
    [
      { siteOrigin: 'shop.example' },
      'siteOrigin:',
      'siteOrigin "shop.example" is not an address, such as https://shop.example.',
    ],
    [
      { language: 'English' },
      'language:',
      'language "English" is not a language tag, such as en-US or de-DE.',
    ],
    [{ locale: 'de_DE' }, 'locale:', 'locale "de_DE" is not a language tag, such as en-US or de-DE.'],
    [{ currency: '€' }, 'currency:', 'currency "€" is not a currency code, such as USD or EUR.'],
    [{ currency: 'eur' }, 'currency:', 'currency "eur" is not a currency code, such as USD or EUR.'],
    [{ groupThousands: 'yes' }, 'groupThousands:', 'groupThousands "yes" is neither true nor false.'],
    [{ product: { one: 'guitar', many: '' } }, 'many:', 'product.many "" is empty.'],
    [{ home: { ...settings.home, intro: '' } }, 'intro:', 'home.intro "" is empty.'],
    [{ categories: [] }, 'categories:', 'categories [] is empty: give at least one category.'],
    [{ categories: 'Guitars' }, 'categories:', 'categories "Guitars" is not a list.'],
    [
      { categories: [{ ...first, value: 'all' }] },
      "{ label: 'Laptops'",
      'categories.0.value "all" is the word for all categories: choose another.',
    ],
    [
      { categories: [first, { ...first, value: 'Other', drawing: '' }] },
      "{ label: 'Phones'",
      'categories.1.drawing "" is empty.',
    ],
    [{ otherDrawing: null }, 'otherDrawing:', 'otherDrawing null is not a text.'],
  ] as const)
    expect(said(change), message).toEqual([`${lineOf(key)} ${message}`]);
});

it('knows a mistyped setting, and one category that is named twice', () => {
  expect(said({ curency: 'EUR' })).toEqual([
    expect.stringMatching(/curency is not a setting\. Did you mean currency\?/u),
  ]);
  expect(said({ categories: [settings.categories[0], settings.categories[0]] })).toEqual([
    expect.stringMatching(/^\d+ categories .* has two entries with the same value\.$/u),
  ]);
});

it('says what is not a list of settings at all', () => {
  for (const input of [undefined, null, 'settings', 7])
    expect(checkSettings(input, '').faults, JSON.stringify(input)).toHaveLength(1);
});
