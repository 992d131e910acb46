import type { ListName, SavedItem } from '../../shop/state';
import { shop } from '../../shop/store';
import { showToast } from '../../ui/toasts/toasts';

const listNames = { cartItems: 'Cart', wishlistItems: 'Wishlist' } as const;

/** Takes a row out, and offers the way back for as long as the toast stays. */
export function removeWithUndo(list: ListName, item: SavedItem): void {
  shop.removeItem(list, item);
  void showToast(`Item Removed from ${listNames[list]}`, {
    label: 'Undo',
    run: () => shop.restoreItem(list, item),
  });
}
