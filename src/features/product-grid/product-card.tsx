import { memo, useId, type KeyboardEvent } from 'react';
import type { Product, ProductCard as Card } from '../../catalogue/product';
import { pictureFiles, pictureSizes } from '../../catalogue/product-picture';
import type { SearchHits } from '../../catalogue/search-index';
import { classNames } from '../../lib/class-names';
import { formatPrice } from '../../lib/money';
import { wayTo } from '../../shop/use-open-product';
import { buttonClass } from '../../ui/button/button';
import { Link } from '../../ui/link/link';
import { Picture } from '../../ui/picture/picture';
import { warmPicture } from '../../ui/picture/warm-picture';
import { CardMarks } from './card-marks';
import { MarkedText } from './marked-text';
import styles from './product-card.module.css';

interface ProductCardProps {
  /** All of the product, or what the prerendered page knows of it. */
  readonly product: Card | Product;
  /** What a search has matched, to be marked. */
  readonly mark: SearchHits['mark'] | undefined;
  /** A line of the product's text that the search has matched; empty where the title tells it all. */
  readonly note: string;
  /** Whether the picture is in the first view, and so is loaded at once. */
  readonly eager: boolean;
  readonly onWish: (product: Product) => void;
  readonly onCompare: (product: Product) => void;
}

/** The specification has a button here; a link opens in a new tab too. A button hears Space, a link does not. */
function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** A product in the grid: picture, title, price and the way to its details, which a click anywhere on the card takes. */
export const ProductCard = memo(function ProductCard({
  product,
  mark,
  note,
  eager,
  onWish,
  onCompare,
}: ProductCardProps) {
  const titleId = useId();
  const files = pictureFiles(product);
  const warm = () => warmPicture(files, pictureSizes.details);
  return (
    <article className={styles['card']} aria-labelledby={titleId}>
      <Picture
        data-shows={product.product_id}
        className={styles['picture']}
        {...files}
        sizes={pictureSizes.card}
        alt=""
        width={640}
        height={480}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
      />
      <CardMarks product={product} titleId={titleId} onWish={onWish} onCompare={onCompare} />
      <div className={styles['facts']}>
        <h3 id={titleId} dir="auto" className={styles['title']} title={product.product_title}>
          {mark ? <MarkedText text={product.product_title} mark={mark} /> : product.product_title}
        </h3>
        {mark && (
          <p dir="auto" className={styles['note']}>
            <MarkedText text={note} mark={mark} />
          </p>
        )}
        <p className={styles['price']}>{`Price: ${formatPrice(product.price)}`}</p>
        <Link
          role="button"
          className={classNames(buttonClass('secondary'), styles['open'])}
          aria-describedby={titleId}
          draggable={false}
          {...wayTo(product.product_id)}
          onPointerEnter={warm}
          onFocus={warm}
          onKeyDown={pressBySpace}
        >
          View Details
        </Link>
      </div>
    </article>
  );
});
