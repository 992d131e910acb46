import { memo, useId, type KeyboardEvent } from 'react';
import type { InitialData } from '../../catalog/initial-data';
import type { Product } from '../../catalog/product';
import { pictureProps, pictureTransitionName } from '../../catalog/product-picture';
import type { SearchHits } from '../../catalog/search-index';
import { placeRef } from '../../focus/places';
import { formatPrice } from '../../lib/format';
import { productLink } from '../../lib/product-link';
import { Link } from '../../router/link';
import { useIsCompared, useIsInWishlist } from '../../store/use-lists';
import { buttonClass } from '../../ui/button';
import { classNames, oneLine, skip, surface, unprinted } from '../../ui/classes';
import { Highlighted } from '../../ui/highlighted';
import { Icon } from '../../ui/icon';
import { compareIcon, heartIcon } from '../../ui/icons';
import { PriorPrice } from '../../ui/prior-price';
import { Picture, prefetchPicture } from '../../ui/picture';
import { useCardCommands } from './card-commands';
import { Badges, OfferMarks } from './card-marks';
import styles from './product-card.module.css';

/** A whole product, or the prerendered page's part of it. */
export type ShownProduct = InitialData['cards'][number] | Product;

interface ToggleProps {
  icon: string;
  label: string;
  titleId: string;
  isOn: boolean;
  /** For a label that stays the same. */
  isPressed?: boolean;
  onToggle: () => void;
}

function Toggle({ icon, label, titleId, isOn, isPressed, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      className={classNames(unprinted, styles.toggle)}
      aria-label={label}
      aria-describedby={titleId}
      aria-pressed={isPressed}
      data-on={isOn}
      onClick={onToggle}
    >
      <Icon path={icon} filled={isOn} />
    </button>
  );
}

function CardActions({ product, titleId }: { product: ShownProduct; titleId: string }) {
  const { toggleWish, toggleCompared, focusTray } = useCardCommands();
  const { product_id: id } = product;
  const inWishlist = useIsInWishlist(id);
  const isCompared = useIsCompared(id);
  return (
    <>
      <Badges productId={id} inWishlist={inWishlist} />
      {'specification' in product && (
        <>
          <Toggle
            icon={heartIcon}
            label={inWishlist ? 'Remove from wishlist' : 'Add to wishlist'}
            titleId={titleId}
            isOn={inWishlist}
            onToggle={() => toggleWish(product)}
          />
          <Toggle
            icon={compareIcon}
            label="Compare"
            titleId={titleId}
            isOn={isCompared}
            isPressed={isCompared}
            onToggle={() => toggleCompared(product)}
          />
          {isCompared && (
            <button type="button" className={skip} onClick={focusTray}>
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

interface ProductCardProps {
  product: ShownProduct;
  mark: SearchHits['mark'] | undefined;
  /** A line that the search matches; empty if the title shows it all. */
  snippet: string;
  /** The picture is in the first view, and loaded at once. */
  eager: boolean;
}

const EAGER = { loading: 'eager', fetchPriority: 'high' } as const;
const LAZY = { loading: 'lazy', fetchPriority: 'auto' } as const;

/** Its link covers the whole card. The specification has a button here; a link opens in a new tab too. */
export const ProductCard = memo(function ProductCard({ product, mark, snippet, eager }: ProductCardProps) {
  const { offer, product_title: title } = product;
  const titleId = useId();
  const prefetch = () => prefetchPicture(pictureProps(product, 'details'));
  return (
    <article
      ref={placeRef(`card ${product.product_id}`)}
      tabIndex={-1}
      className={classNames(surface, styles.card)}
      aria-labelledby={titleId}
    >
      <Picture
        transitionName={pictureTransitionName(product.product_id)}
        className={styles.picture}
        {...pictureProps(product, 'card')}
        {...(eager ? EAGER : LAZY)}
      />
      <CardActions product={product} titleId={titleId} />
      {offer && <OfferMarks {...offer} />}
      <div className={styles.facts}>
        <h3 id={titleId} dir="auto" className={classNames(oneLine, styles.title)} title={title}>
          {mark ? <Highlighted pieces={mark(title)} /> : title}
        </h3>
        {mark && (
          <p dir="auto" className={classNames(oneLine, styles.note)}>
            <Highlighted pieces={mark(snippet)} />
          </p>
        )}
        <p className={styles.price}>
          <span>{offer?.isFrom === true ? 'Price: from ' : 'Price: '}</span>
          <span className={styles.amount}>{formatPrice(product.price)}</span>
          <PriorPrice {...offer} />
        </p>
        <Link
          ref={placeRef(`opener ${product.product_id}`)}
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
