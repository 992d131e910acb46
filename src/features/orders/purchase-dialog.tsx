import { useStore } from 'zustand';
import { catalogue } from '../../catalogue/catalogue';
import { cart, removeFromCart } from '../../store/cart';
import { addOrder, createOrder } from '../../store/orders';
import { purchase } from '../../store/purchase';
import { productsForSale } from '../../store/saved-items';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import styles from './purchase-dialog.module.css';
import { Receipt, saveReceipt } from './receipt';

/** Buys what can be bought of the cart, and stores the order; an empty cart buys nothing (specification §5). */
export function makePurchase(): void {
  cart.pull();
  const cartItems = cart.getState();
  const products = productsForSale(catalogue.getState(), cartItems);
  if (products.length === 0) return;
  const order = createOrder(products, Date.now());
  const problem = addOrder(order);
  purchase.setState({ showModal: true, order, problem, cartItems });
  // In the same turn, so that neither a reload nor another tab can buy it again. What is no longer sold goes too.
  removeFromCart(cartItems);
}

export function closePurchase(): void {
  purchase.setState({ showModal: false });
}

/** The success dialog of a purchase (specification §2, Dashboard), and on paper its receipt. */
export function PurchaseDialog({ onClose }: { onClose: () => void }) {
  const { showModal, order, problem } = useStore(purchase);
  if (!showModal || !order) return null;
  return (
    <Dialog
      title="Payment Successful"
      actions={
        <>
          <Button aria-label="Print receipt" onClick={() => print()}>
            Print
          </Button>
          <Button aria-label="Save receipt" onClick={() => saveReceipt(order)}>
            Save
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p>Thanks for purchasing</p>
      {/* All of it on paper, on the screen its total. */}
      <div className={styles.receipt}>
        <Receipt order={order} />
      </div>
      {problem && (
        <p className={styles.problem}>
          {problem === 'full'
            ? 'This device’s storage is full, so this order will not be listed: save the receipt.'
            : 'This browser keeps nothing for us, so this order will not be listed: save the receipt.'}
        </p>
      )}
    </Dialog>
  );
}
