import { catalog } from '../../catalog/catalog';
import type { Product } from '../../catalog/product';
import { cart } from '../../store/cart';
import { addToCart, removeFromCart } from '../../store/cart-changes';
import { moveToWishlist } from '../../store/cart-changes';
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
  const undo = applyWithUndo(() => removeFromCart([item]));
  undoable('Item Removed from Cart', undo);
}

export function saveForLater(item: SavedItem): void {
  const { product } = resolveItem(catalog.getState(), item);
  const undo = applyWithUndo(() => moveToWishlist([item], [product]));
  undoable('Saved for later on your wishlist', undo);
}

export function clearCart(): void {
  const undo = applyWithUndo(() => cart.change(() => []));
  undoable('Cart Cleared', undo);
}

export function sortCart(): void {
  sortCartByPrice(catalog.getState());
  announce('Sorted by price, highest first');
}
