import { describe, expect, it } from 'vitest';
import { valueByKey } from './slider-keys';

describe('valueByKey', () => {
  it('leads by one, by a page or to an end, and nowhere by another key', () => {
    for (const [key, value] of [
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
    ] as const) {
      expect(valueByKey(key, { value: 20, max: 53, page: 10 }), key).toBe(value);
    }
  });

  it('stops at the ends', () => {
    expect(valueByKey('PageUp', { value: 50, max: 53, page: 10 })).toBe(53);
    expect(valueByKey('ArrowLeft', { value: 0, max: 53, page: 10 })).toBe(0);
  });
});
