import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOrderNumber, orderNumber } from './order-number';

const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 });

it('is the same for the same items in any order, and readable', () => {
  fc.assert(
    fc.property(ids, (items) => {
      const number = orderNumber(items);
      expect(number).toMatch(/^(?:[\dA-HJKMNP-TV-Z]{4}-?){3}$/u);
      expect(number).toHaveLength(14);
      expect(orderNumber(items.toReversed())).toBe(number);
      expect(isOrderNumber(number)).toBe(true);
      expect(orderNumber([...items, 'one more'])).not.toBe(number);
    }),
  );
});

it('tells each digit that was read wrong', () => {
  const number = orderNumber(['a']);
  for (const [index, digit] of number.replaceAll('-', '').split('').entries())
    for (const other of '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.replace(digit, '')) {
      const digits = number.replaceAll('-', '');
      expect(isOrderNumber(digits.slice(0, index) + other + digits.slice(index + 1))).toBe(false);
    }
  expect(isOrderNumber('')).toBe(false);
});

it('differs for 100,000 carts', () => {
  const numbers = Array.from({ length: 100_000 }, (_, index) => orderNumber([index.toString(36)]));
  expect(new Set(numbers).size).toBe(numbers.length);
});
