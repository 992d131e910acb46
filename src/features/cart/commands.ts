import { catalog } from '../../catalog/catalog';
import type { Product } from '../../catalog/product';
import { addToCart, cart, removeFromCart } from '../../store/cart';
import { moveToWishlist } from '../../store/moves';
import { resolveItem, sortCartByPrice } from '../../store/resolved-items';
import type { SavedItem } from '../../store/saved-items';
import { inStock } from '../../store/stock';
import { applyWithUndo } from '../../store/undo';
import { announce } from '../../ui/announcer';
import { showToast, undoable } from '../../ui/toasts/toasts';

/** No duplicate check, and no limit but the owner's stock (specification §4). */
export function addProductToCart(product: Product): void {
  if (inStock([product]).length === 0) {
    showToast('Your cart has all that are left', { isWarning: true });
    return;
  }
  addToCart([product]);
  showToast('Item Added to Cart');
}

export function removeCartItem(item: SavedItem): void {
  undoable(
    'Item Removed from Cart',
    applyWithUndo(() => removeFromCart([item])),
  );
}

export function saveForLater(item: SavedItem): void {
  const { product } = resolveItem(catalog.getState(), item);
  undoable(
    'Saved for later on your wishlist',
    applyWithUndo(() => moveToWishlist([item], [product])),
  );
}

export function clearCart(): void {
  undoable(
    'Cart Cleared',
    applyWithUndo(() => cart.change(() => [])),
  );
}

export function sortCart(): void {
  sortCartByPrice(catalog.getState());
  announce('Sorted by price, highest first');
}
