import { describe, expect, it } from 'vitest';
import { valueByKey } from './slider-keys';

describe('valueByKey', () => {
  it.each([
    ['ArrowRight', 21],
    ['ArrowUp', 21],
    ['ArrowLeft', 19],
    ['ArrowDown', 19],
    ['PageUp', 30],
    ['PageDown', 10],
    ['Home', 0],
    ['End', 53],
    ['a', undefined],
    ['constructor', undefined],
  ])('leads with %s to %s', (key, value) => {
    expect(valueByKey(key, { value: 20, max: 53, page: 10 })).toBe(value);
  });

  it('stops at the ends', () => {
    expect(valueByKey('PageUp', { value: 50, max: 53, page: 10 })).toBe(53);
    expect(valueByKey('ArrowLeft', { value: 0, max: 53, page: 10 })).toBe(0);
  });
});
