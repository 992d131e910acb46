import { expect, it } from 'vitest';
import { movedWords } from './list-moves';

it('says how many rows moved, and why some stay', () => {
  for (const [moved, left, words] of [
    [1, 0, 'Item Moved to Cart'],
    [3, 0, '3 Items Moved to Cart'],
    [2, 1, '2 Items Moved to Cart. 1 is no longer sold and stays on your wishlist'],
    [1, 2, 'Item Moved to Cart. 2 are no longer sold and stay on your wishlist'],
    [0, 2, 'Nothing on your wishlist is sold any longer'],
  ] as const) {
    expect(movedWords(moved, left)).toBe(words);
  }
});
