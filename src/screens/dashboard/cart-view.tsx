import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { catalog } from '../../catalog/catalog';
import { clearCart, removeCartItem, saveForLater, sortCart } from '../../features/cart/commands';
import { closePurchase, makePurchase, PurchaseDialog } from '../../features/orders/purchase-dialog';
import { formatCents } from '../../lib/format';
import { checkoutHash, ordersHash, paths } from '../../lib/paths';
import { OverlayLink, useOpenOverlay } from '../../router/overlay';
import { useNavigate } from '../../router/router';
import { orders } from '../../store/orders';
import { productsForSale, totalPrice } from '../../store/resolved-items';
import { useCartItems } from '../../store/use-lists';
import { Button } from '../../ui/button';
import { classNames, unprinted } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { sortIcon } from '../../ui/icons';
import { removeIcon } from '../../ui/more-icons';
import styles from './dashboard.module.css';
import { ListView, type ViewProps } from './list-view';

const rowAction = { label: 'Save for later', soldOnly: false, run: saveForLater };
const listActions = [{ label: 'Clear cart', run: clearCart }];

/** After a purchase the cart is empty, and a reload closes the receipt. */
function ReceiptsLink() {
  useEffect(() => orders.follow(), []);
  if (useStore(orders).length === 0) return null;
  return <OverlayLink hash={ordersHash}>Your receipts</OverlayLink>;
}

function OrderButton({ disabled }: { disabled: boolean }) {
  const openOverlay = useOpenOverlay();
  return (
    <Button variant="primary" disabled={disabled} onClick={() => openOverlay(checkoutHash)}>
      Purchase
    </Button>
  );
}

export function CartView(props: ViewProps) {
  const items = useCartItems();
  const navigate = useNavigate();
  const state = useStore(catalog);
  const forSale = useMemo(() => productsForSale(state, items), [state, items]);

  // With the screen, so that focus moves once; Back closes it too.
  useEffect(() => closePurchase, []);

  return (
    <>
      <ListView
        {...props}
        list="cart"
        title="Cart Items"
        items={items}
        removeIcon={removeIcon}
        rowAction={rowAction}
        onRemove={removeCartItem}
        listActions={listActions}
        drawing="images/empty-cart.svg"
        emptyText="Your cart is empty. Have a look around the shop."
        emptyNote={HAS_CHECKOUT ? <OverlayLink hash={ordersHash}>Your orders</OverlayLink> : <ReceiptsLink />}
        summary={
          <>
            {/* An empty line until the cart is known. */}
            <p className={styles.total}>
              {props.isReady ? `Total Price: ${formatCents(totalPrice(forSale))}` : '\u00A0'}
            </p>
            {!HAS_CHECKOUT && (
              <p className={classNames(unprinted, styles.note)}>Simulated: no payment is taken.</p>
            )}
          </>
        }
        actions={
          <>
            <Button onClick={sortCart}>
              <Icon path={sortIcon} />
              <span>Sort by Price</span>
            </Button>
            {HAS_CHECKOUT ? (
              <OrderButton disabled={forSale.length === 0} />
            ) : (
              <Button variant="primary" disabled={forSale.length === 0} onClick={makePurchase}>
                Purchase
              </Button>
            )}
          </>
        }
      />
      {!HAS_CHECKOUT && <PurchaseDialog onClose={() => navigate(paths.home)} />}
    </>
  );
}
