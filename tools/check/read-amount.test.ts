import { expect, it } from 'vitest';
import { readAmount } from './read-amount';

it('reads amounts with comma or point, and no others', () => {
  for (const [text, amount] of [
    ['1299', 1299],
    ['1.299,00', 1299],
    ['1,299.00', 1299],
    ['1 299,5', 1299.5],
    ["CHF 1'299.95", 1299.95],
    ['1.299', 1299],
    ['1,299,000', 1_299_000],
    ['12.345', 12_345],
    ['99 €', 99],
    ['$0.99', 0.99],
    ['-5', -5],
    ['', undefined],
    ['free', undefined],
    ['12 x 3', undefined],
    ['1.2.3', undefined],
    ['1e3', undefined],
    ['0.129', undefined],
    ['1299.000', undefined],
  ] as const) {
    expect(readAmount(text), text).toBe(amount);
  }
});
