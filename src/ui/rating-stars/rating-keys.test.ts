import { describe, expect, it } from 'vitest';
import { ratingAt, ratingByKey } from './rating-keys';

describe('ratingByKey', () => {
  it.each(['1', '2', '3', '4', '5'])('takes the digit %s', (digit) => {
    expect(ratingByKey(digit, 0)).toBe(Number(digit));
  });

  it.each(['0', '6', '12', 'a', 'Enter', 'Tab', ''])('leaves the key "%s" alone', (key) => {
    expect(ratingByKey(key, 3)).toBeUndefined();
  });

  it('steps by a half within 0 and 5', () => {
    expect(ratingByKey('ArrowRight', 3.5)).toBe(4);
    expect(ratingByKey('ArrowUp', 5)).toBe(5);
    expect(ratingByKey('ArrowLeft', 0.5)).toBe(0);
    expect(ratingByKey('ArrowDown', 0)).toBe(0);
  });
});

describe('ratingAt', () => {
  it('counts every started half star', () => {
    expect([-4, 0, 1, 15, 16, 30, 31, 149, 400].map(ratingAt)).toEqual([0.5, 0.5, 0.5, 0.5, 1, 1, 1.5, 5, 5]);
  });
});
