import { useCallback, useEffect, useMemo } from 'react';
import { makePurchase, PaymentDialog } from '../../features/payment-dialog/payment-dialog';
import { formatCents } from '../../lib/money';
import { paths } from '../../lib/paths';
import { useNavigate } from '../../lib/use-location';
import { buyableItems } from '../../shop/current-row';
import { totalPrice } from '../../shop/selectors';
import { shop } from '../../shop/store';
import { useShop } from '../../shop/use-shop';
import { announce } from '../../ui/announcer/announcer';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { EmptyList } from './empty-list';
import { ListMenu } from './list-menu';
import { ListRows } from './list-rows';
import type { ListViewProps } from './list-view';
import styles from './dashboard.module.css';

function sort(): void {
  shop.sortByPrice();
  announce('Sorted by price, highest first');
}

/** The cart: total, sorting, purchase and its rows. */
export function CartView({ heading, isReady, onRemove, onOpen }: ListViewProps) {
  const items = useShop((state) => state.cartItems);
  const navigate = useNavigate();
  const products = useShop((state) => state.product);
  const catalogue = useShop((state) => state.catalogue);
  const buyable = useMemo(
    () => buyableItems({ product: products, catalogue }, items),
    [products, catalogue, items],
  );
  const isEmpty = items.length === 0;

  // Back leaves the dialog as Close does, but for where it goes.
  useEffect(() => shop.closeModal, []);
  const close = useCallback(() => {
    shop.closeModal();
    navigate(paths.home);
  }, [navigate]);

  return (
    <>
      <div className={styles['bar']}>
        <h2 ref={heading} id="list" tabIndex={-1}>
          Cart Items
        </h2>
        {/* Its line is kept until the cart is known. */}
        <p className={styles['total']}>
          {isReady ? `Total Price: ${formatCents(totalPrice(buyable))}` : '\u00A0'}
        </p>
        <div className={styles['actions']}>
          <Button onClick={sort}>
            <Icon name="sort" /> Sort by Price
          </Button>
          <Button variant="primary" disabled={buyable.length === 0} onClick={makePurchase}>
            Purchase
          </Button>
          {!isEmpty && <ListMenu list="cart" items={items} heading={heading} />}
        </div>
      </div>
      {isEmpty ? (
        <EmptyList
          isReady={isReady}
          drawing="images/empty-cart.svg"
          words="Your cart is empty. The next good thing is a short walk away."
        />
      ) : (
        <ListRows list="cartItems" items={items} headingRef={heading} onRemove={onRemove} onOpen={onOpen} />
      )}
      <PaymentDialog onClose={close} />
    </>
  );
}
