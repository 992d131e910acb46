import { useStore } from 'zustand';
import type { Product } from '../../catalogue/product';
import { isInCart, isInWishlist } from '../../shop/selectors';
import { useShop } from '../../shop/use-shop';
import { viewed } from '../../shop/viewed';
import { Icon } from '../../ui/icon/icon';
import styles from './product-card.module.css';

/** What the shopper has to do with a product already: in the cart, in the wishlist, or else seen lately. */
export function CardMarks({ productId }: { readonly productId: string }) {
  const inCart = useShop((state) => isInCart(state, productId));
  const inWishlist = useShop((state) => isInWishlist(state, productId));
  const isSeen = useStore(viewed, (ids) => ids.includes(productId));
  if (!inCart && !inWishlist && !isSeen) return null;
  return (
    <p className={styles['marks']}>
      {inCart && (
        <span>
          <Icon name="cart" /> In cart
        </span>
      )}
      {inWishlist && (
        <span>
          <Icon name="heart" filled /> In wishlist
        </span>
      )}
      {!inCart && !inWishlist && <span data-quiet="">Seen lately</span>}
    </p>
  );
}

interface WishButtonProps {
  readonly product: Product;
  /** What names the product. */
  readonly titleId: string;
  readonly onWish: (product: Product) => void;
}

/** The heart on a card: puts the product on the wishlist, or takes it off. */
export function WishButton({ product, titleId, onWish }: WishButtonProps) {
  const isWished = useShop((state) => isInWishlist(state, product.product_id));
  const labelId = `${titleId}-wish`;
  return (
    <button
      type="button"
      id={labelId}
      className={styles['wish']}
      aria-pressed={isWished}
      aria-label="Wishlist"
      aria-labelledby={`${labelId} ${titleId}`}
      onClick={() => onWish(product)}
    >
      <Icon name="heart" filled={isWished} />
    </button>
  );
}
