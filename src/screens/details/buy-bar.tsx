import { useRef, type MouseEvent } from 'react';
import { settings } from '@shop/settings';
import type { Product } from '../../catalog/product';
import { addProductToCart } from '../../features/cart/commands';
import { addWish } from '../../features/wishlist/commands';
import { setStuck } from '../../focus/scroll-padding';
import { formatPrice } from '../../lib/format';
import type { Settings } from '../../lib/shop';
import { useIsInWishlist } from '../../store/use-lists';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { cartIcon, heartIcon } from '../../ui/icons';
import { checkIcon } from '../../ui/more-icons';
import { PriorPrice } from '../../ui/prior-price';
import styles from './buy-bar.module.css';

/** The wishlist button is disabled once the product is in the wishlist (specification §5). */
function PurchaseButtons({ product }: { product: Product }) {
  const isWished = useIsInWishlist(product.product_id);
  const label = isWished ? 'In wishlist' : 'Add to wishlist';
  const place = useRef<HTMLDivElement>(null);
  const onWish = (event: MouseEvent) => {
    // A disabled button loses focus; it stays in its place, where a second press does nothing.
    if (document.activeElement === event.currentTarget) place.current?.focus({ preventScroll: true });
    addWish(product);
  };
  return (
    <div className={styles.buttons}>
      {product.offer?.isSoldOut !== true && (
        <Button variant="primary" className={styles.cart} onClick={() => addProductToCart(product)}>
          <Icon path={cartIcon} />
          <span>Add To Cart</span>
        </Button>
      )}
      <div ref={place} role="group" aria-label="Wishlist" tabIndex={-1} className={styles.place}>
        <Button className={styles.wishlist} disabled={isWished} aria-label={label} onClick={onWish}>
          <Icon path={heartIcon} filled={isWished} />
          <span>{label}</span>
        </Button>
      </div>
    </div>
  );
}

/** On a phone it stays at the bottom of the window. */
export function BuyBar({ product }: { product: Product }) {
  const { offer } = product;
  const grades: Settings['grades'] = settings.grades;
  const grade = offer?.grade === undefined ? undefined : grades?.[offer.grade];
  const isSoldOut = offer?.isSoldOut === true;
  return (
    <div ref={setStuck} className={styles.buy}>
      <div className={styles.offer}>
        <div className={styles.price}>
          <span>{formatPrice(product.price)}</span>
          <PriorPrice {...offer} />
        </div>
        <div className={styles.stock} data-sold-out={isSoldOut}>
          {!isSoldOut && <Icon path={checkIcon} />}
          <span>{offer?.stock ?? 'In Stock'}</span>
        </div>
        {offer?.unitPrice !== undefined && <div>{offer.unitPrice}</div>}
        {offer?.conditionLabel !== undefined && <div>{offer.conditionLabel}</div>}
        {grade !== undefined && <div className={styles.grade}>{grade}</div>}
      </div>
      <PurchaseButtons product={product} />
    </div>
  );
}
