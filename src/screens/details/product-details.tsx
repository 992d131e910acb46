import { useEffect, useId, useState } from 'react';
import type { Product } from '../../catalogue/product';
import { pictureFiles, pictureSizes, pictureTransitionName } from '../../catalogue/product-picture';
import { CompareToggle } from '../../features/comparison/compare-toggle';
import { formatPrice } from '../../lib/money';
import { viewed } from '../../store/id-lists';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { RatingStars } from '../../ui/rating-stars';
import { visuallyHidden } from '../../ui/visually-hidden';
import styles from './details.module.css';
import { PurchaseButtons } from './purchase-buttons';

/** The stars start at the rating rounded down, and log what is chosen (specification §2, Product details). */
function ProductRating({ product }: { product: Product }) {
  const [stars, setStars] = useState(Math.floor(product.rating));
  return (
    <div className={styles.rating}>
      <RatingStars
        label={`Rate ${product.product_title}`}
        value={stars}
        onChange={(value) => {
          console.log(value);
          setStars(value);
        }}
      />
      <p>
        <span className={visuallyHidden}>Rating: </span>
        <span>{product.rating}</span>
      </p>
    </div>
  );
}

export function ProductDetails({ product }: { product: Product }) {
  const { product_id: id } = product;
  const titleId = useId();
  useEffect(() => void viewed.change((ids) => [id, ...ids]), [id]);
  return (
    <article className={styles.layout}>
      <div className={styles.frame}>
        <Picture
          transitionName={pictureTransitionName(id)}
          className={styles.stage}
          {...pictureFiles(product)}
          sizes={pictureSizes.details}
          alt={product.image_alt ?? product.product_title}
          width={1280}
          height={960}
          loading="eager"
          fetchPriority="high"
        />
      </div>
      <div className={styles.facts}>
        <h1 id={titleId} dir="auto" tabIndex={-1} className={styles.title}>
          {product.product_title}
        </h1>
        <div className={styles.judge}>
          <ProductRating product={product} />
          <CompareToggle product={product} titleId={titleId} />
        </div>
        <p dir="auto" className={styles.description}>
          {product.description}
        </p>
        <div className={styles.buy}>
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
