import { useState, type ReactNode } from 'react';
import { Button } from './button';
import styles from './order-history.module.css';

interface OrderHistoryProps {
  isEmpty: boolean;
  /** Clears the orders. Returns the undo. */
  forget: () => () => void;
  children: ReactNode;
}

/** The shopper's orders, which can be cleared and brought back. */
export function OrderHistory({ isEmpty, forget, children }: OrderHistoryProps) {
  const [undo, setUndo] = useState<() => void>();
  const onPress = () => {
    undo?.();
    const forgetUndo = undo ? undefined : forget();
    setUndo(() => forgetUndo);
  };
  return (
    <section aria-label="Your orders" className={styles.history}>
      <p role="status" className={styles.status}>
        {isEmpty && (undo ? 'Order history cleared.' : 'No orders yet. Your purchases will be listed here.')}
      </p>
      {!isEmpty && <ul className={styles.orders}>{children}</ul>}
      {(!isEmpty || undo) && (
        <Button variant="quiet" onClick={onPress}>
          {undo ? 'Undo' : 'Clear all'}
        </Button>
      )}
    </section>
  );
}
