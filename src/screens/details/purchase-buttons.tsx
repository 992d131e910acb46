import { useRef, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import type { Product } from '../../catalogue/product';
import { addProductToCart } from '../../features/cart/add-to-cart';
import { addWish } from '../../features/wishlist/wish';
import { holdsProduct } from '../../store/saved-items';
import { wishlist } from '../../store/wishlist';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './purchase-buttons.module.css';

/** Add To Cart and the wishlist button, which is disabled once the product is in the wishlist (specification §5). */
export function PurchaseButtons({ product }: { product: Product }) {
  const isWished = useStore(wishlist, (items) => holdsProduct(items, product.product_id));
  const label = isWished ? 'In wishlist' : 'Add to wishlist';
  const cartButton = useRef<HTMLButtonElement>(null);
  const onWish = (event: MouseEvent) => {
    // A disabled button loses focus.
    if (document.activeElement === event.currentTarget) cartButton.current?.focus();
    addWish(product);
  };
  return (
    <div className={styles.buttons}>
      <Button
        ref={cartButton}
        variant="primary"
        className={styles.cart}
        onClick={() => addProductToCart(product)}
      >
        <Icon name="cart" /> Add To Cart
      </Button>
      <Button className={styles.wishlist} disabled={isWished} aria-label={label} onClick={onWish}>
        <Icon name="heart" filled={isWished} />
        <span>{label}</span>
      </Button>
    </div>
  );
}
