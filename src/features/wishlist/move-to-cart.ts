import { catalog } from '../../catalog/catalog';
import { moveToCart } from '../../store/cart-changes';
import { resolveItem } from '../../store/resolved-items';
import type { SavedItem } from '../../store/saved-items';
import { inStock } from '../../store/stock';
import { applyWithUndo } from '../../store/undo';
import { showToast, undoable } from '../../ui/toasts/toasts';

/** Returns how many: what cannot be bought stays. */
function moveSold(items: readonly SavedItem[]): number {
  const sold = items.map((item) => resolveItem(catalog.getState(), item)).filter(({ isSold }) => isSold);
  const products = inStock(sold.map(({ product }) => product));
  const moved = new Set<unknown>(products);
  moveToCart(
    sold.filter(({ product }) => moved.has(product)).map(({ item }) => item),
    products,
  );
  return products.length;
}

export function movedMessage(moved: number, left: number, reason = 'no longer sold'): string {
  if (moved === 0) return 'Nothing on your wishlist is available anymore';
  const message = moved === 1 ? 'Item Moved to Cart' : `${moved} Items Moved to Cart`;
  if (left === 0) return message;
  return left === 1
    ? `${message}. 1 is ${reason} and stays on your wishlist`
    : `${message}. ${left} are ${reason} and stay on your wishlist`;
}

const isGone = (item: SavedItem) => {
  const { isSold, product } = resolveItem(catalog.getState(), item);
  return !isSold && product.offer?.isSoldOut !== true;
};

export function moveWishes(items: readonly SavedItem[]): void {
  let moved = 0;
  const gone = items.filter(isGone).length;
  const undo = applyWithUndo(() => {
    moved = moveSold(items);
  });
  const left = items.length - moved;
  const message = movedMessage(moved, left, gone === left ? undefined : 'not available');
  if (moved === 0) showToast(message, { isWarning: true });
  else undoable(message, undo);
}
