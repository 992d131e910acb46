import { useState } from 'react';
import { useStore } from 'zustand';
import { formatCents } from '../../lib/money';
import { orderOf } from '../../shop/orders/order';
import { orders } from '../../shop/orders/orders';
import { saveReceipt } from '../../shop/orders/receipt-file';
import type { SavedItem } from '../../shop/state';
import { shop } from '../../shop/store';
import { useShop } from '../../shop/use-shop';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import styles from './payment-dialog.module.css';
import { ReceiptFoot, ReceiptHead, ReceiptLines } from './receipt';

interface PaymentDialogProps {
  readonly onClose: () => void;
}

/** Buys what can be bought of the cart, and notes the order before anything else can happen to it. */
export function makePurchase(): void {
  shop.purchase();
  const { showModal, purchasedItems } = shop.getState();
  if (showModal) orders.note(orderOf(purchasedItems, Date.now()));
}

/** Says where an order could not be kept, and what is left to do. */
function NotKept() {
  const trouble = useStore(orders, (state) => state.trouble);
  if (trouble === undefined) return null;
  return (
    <p className={styles['trouble']}>
      {trouble === 'full'
        ? 'This device’s storage is full, so this order will not be listed: save the receipt.'
        : 'This browser keeps nothing for us, so this order will not be listed: save the receipt.'}
    </p>
  );
}

function Payment({ items, onClose }: PaymentDialogProps & { readonly items: readonly SavedItem[] }) {
  const [order] = useState(() => orderOf(items, Date.now()));
  return (
    <Dialog
      title="Payment Successful"
      letterhead={<ReceiptHead date={new Date(order.at)} />}
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
      <ReceiptLines lines={order.lines} />
      <p className={styles['total']}>{`Total: ${formatCents(order.total)}`}</p>
      <NotKept />
      <ReceiptFoot />
    </Dialog>
  );
}

/** The success dialog of a purchase (specification §2, Dashboard), on paper its receipt; nothing while none was made. */
export function PaymentDialog({ onClose }: PaymentDialogProps) {
  const isShown = useShop((state) => state.showModal);
  const items = useShop((state) => state.purchasedItems);
  return isShown ? <Payment items={items} onClose={onClose} /> : null;
}
