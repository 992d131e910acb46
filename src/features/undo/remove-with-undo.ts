import type { ListName, SavedItem } from '../../shop/state';
import { shop } from '../../shop/store';
import { showUndoToast } from '../../ui/toasts/show-undo-toast';

const listNames = { cartItems: 'Cart', wishlistItems: 'Wishlist' } as const;

/** Takes a row out, and offers the way back for as long as the toast stays. */
export function removeWithUndo(list: ListName, item: SavedItem): void {
  shop.removeItem(list, item);
  void showUndoToast(`Item Removed from ${listNames[list]}`, () => shop.restoreItem(list, item));
}
