import { useStore } from 'zustand';
import { catalog } from '../../catalog/catalog';
import { moveToCart } from '../../store/moves';
import { resolveItem } from '../../store/resolved-items';
import type { SavedItem } from '../../store/saved-items';
import { applyWithUndo } from '../../store/undo';
import { removeFromWishlist, wishlist } from '../../store/wishlist';
import { showToast, showUndoToast } from '../../ui/toasts/toasts';
import { ListView, type ViewProps } from './list-view';
import { many } from '../../lib/words';

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

function moveOne(item: SavedItem): void {
  const undo = applyWithUndo(() => moveSold([item]));
  void showUndoToast('Item Moved to Cart', undo);
}

function moveAll(): void {
  const items = wishlist.getState();
  let moved = 0;
  const undo = applyWithUndo(() => {
    moved = moveSold(items);
  });
  const message = movedMessage(moved, items.length - moved);
  if (moved === 0) void showToast(message, { isWarning: true });
  else void showUndoToast(message, undo);
}

function remove(item: SavedItem): void {
  const undo = applyWithUndo(() => removeFromWishlist([item]));
  void showUndoToast('Item Removed from Wishlist', undo);
}

function clear(): void {
  const undo = applyWithUndo(() => wishlist.change(() => []));
  void showUndoToast('Wishlist Cleared', undo);
}

// Without the word "cart", which is the name of the toggle above.
const rowAction = {
  label: 'Ready to buy',
  icon: 'cart',
  hint: 'Moves it to your cart',
  soldOnly: true,
  run: moveOne,
} as const;
const listActions = [
  { label: 'Move all to cart', run: moveAll },
  { label: 'Clear wishlist', run: clear },
];

export function WishlistView(props: ViewProps) {
  return (
    <ListView
      {...props}
      list="wishlist"
      title="Wishlist Items"
      items={useStore(wishlist)}
      removeIcon="heart"
      rowAction={rowAction}
      onRemove={remove}
      listActions={listActions}
      drawing="images/empty-wishlist.svg"
      emptyText={`Your wishlist is empty. Save the ${many} you like here until you’re ready to buy.`}
    />
  );
}
