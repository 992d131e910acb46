import { useEffect } from 'react';
import { useStore } from 'zustand';
import { catalog } from '../../catalog/catalog';
import { pictureProps } from '../../catalog/product-picture';
import type { StorageProblem } from '../../lib/browser-storage';
import { formatCents } from '../../lib/format';
import { cart } from '../../store/cart';
import { removeFromCart } from '../../store/cart-changes';
import { addOrder, createOrder } from '../../store/orders';
import { purchase } from '../../store/purchase';
import { productsForSale } from '../../store/resolved-items';
import type { SavedItem } from '../../store/saved-items';
import { announce } from '../../ui/announcer';
import { Button } from '../../ui/button';
import { classNames, unprinted } from '../../ui/classes';
import { Dialog } from '../../ui/dialog';
import { Neon } from '../../ui/neon';
import { Picture } from '../../ui/picture';
import { forgetUndos } from '../../ui/toasts/toasts';
import styles from './purchase-dialog.module.css';
import { Receipt } from './receipt';

/** An empty cart buys nothing (specification §5). */
export function makePurchase(): void {
  cart.pull();
  const cartItems = cart.getState();
  const products = productsForSale(catalog.getState(), cartItems);
  if (products.length === 0) return;
  const order = createOrder(products, Date.now());
  const problem = addOrder(order);
  purchase.setState({ showModal: true, order, problem, cartItems });
  // Synchronously, so that neither a reload nor another tab can buy it again. Items no longer sold are removed too.
  removeFromCart(cartItems);
  // An item that was removed before would come back into the empty cart.
  forgetUndos();
}

export function closePurchase(): void {
  purchase.setState({ showModal: false });
}

const FIND_AGAIN = 'Find it again under Order Tracking.';
const problems: Readonly<Record<StorageProblem, string>> = {
  full: 'This device’s storage is full, so this order won’t be listed. Print the receipt.',
  forbidden: 'Your browser won’t let us save anything, so this order won’t be listed. Print the receipt.',
};

const TICK = 'M14 34 27 47 51 18';
const MAX_PICTURES = 4;

function Bought({ items }: { items: readonly SavedItem[] }) {
  const products = [...new Map(items.map(({ product }) => [product.product_id, product])).values()];
  const more = products.length - MAX_PICTURES;
  return (
    <div className={styles.bought} aria-hidden="true">
      {products.slice(0, MAX_PICTURES).map((product) => (
        <Picture key={product.product_id} {...pictureProps(product, 'row')} />
      ))}
      {more > 0 && <span>{`+${more}`}</span>}
    </div>
  );
}

/** Specification §2, Dashboard; on paper it is the receipt. */
export function PurchaseDialog({ onClose }: { onClose: () => void }) {
  const { showModal, order, problem, cartItems } = useStore(purchase);
  // In the dialog, after its title.
  useEffect(() => {
    const after = problem ? 'It could not be kept: print the receipt.' : FIND_AGAIN;
    if (order) announce(`${formatCents(order.total)} in total. ${after}`);
  }, [order, problem]);
  if (!showModal || !order) return null;
  return (
    <Dialog
      title="Payment Successful"
      isShort
      actions={
        <>
          <div className={styles.note} data-problem={problem !== undefined}>
            {problem ? problems[problem] : FIND_AGAIN}
          </div>
          <Button aria-label="Print receipt" onClick={() => print()}>
            Print
          </Button>
        </>
      }
      onClose={onClose}
    >
      <div className={classNames(unprinted, styles.top)}>
        <Neon path={TICK} />
        <Bought items={cartItems} />
      </div>
      <p>Thanks for purchasing</p>
      <Receipt order={order} />
    </Dialog>
  );
}
