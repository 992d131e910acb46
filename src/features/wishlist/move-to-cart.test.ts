import { expect, it } from 'vitest';
import { movedMessage } from './move-to-cart';

it('says how many items were moved, and how many stay', () => {
  for (const [moved, left, message] of [
    [1, 0, 'Item Moved to Cart'],
    [3, 0, '3 Items Moved to Cart'],
    [1, 1, 'Item Moved to Cart. 1 is no longer sold and stays on your wishlist'],
    [2, 4, '2 Items Moved to Cart. 4 are no longer sold and stay on your wishlist'],
    [0, 2, 'Nothing on your wishlist is available anymore'],
  ] as const)
    expect(movedMessage(moved, left)).toBe(message);
});
