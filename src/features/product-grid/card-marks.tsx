import type { Product, ProductCard } from '../../catalogue/product';
import { Icon } from '../../ui/icon/icon';
import styles from './product-card.module.css';
import { useStanding, type Standing } from './use-standing';

function marks({ inCart, inWishlist, isSeen }: Standing) {
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

interface CardMarksProps {
  /** All of the product, or what the prerendered page knows of it, which can be put on nothing yet. */
  readonly product: ProductCard | Product;
  /** What names the product. */
  readonly titleId: string;
  readonly onWish: (product: Product) => void;
  readonly onCompare: (product: Product) => void;
}

/**
 * What the shopper has to do with a product already (in the cart, in the wishlist, or else seen lately), and what
 * puts it on the wishlist (the heart) and among the compared (the scales), or takes it off.
 */
export function CardMarks({ product, titleId, onWish, onCompare }: CardMarksProps) {
  const standing = useStanding(product.product_id);
  const toggle = (
    icon: 'heart' | 'compare',
    label: string,
    isPressed: boolean,
    onPress: (product: Product) => void,
  ) =>
    'specification' in product && (
      <button
        type="button"
        id={titleId + icon}
        className={styles['toggle']}
        aria-pressed={isPressed}
        aria-label={label}
        aria-labelledby={`${titleId}${icon} ${titleId}`}
        onClick={() => onPress(product)}
      >
        <Icon name={icon} filled={isPressed} />
      </button>
    );
  return (
    <>
      {marks(standing)}
      {toggle('heart', 'Wishlist', standing.inWishlist, onWish)}
      {toggle('compare', 'Compare', standing.isCompared, onCompare)}
    </>
  );
}
