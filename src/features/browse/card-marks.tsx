import type { Offer } from '../../catalog/product';
import { useIsInCart, useIsViewed } from '../../store/use-lists';
import { Icon } from '../../ui/icon';
import { cartIcon, heartIcon } from '../../ui/icons';
import styles from './card-marks.module.css';

/** The shopper's own, at the top of a card's picture. */
export function Badges({ productId, inWishlist }: { productId: string; inWishlist: boolean }) {
  const inCart = useIsInCart(productId);
  const isSeen = useIsViewed(productId);
  if (!inCart && !inWishlist && !isSeen) return null;
  return (
    <div className={styles.marks}>
      {inCart && (
        <span data-cart="">
          <Icon path={cartIcon} />
          <span>In cart</span>
        </span>
      )}
      {inWishlist && (
        <span>
          <Icon path={heartIcon} filled />
          <span>In wishlist</span>
        </span>
      )}
      {!inCart && !inWishlist && <span>Recently viewed</span>}
    </div>
  );
}

type ShownOffer = Pick<Offer, 'stock' | 'prior_price' | 'unitPrice' | 'conditionLabel'>;

/** The owner's, at the bottom of it, so that cards are of one height. */
export function OfferMarks({ stock, prior_price: prior, unitPrice, conditionLabel }: ShownOffer) {
  const marks = [
    stock === 'In Stock' ? '' : stock,
    prior === undefined ? '' : 'Sale',
    unitPrice ?? '',
    conditionLabel ?? '',
  ];
  return (
    <div className={styles.offer}>{marks.map((mark) => mark !== '' && <span key={mark}>{mark}</span>)}</div>
  );
}
