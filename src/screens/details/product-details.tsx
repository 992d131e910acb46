import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import type { Product } from '../../catalogue/product';
import { modelOf } from '../../catalogue/product-model';
import { addProductToCart } from '../../features/cart/add-to-cart';
import { focusTray, toggleCompared } from '../../features/comparison/choice';
import { Gallery } from '../../features/gallery/gallery';
import { ModelButton } from '../../features/model-viewer/model-button';
import { addWish } from '../../features/wishlist/wish';
import { formatPlain, formatPrice } from '../../lib/format';
import { productAddress } from '../../lib/paths';
import { setStuck } from '../../lib/scroll-padding';
import { useShareableUrl } from '../../router/router';
import { compared, viewed } from '../../store/id-lists';
import { holdsProduct } from '../../store/saved-items';
import { wishlist } from '../../store/wishlist';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { RatingStars } from '../../ui/rating-stars';
import { ShareButton } from '../../ui/share';
import { skip } from '../../ui/skip';
import { visuallyHidden } from '../../ui/visually-hidden';
import { ScreenHeading } from '../../ui/screen-heading';
import styles from './details.module.css';

/** The stars start at the rating rounded down, and log what is chosen (specification §2, Product details). */
function ProductRating({ title, rating }: { title: string; rating: number }) {
  const [stars, setStars] = useState(Math.floor(rating));
  return (
    <div className={styles.rating}>
      <RatingStars
        label={`Rate ${title}`}
        value={stars}
        onChange={(value) => {
          console.log(value);
          setStars(value);
        }}
      />
      <p>
        <span className={visuallyHidden}>Rating: </span>
        <span>{formatPlain(rating)}</span>
      </p>
    </div>
  );
}

function CompareButton({ product, titleId }: { product: Product; titleId: string }) {
  const isCompared = useStore(compared, (ids) => ids.includes(product.product_id));
  return (
    <div className={styles.comparing}>
      <Button
        className={styles.action}
        aria-pressed={isCompared}
        aria-describedby={titleId}
        onClick={() => toggleCompared(product)}
      >
        <Icon name="compare" filled={isCompared} /> Compare
      </Button>
      {isCompared && (
        <button type="button" className={skip} onClick={focusTray}>
          Go to comparison
        </button>
      )}
    </div>
  );
}

/** The wishlist button is disabled once the product is in the wishlist (specification §5). */
function PurchaseButtons({ product }: { product: Product }) {
  const isWished = useStore(wishlist, (items) => holdsProduct(items, product.product_id));
  const label = isWished ? 'In wishlist' : 'Add to wishlist';
  const place = useRef<HTMLDivElement>(null);
  const onWish = (event: MouseEvent) => {
    // A disabled button loses focus; it stays in its place, where a second press does nothing.
    if (document.activeElement === event.currentTarget) place.current?.focus();
    addWish(product);
  };
  return (
    <div className={styles.buttons}>
      <Button variant="primary" className={styles.cart} onClick={() => addProductToCart(product)}>
        <Icon name="cart" /> Add To Cart
      </Button>
      <div ref={place} role="group" aria-label="Wishlist" tabIndex={-1} className={styles.place}>
        <Button className={styles.wishlist} disabled={isWished} aria-label={label} onClick={onWish}>
          <Icon name="heart" filled={isWished} />
          <span>{label}</span>
        </Button>
      </div>
    </div>
  );
}

export function ProductDetails({ product }: { product: Product }) {
  const { product_id: id } = product;
  const titleId = useId();
  const model = modelOf(product);
  const url = useShareableUrl(productAddress(id));
  useEffect(() => void viewed.change((ids) => [id, ...ids]), [id]);
  return (
    <article className={styles.layout}>
      <div className={styles.frame}>
        <Gallery product={product}>
          {model && <ModelButton title={product.product_title} model={model} />}
        </Gallery>
      </div>
      <div className={styles.facts}>
        <ScreenHeading id={titleId} dir="auto" className={styles.title}>
          {product.product_title}
        </ScreenHeading>
        <div className={styles.judge}>
          {product.rating !== undefined && (
            <ProductRating title={product.product_title} rating={product.rating} />
          )}
          <div className={styles.actions}>
            <CompareButton product={product} titleId={titleId} />
            <ShareButton title={product.product_title} url={url} className={styles.action} />
          </div>
        </div>
        <p dir="auto" className={styles.description}>
          {product.description}
        </p>
        <div ref={setStuck} className={styles.buy}>
          <div className={styles.offer}>
            <div className={styles.price}>{formatPrice(product.price)}</div>
            <div className={styles.stock}>
              <Icon name="check" /> In Stock
            </div>
          </div>
          <PurchaseButtons product={product} />
        </div>
        <h2 className={styles.subheading}>Specifications</h2>
        <ol className={styles.specifications}>
          {product.specification.map((line, index) => (
            <li key={index} dir="auto">
              {line}
            </li>
          ))}
        </ol>
      </div>
    </article>
  );
}
