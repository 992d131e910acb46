import { expect, it } from 'vitest';
import { tokenColours } from './theme-colours';

it('reads both looks of a token, and says which one is missing', () => {
  const tokens = ':root { --bar: light-dark(#ffffff, #000000); --text: #000000; }';
  expect(tokenColours(tokens, 'bar')).toEqual({ light: '#ffffff', dark: '#000000' });
  expect(() => tokenColours(tokens, 'text')).toThrow('--text');
});
