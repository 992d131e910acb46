import { useState } from 'react';
import { formatCents } from '../../lib/money';
import { totalPrice } from '../../shop/selectors';
import type { SavedItem } from '../../shop/state';
import { useShop } from '../../shop/use-shop';
import { Dialog } from '../../ui/dialog/dialog';
import styles from './payment-dialog.module.css';
import { ReceiptFoot, ReceiptHead, ReceiptLines } from './receipt';

interface PaymentDialogProps {
  readonly onClose: () => void;
}

function Payment({ items, onClose }: PaymentDialogProps & { readonly items: readonly SavedItem[] }) {
  const [date] = useState(() => new Date());
  return (
    <Dialog title="Payment Successful" letterhead={<ReceiptHead date={date} />} onClose={onClose}>
      <p>Thanks for purchasing</p>
      <ReceiptLines items={items} />
      <p className={styles['total']}>{`Total: ${formatCents(totalPrice(items))}`}</p>
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
