import { memo, useId } from 'react';
import type { ProductCard as Product } from '../../catalogue/product';
import { pictureFiles, pictureName, pictureSizes } from '../../catalogue/product-picture';
import type { SearchHits } from '../../catalogue/search-index';
import { formatPrice } from '../../lib/money';
import { isInCart, isInWishlist } from '../../shop/selectors';
import { useShop } from '../../shop/use-shop';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { SharedPicture } from '../../ui/picture/shared-picture';
import { warmPicture } from '../../ui/picture/warm-picture';
import { MarkedText } from './marked-text';
import styles from './product-card.module.css';

function Marks({ productId }: { readonly productId: string }) {
  const inCart = useShop((state) => isInCart(state, productId));
  const inWishlist = useShop((state) => isInWishlist(state, productId));
  if (!inCart && !inWishlist) return null;
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
    </p>
  );
}

interface ProductCardProps {
  readonly product: Product;
  /** What a search has matched, to be marked. */
  readonly mark: SearchHits['mark'] | undefined;
  /** A line of the product's text that the search has matched; empty where the title tells it all. */
  readonly note: string;
  /** Whether the picture is in the first view, and so is loaded at once. */
  readonly eager: boolean;
  readonly onOpen: (productId: string) => void;
}

/** A product in the grid: picture, title, price and the way to its details, which a click anywhere on the card takes. */
export const ProductCard = memo(function ProductCard({
  product,
  mark,
  note,
  eager,
  onOpen,
}: ProductCardProps) {
  const titleId = useId();
  const buttonId = useId();
  const files = pictureFiles(product);
  const warm = () => warmPicture(files, pictureSizes.details);
  return (
    <article className={styles['card']} aria-labelledby={titleId}>
      <SharedPicture
        name={pictureName(product)}
        className={styles['picture']}
        {...files}
        sizes={pictureSizes.card}
        alt=""
        width={640}
        height={480}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
      />
      <Marks productId={product.product_id} />
      <div className={styles['facts']}>
        <h3 id={titleId} className={styles['title']} title={product.product_title}>
          <MarkedText text={product.product_title} mark={mark} />
        </h3>
        {mark && (
          <p className={styles['note']}>
            <MarkedText text={note} mark={mark} />
          </p>
        )}
        <p className={styles['price']}>{`Price: ${formatPrice(product.price)}`}</p>
        <Button
          id={buttonId}
          className={styles['open']}
          aria-labelledby={`${buttonId} ${titleId}`}
          data-opens="details"
          onPointerEnter={warm}
          onFocus={warm}
          onClick={() => onOpen(product.product_id)}
        >
          View Details
        </Button>
      </div>
    </article>
  );
});
