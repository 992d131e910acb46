import type { Product, ProductCard } from '../../catalogue/product';
import { Icon } from '../../ui/icon/icon';
import styles from './product-card.module.css';
import { useStanding, type Standing } from './use-standing';

function marks({ inCart, inWishlist, isSeen }: Standing) {
  if (!inCart && !inWishlist && !isSeen) return null;
  return (
    <div className={styles['marks']}>
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
    </div>
  );
}

interface CardMarksProps {
  /** All of the product, or what the prerendered page knows of it, which can be put on nothing yet. */
  readonly product: ProductCard | Product;
  /** What says which product the buttons are for. */
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
  const { inWishlist, isCompared } = standing;
  const toggle = (
    icon: 'heart' | 'compare',
    label: string,
    isOn: boolean,
    onPress: (product: Product) => void,
  ) =>
    'specification' in product && (
      <button
        type="button"
        className={styles['toggle']}
        aria-label={label}
        aria-describedby={titleId}
        // The heart's name says already which it is.
        aria-pressed={icon === 'compare' ? isOn : undefined}
        data-on={isOn}
        onClick={() => onPress(product)}
      >
        <Icon name={icon} filled={isOn} />
      </button>
    );
  return (
    <>
      {marks(standing)}
      {toggle('heart', inWishlist ? 'Remove from wishlist' : 'Add to wishlist', inWishlist, onWish)}
      {toggle('compare', 'Compare', isCompared, onCompare)}
    </>
  );
}
