import { describe, expect, it } from 'vitest';
import { currencySymbol, formatCents, formatPrice, formatTenths, moneyFor } from './format';
import {
  compareNames,
  csvSeparator,
  formatAmount,
  formatPlain,
  normalizeAmount,
  notationFor,
} from './notation';

const formatsFor = (shop: Parameters<typeof moneyFor>[0] & Parameters<typeof notationFor>[0]) => ({
  ...moneyFor(shop),
  ...notationFor(shop),
});

describe('formatting', () => {
  it('writes a fraction with two digits, and none where there is none', () => {
    expect([0, 5, 30, 2450, 129900, 129930].map(formatCents)).toEqual([
      '$0',
      '$0.05',
      '$0.30',
      '$24.50',
      '$1299',
      '$1299.30',
    ]);
  });

  it('writes a price in dollars, rounded to cents', () => {
    expect([1299, 24.99, 24.5].map(formatPrice)).toEqual(['$1299', '$24.99', '$24.50']);
    expect([10.456, 0.0001, 0.1 + 0.2, 99.99999].map(formatPrice)).toEqual([
      '$10.456',
      '$0.0001',
      '$0.30',
      '$100',
    ]);
    expect(formatCents(1045.6)).toBe('$10.456');
  });
});

it('is written as in the United States, as the specification asks', () => {
  expect(currencySymbol()).toBe('$');
  expect(['Book 10', 'book 9', 'Ähre', 'Zebra'].toSorted(compareNames)).toEqual([
    'Ähre',
    'book 9',
    'Book 10',
    'Zebra',
  ]);
});

it('is written with the decimals of its currency', () => {
  const kuwaiti = moneyFor({ locale: 'en-KW', currency: 'KWD', groupThousands: true });
  expect([12.5, 4.125, 5].map(kuwaiti.formatPrice)).toEqual([
    'KWD\u00A012.500',
    'KWD\u00A04.125',
    'KWD\u00A05',
  ]);
  expect(kuwaiti.formatCents(412.5)).toBe('KWD\u00A04.125');
});

it('is written and read as in Germany where the shop says so', () => {
  const german = formatsFor({ language: 'en-GB', locale: 'de-DE', currency: 'EUR', groupThousands: true });
  expect([1299, 1299.5].map(german.formatPrice)).toEqual(['1.299\u00A0€', '1.299,50\u00A0€']);
  expect(german.currencySymbol()).toBe('€');
  expect(german.formatPlain(1299.5)).toBe('1299,5');
  expect(german.csvSeparator()).toBe(';');
  expect(german.formatTime(new Date(2026, 10, 22, 17, 5), 'long')).toBe('22 November 2026 at 17:05');
  expect(['1.299,50 €', '12.50', '12,5', '1.299'].map(german.normalizeAmount)).toEqual([
    '1299.50',
    '12.50',
    '12.5',
    '1299',
  ]);
});

it('writes spreadsheets and fields in Latin digits, where prices have others', () => {
  const egyptian = formatsFor({ language: 'en', locale: 'ar-EG', currency: 'EGP', groupThousands: true });
  expect(egyptian.formatPrice(1299.5)).toContain('١٬٢٩٩٫٥٠');
  expect([egyptian.formatAmount(1299.5), egyptian.formatPlain(4.25)]).toEqual(['1299.50', '4.25']);
  expect(egyptian.normalizeAmount(egyptian.formatPlain(1299.5))).toBe('1299.5');
  expect(egyptian.csvSeparator()).toBe(',');
});

it('writes numbers for a spreadsheet and a rating with as many digits as they need', () => {
  expect([1299, 1299.5, 10.456].map(formatAmount)).toEqual(['1299', '1299.50', '10.456']);
  expect([4, 4.25, 1234.5].map(formatTenths)).toEqual(['4.0', '4.3', '1,234.5']);
  expect([1234.5678, 0.123_456_7].map(formatPlain)).toEqual(['1234.5678', '0.1234567']);
  expect(csvSeparator()).toBe(',');
});

it('reads an amount as people type it', () => {
  expect(['$1,299.50', '99.99', '12,50', '1 299', 'x'].map(normalizeAmount)).toEqual([
    '1299.50',
    '99.99',
    '12.50',
    '1299',
    'x',
  ]);
});
