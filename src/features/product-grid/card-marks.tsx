import { useStore } from 'zustand';
import type { Product } from '../../catalogue/product';
import { comparison } from '../../shop/comparison';
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

interface CardButtonProps {
  readonly icon: 'heart' | 'compare';
  readonly label: string;
  readonly isPressed: boolean;
  /** What names the product. */
  readonly titleId: string;
  readonly onPress: () => void;
}

function CardButton({ icon, label, isPressed, titleId, onPress }: CardButtonProps) {
  const id = titleId + icon;
  return (
    <button
      type="button"
      id={id}
      className={styles['toggle']}
      aria-pressed={isPressed}
      aria-label={label}
      aria-labelledby={`${id} ${titleId}`}
      onClick={onPress}
    >
      <Icon name={icon} filled={isPressed} />
    </button>
  );
}

interface CardButtonsProps {
  readonly product: Product;
  readonly titleId: string;
  readonly onWish: (product: Product) => void;
  readonly onCompare: (product: Product) => void;
}

/** What a card puts its product on or takes it off: the wishlist (the heart) and the comparison (the scales). */
export function CardButtons({ product, titleId, onWish, onCompare }: CardButtonsProps) {
  const { product_id: id } = product;
  const isWished = useShop((state) => isInWishlist(state, id));
  const isCompared = useStore(comparison, (ids) => ids.includes(id));
  return (
    <>
      <CardButton
        icon="heart"
        label="Wishlist"
        isPressed={isWished}
        titleId={titleId}
        onPress={() => onWish(product)}
      />
      <CardButton
        icon="compare"
        label="Compare"
        isPressed={isCompared}
        titleId={titleId}
        onPress={() => onCompare(product)}
      />
    </>
  );
}
