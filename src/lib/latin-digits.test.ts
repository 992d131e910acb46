import { expect, it } from 'vitest';
import { latinDigits } from './latin-digits';

it('reads the digits of every script', () => {
  const written = Intl.supportedValuesOf('numberingSystem')
    .map((numberingSystem) =>
      new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9_876_543_210),
    )
    // The others, such as Roman numerals, have no digits.
    .filter((text) => /^\p{Nd}{10}$/u.test(text));
  expect(written.length).toBeGreaterThan(50);
  expect(new Set(written.map(latinDigits))).toEqual(new Set(['9876543210']));
});

it('reads the signs of Arabic and Persian, and changes nothing else', () => {
  expect(latinDigits('١٬٢٩٩٫٥٠ د.ك')).toBe('1299.50 د.ك');
  expect(latinDigits('iPhone 17 Pro, 1,299.50 €')).toBe('iPhone 17 Pro, 1,299.50 €');
});
