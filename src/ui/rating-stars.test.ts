import { describe, expect, it } from 'vitest';
import { ratingAt, ratingByKey } from './rating-stars';

describe('ratingByKey', () => {
  it('accepts the digits from 1 to 5, and ignores other keys', () => {
    for (const digit of ['1', '2', '3', '4', '5']) expect(ratingByKey(digit, 0), digit).toBe(Number(digit));
    for (const key of ['0', '6', '12', 'a', 'Enter', 'Tab', '']) {
      expect(ratingByKey(key, 3), key).toBeUndefined();
    }
  });

  it('steps by a half within 0 and 5, and jumps to either', () => {
    expect(ratingByKey('ArrowRight', 3.5)).toBe(4);
    expect(ratingByKey('ArrowUp', 5)).toBe(5);
    expect(ratingByKey('ArrowLeft', 0.5)).toBe(0);
    expect(ratingByKey('ArrowDown', 0)).toBe(0);
    expect(ratingByKey('Home', 3.5)).toBe(0);
    expect(ratingByKey('End', 3.5)).toBe(5);
  });
});

describe('ratingAt', () => {
  it('counts every started half star', () => {
    expect([-4, 0, 1, 15, 16, 30, 31, 149, 400].map(ratingAt)).toEqual([0.5, 0.5, 0.5, 0.5, 1, 1, 1.5, 5, 5]);
  });
});
