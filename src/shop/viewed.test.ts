import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearViewed, noteViewed, viewed } from './viewed';

beforeEach(clearViewed);

describe('what was viewed', () => {
  it('is the last twelve, the latest first, each once', () => {
    for (let number = 1; number <= 15; number += 1) noteViewed(`p${number}`);
    noteViewed('p10');
    expect(viewed.getState()).toHaveLength(12);
    expect(viewed.getState().slice(0, 3)).toEqual(['p10', 'p15', 'p14']);
  });

  it('is back on the next visit, and gone once cleared', () => {
    noteViewed('a');
    viewed.setState([], true);
    viewed.keep();
    expect(viewed.getState()).toEqual(['a']);
    clearViewed();
    viewed.keep();
    expect(viewed.getState()).toEqual([]);
  });

  it('is read from whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        localStorage.setItem('ultraviolet-viewed', text);
        viewed.keep();
        expect(viewed.getState().every((id) => typeof id === 'string')).toBe(true);
        expect(viewed.getState().length).toBeLessThanOrEqual(12);
      }),
    );
  });
});
