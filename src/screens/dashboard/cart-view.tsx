import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { catalog } from '../../catalog/catalog';
import { closePurchase, makePurchase, PurchaseDialog } from '../../features/orders/purchase-dialog';
import { formatCents } from '../../lib/format';
import { ordersHash, paths } from '../../lib/paths';
import { OverlayLink } from '../../router/overlay-link';
import { useNavigate } from '../../router/router';
import { cart, removeFromCart } from '../../store/cart';
import { moveToWishlist } from '../../store/moves';
import { orders } from '../../store/orders';
import { productsForSale, resolveItem, sortCartByPrice, totalPrice } from '../../store/resolved-items';
import type { SavedItem } from '../../store/saved-items';
import { applyWithUndo } from '../../store/undo';
import { useCartItems } from '../../store/use-cart-items';
import { announce } from '../../ui/announcer';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { showUndoToast } from '../../ui/toasts/toasts';
import styles from './dashboard.module.css';
import { ListView, type ViewProps } from './list-view';

function sort(): void {
  sortCartByPrice(catalog.getState());
  announce('Sorted by price, highest first');
}

function remove(item: SavedItem): void {
  const undo = applyWithUndo(() => removeFromCart([item]));
  void showUndoToast('Item Removed from Cart', undo);
}

function saveForLater(item: SavedItem): void {
  const { product } = resolveItem(catalog.getState(), item);
  const undo = applyWithUndo(() => moveToWishlist([item], [product]));
  void showUndoToast('Saved for later on your wishlist', undo);
}

function clear(): void {
  const undo = applyWithUndo(() => cart.change(() => []));
  void showUndoToast('Cart Cleared', undo);
}

const rowAction = { label: 'Save for later', soldOnly: false, run: saveForLater };
const listActions = [{ label: 'Clear cart', run: clear }];

/** After a purchase the cart is empty, and a reload closes the receipt. */
function ReceiptsLink() {
  useEffect(() => orders.follow(), []);
  if (useStore(orders).length === 0) return null;
  return <OverlayLink hash={ordersHash}>Your receipts</OverlayLink>;
}

export function CartView(props: ViewProps) {
  const items = useCartItems();
  const navigate = useNavigate();
  const state = useStore(catalog);
  const forSale = useMemo(() => productsForSale(state, items), [state, items]);

  // Back closes the dialog too.
  useEffect(() => closePurchase, []);
  const close = useCallback(() => {
    closePurchase();
    navigate(paths.home);
  }, [navigate]);

  return (
    <>
      <ListView
        {...props}
        list="cart"
        title="Cart Items"
        items={items}
        removeIcon="remove"
        rowAction={rowAction}
        onRemove={remove}
        listActions={listActions}
        drawing="images/empty-cart.svg"
        emptyText="Your cart is empty. Have a look around the shop."
        emptyNote={<ReceiptsLink />}
        summary={
          // An empty line until the cart is known.
          <p className={styles.total}>
            {props.isReady ? `Total Price: ${formatCents(totalPrice(forSale))}` : '\u00A0'}
          </p>
        }
        actions={
          <>
            <Button onClick={sort}>
              <Icon name="sort" />
              <span>Sort by Price</span>
            </Button>
            <Button variant="primary" disabled={forSale.length === 0} onClick={makePurchase}>
              Purchase
            </Button>
          </>
        }
      />
      <PurchaseDialog onClose={close} />
    </>
  );
}
