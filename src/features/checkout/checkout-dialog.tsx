import { useEffect, useMemo, useState } from 'react';
import { settings } from '@shop/settings';
import { useStore } from 'zustand';
import { catalog, requestCatalog } from '../../catalog/catalog';
import { resolveItems, totalPrice } from '../../store/resolved-items';
import { useCartItems } from '../../store/use-lists';
import { Dialog } from '../../ui/dialog';
import { freeItems, pendingOrder } from './machine';
import { OrderForm } from './order-form';
import { OrderResult } from './order-result';
import { placedOrders } from './placed-orders';

interface CheckoutDialogProps {
  onClose: () => void;
}

/** The order that was just placed, or one of the cart's that has not arrived, or the form for a new one. */
export function CheckoutDialog({ onClose }: CheckoutDialogProps) {
  useEffect(requestCatalog, []);
  useEffect(() => placedOrders.follow(), []);
  const { checkout } = settings;
  const items = useCartItems();
  const orders = useStore(placedOrders);
  const state = useStore(catalog);
  // Stays when its answer empties the cart.
  const [shown, setShown] = useState('');
  const free = useMemo(() => freeItems(items, orders), [items, orders]);
  const sold = useMemo(() => resolveItems(state, free).filter(({ isSold }) => isSold), [state, free]);
  const ids = items.map(({ itemId }) => itemId);
  const order = orders.find((each) => each.order === shown) ?? pendingOrder(ids, orders);
  if (order && order.order !== shown) setShown(order.order);
  if (!checkout) return null;
  if (order) return <OrderResult key={order.order} order={order} checkout={checkout} onClose={onClose} />;
  if (sold.length === 0)
    return (
      <Dialog title="Nothing to order" isShort onClose={onClose}>
        <p>{state.status === 'loading' ? 'Loading…' : 'Your cart is empty.'}</p>
      </Dialog>
    );
  const products = sold.map(({ product }) => product);
  return (
    <OrderForm
      checkout={checkout}
      items={sold.map(({ item }) => item)}
      products={products}
      goods={totalPrice(products)}
      onClose={onClose}
    />
  );
}
