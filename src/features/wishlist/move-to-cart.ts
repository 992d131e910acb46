import { catalog } from '../../catalog/catalog';
import { moveToCart } from '../../store/moves';
import { resolveItem } from '../../store/resolved-items';
import type { SavedItem } from '../../store/saved-items';
import { applyWithUndo } from '../../store/undo';
import { showToast, undoable } from '../../ui/toasts/toasts';

/** Returns how many: what is no longer sold stays. */
function moveSold(items: readonly SavedItem[]): number {
  const sold = items.map((item) => resolveItem(catalog.getState(), item)).filter(({ isSold }) => isSold);
  moveToCart(
    sold.map(({ item }) => item),
    sold.map(({ product }) => product),
  );
  return sold.length;
}

export function movedMessage(moved: number, left: number): string {
  if (moved === 0) return 'Nothing on your wishlist is available anymore';
  const message = moved === 1 ? 'Item Moved to Cart' : `${moved} Items Moved to Cart`;
  if (left === 0) return message;
  return left === 1
    ? `${message}. 1 is no longer sold and stays on your wishlist`
    : `${message}. ${left} are no longer sold and stay on your wishlist`;
}

export function moveWishes(items: readonly SavedItem[]): void {
  let moved = 0;
  const undo = applyWithUndo(() => {
    moved = moveSold(items);
  });
  const message = movedMessage(moved, items.length - moved);
  if (moved === 0) showToast(message, { isWarning: true });
  else undoable(message, undo);
}
