/** What is said of a move of the whole wishlist: how many items went, and how many stay because they are no longer sold. */
export function movedMessage(moved: number, left: number): string {
  if (moved === 0) return 'Nothing on your wishlist is sold any longer';
  const message = moved === 1 ? 'Item Moved to Cart' : `${moved} Items Moved to Cart`;
  if (left === 0) return message;
  return left === 1
    ? `${message}. 1 is no longer sold and stays on your wishlist`
    : `${message}. ${left} are no longer sold and stay on your wishlist`;
}
