import { expect, it } from 'vitest';
import { oklchToHex, tokenColours } from './theme-colours';

it.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(0.62796 0.25768 29.234)', '#ff0000'],
  ['oklch(0.86644 0.29483 142.495)', '#00ff00'],
  ['oklch(0.45201 0.31321 264.052)', '#0000ff'],
])('writes %s as %s', (colour, hex) => {
  expect(oklchToHex(colour)).toBe(hex);
});

it('reads both looks of a token, and says which one is missing', () => {
  const tokens = ':root { --bar: light-dark(oklch(1 0 0), oklch(0 0 0)); --text: oklch(0 0 0); }';
  expect(tokenColours(tokens, 'bar')).toEqual({ light: '#ffffff', dark: '#000000' });
  expect(() => tokenColours(tokens, 'text')).toThrow('--text');
});
