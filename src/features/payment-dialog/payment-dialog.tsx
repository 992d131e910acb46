import { formatCents } from '../../lib/money';
import { totalPrice } from '../../shop/selectors';
import { useShop } from '../../shop/use-shop';
import { Dialog } from '../../ui/dialog/dialog';
import styles from './payment-dialog.module.css';

interface PaymentDialogProps {
  readonly onClose: () => void;
}

/** The success dialog of a purchase (specification §2, Dashboard); nothing while none was made. */
export function PaymentDialog({ onClose }: PaymentDialogProps) {
  const isShown = useShop((state) => state.showModal);
  const items = useShop((state) => state.purchasedItems);
  if (!isShown) return null;
  return (
    <Dialog title="Payment Successful" onClose={onClose}>
      <p>Thanks for purchasing</p>
      <p className={styles['total']}>{`Total: ${formatCents(totalPrice(items))}`}</p>
    </Dialog>
  );
}
