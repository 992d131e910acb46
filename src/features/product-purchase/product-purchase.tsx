import { useRef, type MouseEvent } from 'react';
import type { Product } from '../../catalogue/product';
import { isInWishlist } from '../../shop/selectors';
import { shop } from '../../shop/store';
import { useShop } from '../../shop/use-shop';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { showToast } from '../../ui/toasts/toasts';
import styles from './product-purchase.module.css';

/** Add To Cart and the wishlist button, which is disabled once the product is in the wishlist (specification §5). */
export function ProductPurchase({ product }: { readonly product: Product }) {
  const wished = useShop((state) => isInWishlist(state, product.product_id));
  const cartButton = useRef<HTMLButtonElement>(null);
  const wish = (event: MouseEvent) => {
    // A disabled button cannot keep focus, and a keyboard would start over at the top of the page.
    if (document.activeElement === event.currentTarget) cartButton.current?.focus();
    shop.addToWishlist(product);
    void showToast('Item Added to Wishlist');
  };
  return (
    <div className={styles['buttons']}>
      <Button
        ref={cartButton}
        variant="primary"
        className={styles['cart']}
        onClick={() => {
          shop.addToCart(product);
          void showToast('Item Added to Cart');
        }}
      >
        <Icon name="cart" /> Add To Cart
      </Button>
      <Button
        className={styles['wishlist']}
        disabled={wished}
        aria-label={wished ? 'In wishlist' : 'Add to wishlist'}
        onClick={wish}
      >
        <Icon name="heart" filled={wished} />
        <span>{wished ? 'In wishlist' : 'Add to wishlist'}</span>
      </Button>
    </div>
  );
}
