// @vitest-environment jsdom
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
});
