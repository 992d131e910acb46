import { moveWithUndo } from '../../features/undo/move-with-undo';
import { clearList, moveToCart, movableRows, saveForLater } from '../../shop/moves/moves';
import { wishlistRows } from '../../shop/selectors';
import type { SavedItem } from '../../shop/state';
import { shop } from '../../shop/store';
import { showToast } from '../../ui/toasts/toasts';

/** What stands on a row's or a list's button, and what it does. */
interface RowMove {
  readonly label: string;
  /** Not offered for what is no longer sold. */
  readonly soldOnly: boolean;
  readonly run: (item: SavedItem) => void;
}
interface ListMove {
  readonly label: string;
  readonly run: () => void;
}

/** What is said of a move of the whole wishlist: how much went, and how much stays because it is no longer sold. */
export function movedWords(moved: number, left: number): string {
  if (moved === 0) return 'Nothing on your wishlist is sold any longer';
  const words = moved === 1 ? 'Item Moved to Cart' : `${moved} Items Moved to Cart`;
  if (left === 0) return words;
  return left === 1
    ? `${words}. 1 is no longer sold and stays on your wishlist`
    : `${words}. ${left} are no longer sold and stay on your wishlist`;
}

function moveAllToCart(): void {
  const items = wishlistRows(shop.getState());
  const moved = movableRows(shop.getState(), items).length;
  const message = movedWords(moved, items.length - moved);
  if (moved === 0) void showToast(message, { isWarning: true });
  else moveWithUndo(moveToCart(items), message);
}

/** What each row of the cart offers besides its removal. */
export const cartRowMove: RowMove = {
  label: 'Save for later',
  soldOnly: false,
  run: (item) => moveWithUndo(saveForLater(item), 'Saved for later: it is on your wishlist'),
};

/** What each row of the wishlist offers besides its removal. */
export const wishlistRowMove: RowMove = {
  // Without the word "cart", which is the name of the toggle above.
  label: 'Ready to buy',
  soldOnly: true,
  run: (item) => moveWithUndo(moveToCart([item]), 'Item Moved to Cart'),
};

/** What the cart offers as a whole. */
export const cartMoves: readonly ListMove[] = [
  {
    label: 'Clear cart',
    run: () => moveWithUndo(clearList('cartItems'), 'Cart Cleared'),
  },
];

/** What the wishlist offers as a whole. */
export const wishlistMoves: readonly ListMove[] = [
  { label: 'Move all to cart', run: moveAllToCart },
  {
    label: 'Clear wishlist',
    run: () => moveWithUndo(clearList('wishlistItems'), 'Wishlist Cleared'),
  },
];
