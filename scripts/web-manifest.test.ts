import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { settings } from '../shop/settings';

it('the theme colors are those of the tokens', () => {
  const { barLight, barDark, groundLight } = settings.themeColors;
  const tokens = readFileSync(path.resolve(import.meta.dirname, '../src/styles/tokens.css'), 'utf8');
  expect(tokens).toContain(`--bar: light-dark(${barLight}, ${barDark});`);
  expect(tokens).toContain(`--ground: light-dark(${groundLight}, `);
});
