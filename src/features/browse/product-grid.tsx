import { memo, useCallback, useId, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import type { Product, ProductCard as Card } from '../../catalogue/product';
import { pictureFiles, pictureSizes, pictureTransitionName } from '../../catalogue/product-picture';
import type { SearchHits } from '../../catalogue/search-index';
import { classNames } from '../../lib/class-names';
import { formatPrice } from '../../lib/format';
import { Many } from '../../lib/words';
import { Link } from '../../router/link';
import { productLink } from '../../router/product-link';
import { cart } from '../../store/cart';
import { compared, viewed } from '../../store/id-lists';
import { holdsProduct } from '../../store/saved-items';
import { wishlist } from '../../store/wishlist';
import { buttonClass } from '../../ui/button';
import { Highlighted } from '../../ui/highlighted';
import { Icon, type IconName } from '../../ui/icon';
import { LongList } from '../../ui/long-list/long-list';
import { Picture, prefetchPicture } from '../../ui/picture';
import styles from './product-grid.module.css';

/** A whole product, or what the prerendered page has of it. */
type ShownProduct = Card | Product;

function Badges({ productId, inWishlist }: { productId: string; inWishlist: boolean }) {
  const inCart = useStore(cart, (items) => holdsProduct(items, productId));
  const isSeen = useStore(viewed, (ids) => ids.includes(productId));
  if (!inCart && !inWishlist && !isSeen) return null;
  return (
    <div className={styles.marks}>
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

interface CardHandlers {
  /** Adds a product to the wishlist, or removes it. */
  onWish: (product: Product) => void;
  /** Adds a product to the comparison, or removes it. */
  onCompare: (product: Product) => void;
}

interface CardActionsProps extends CardHandlers {
  product: ShownProduct;
  titleId: string;
}

function CardActions({ product, titleId, onWish, onCompare }: CardActionsProps) {
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

/** Its link covers the whole card. */
const ProductCard = memo(function ProductCard({
  product,
  mark,
  snippet,
  eager,
  onWish,
  onCompare,
}: ProductCardProps) {
  const titleId = useId();
  const files = pictureFiles(product);
  const prefetch = () => prefetchPicture(files.avif, pictureSizes.details);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
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
      <CardActions product={product} titleId={titleId} onWish={onWish} onCompare={onCompare} />
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

/** How many pictures may be in the first view. */
const EAGER_CARDS = 4;

interface ProductGridProps extends CardHandlers {
  products: readonly ShownProduct[];
  hits?: SearchHits | undefined;
  /** How many cards are rendered first; by default all. */
  firstCount?: number | undefined;
}

/** Specification §2, Home: no paging. */
export function ProductGrid({ products, hits, firstCount, onWish, onCompare }: ProductGridProps) {
  const renderAt = useCallback(
    (index: number) => {
      const product = products[index];
      return (
        product && (
          <ProductCard
            product={product}
            mark={hits?.mark}
            snippet={hits && 'specification' in product ? hits.snippetFor(product) : ''}
            eager={index < EAGER_CARDS}
            onWish={onWish}
            onCompare={onCompare}
          />
        )
      );
    },
    [products, hits, onWish, onCompare],
  );
  return (
    <LongList
      label={Many}
      className={styles.grid}
      count={products.length}
      {...(firstCount === undefined ? {} : { firstCount })}
      keyAt={(index) => products[index]?.product_id ?? ''}
      renderAt={renderAt}
    />
  );
}
