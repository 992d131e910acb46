import path from 'node:path';
import { settings } from '@shop/settings';
import { expect, it } from 'vitest';
import { installHead, webManifest } from './web-manifest';

const shop = {
  folder: path.resolve(import.meta.dirname, '../e2e/fixture'),
  settings,
  categories: [],
  synonyms: [],
  notes: [],
};

it('the app and the browser’s bar have the colors of the theme', () => {
  expect(JSON.parse(webManifest(shop))).toMatchObject({
    name: 'Ultraviolet',
    lang: 'en-US',
    theme_color: '#e4e3e7',
    background_color: '#fbfbfd',
  });
  expect(installHead('/shop/', shop).filter((element) => element.includes('theme-color'))).toEqual([
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#e4e3e7">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#2b2a2e">',
  ]);
});
