import { memo, useId, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import type { Product, ProductCard as Card } from '../../catalog/product';
import { pictureFiles, pictureSizes, pictureTransitionName } from '../../catalog/product-picture';
import type { SearchHits } from '../../catalog/search-index';
import { classNames } from '../../lib/class-names';
import { formatPrice } from '../../lib/format';
import { focusMain, setOpener } from '../../lib/move-focus';
import { productLink } from '../../lib/paths';
import { Link } from '../../router/link';
import { cart } from '../../store/cart';
import { compared, viewed } from '../../store/id-lists';
import { holdsProduct } from '../../store/saved-items';
import { wishlist } from '../../store/wishlist';
import { buttonClass } from '../../ui/button';
import { Highlighted } from '../../ui/highlighted';
import { Icon, type IconName } from '../../ui/icon';
import { Picture, prefetchPicture } from '../../ui/picture';
import { skip } from '../../ui/skip';
import styles from './product-card.module.css';

/** A whole product, or what the prerendered page has of it. */
export type ShownProduct = Card | Product;

function Badges({ productId, inWishlist }: { productId: string; inWishlist: boolean }) {
  const inCart = useStore(cart, (items) => holdsProduct(items, productId));
  const isSeen = useStore(viewed, (ids) => ids.includes(productId));
  if (!inCart && !inWishlist && !isSeen) return null;
  return (
    <div className={styles.marks}>
      {inCart && (
        <span>
          <Icon name="cart" />
          <span>In cart</span>
        </span>
      )}
      {inWishlist && (
        <span>
          <Icon name="heart" filled />
          <span>In wishlist</span>
        </span>
      )}
      {!inCart && !inWishlist && <span data-quiet="">Recently viewed</span>}
    </div>
  );
}

interface ToggleProps {
  icon: IconName;
  label: string;
  titleId: string;
  isOn: boolean;
  /** Where the label stays the same. */
  isPressed?: boolean;
  onToggle: () => void;
}

function Toggle({ icon, label, titleId, isOn, isPressed, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      aria-describedby={titleId}
      aria-pressed={isPressed}
      data-on={isOn}
      onClick={onToggle}
    >
      <Icon name={icon} filled={isOn} />
    </button>
  );
}

export interface CardHandlers {
  /** Adds a product to the wishlist, or removes it. */
  onWish: (product: Product) => void;
  /** Adds a product to the comparison, or removes it. */
  onCompare: (product: Product) => void;
  /** Moves focus to what is chosen to compare. */
  onTray: () => void;
}

interface CardActionsProps extends CardHandlers {
  product: ShownProduct;
  titleId: string;
}

function CardActions({ product, titleId, onWish, onCompare, onTray }: CardActionsProps) {
  const { product_id: id } = product;
  const inWishlist = useStore(wishlist, (items) => holdsProduct(items, id));
  const isCompared = useStore(compared, (ids) => ids.includes(id));
  return (
    <>
      <Badges productId={id} inWishlist={inWishlist} />
      {'specification' in product && (
        <>
          <Toggle
            icon="heart"
            label={inWishlist ? 'Remove from wishlist' : 'Add to wishlist'}
            titleId={titleId}
            isOn={inWishlist}
            onToggle={() => onWish(product)}
          />
          <Toggle
            icon="compare"
            label="Compare"
            titleId={titleId}
            isOn={isCompared}
            isPressed={isCompared}
            onToggle={() => onCompare(product)}
          />
          {isCompared && (
            <button type="button" className={skip} onClick={onTray}>
              Go to comparison
            </button>
          )}
        </>
      )}
    </>
  );
}

/** Like a button, for a link with that role. */
function clickOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

interface ProductCardProps extends CardHandlers {
  product: ShownProduct;
  mark: SearchHits['mark'] | undefined;
  /** A line that the search matches; empty if the title shows it all. */
  snippet: string;
  /** Whether the picture is in the first view, and so loaded at once. */
  eager: boolean;
}

const cards = new Set<HTMLElement>();

function registerCard(element: HTMLElement | null) {
  if (!element) return undefined;
  cards.add(element);
  return () => void cards.delete(element);
}

function distanceFromMiddle(card: HTMLElement): number {
  const { top, bottom } = card.getBoundingClientRect();
  return Math.abs(top + bottom - innerHeight);
}

/** For when what had focus is gone. The card itself: a second press does nothing. */
export function focusNearestCard(): void {
  const [nearest] = [...cards].toSorted((a, b) => distanceFromMiddle(a) - distanceFromMiddle(b));
  if (nearest) nearest.focus();
  else focusMain();
}

/** Its link covers the whole card. */
export const ProductCard = memo(function ProductCard({
  product,
  mark,
  snippet,
  eager,
  ...handlers
}: ProductCardProps) {
  const titleId = useId();
  const files = pictureFiles(product);
  const prefetch = () => prefetchPicture(files.avif, pictureSizes.details);
  return (
    <article ref={registerCard} tabIndex={-1} className={styles.card} aria-labelledby={titleId}>
      <Picture
        transitionName={pictureTransitionName(product.product_id)}
        className={styles.picture}
        {...files}
        sizes={pictureSizes.card}
        alt=""
        width={640}
        height={480}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
      />
      <CardActions product={product} titleId={titleId} {...handlers} />
      <div className={styles.facts}>
        <h3 id={titleId} dir="auto" className={styles.title} title={product.product_title}>
          {mark ? <Highlighted pieces={mark(product.product_title)} /> : product.product_title}
        </h3>
        {mark && (
          <p dir="auto" className={styles.note}>
            <Highlighted pieces={mark(snippet)} />
          </p>
        )}
        <p className={styles.price}>{`Price: ${formatPrice(product.price)}`}</p>
        {/* The specification has a button here; a link opens in a new tab too. */}
        <Link
          ref={setOpener(product.product_id)}
          role="button"
          className={classNames(buttonClass('secondary'), styles.open)}
          aria-describedby={titleId}
          draggable={false}
          {...productLink(product.product_id)}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onKeyDown={clickOnSpace}
        >
          View Details
        </Link>
      </div>
    </article>
  );
});
