import { useEffect, useId } from 'react';
import type { Product } from '../../catalogue/product';
import { pictureFiles, pictureSizes } from '../../catalogue/product-picture';
import { CompareToggle } from '../../features/comparison/compare-toggle';
import { ProductPurchase } from '../../features/product-purchase/product-purchase';
import { formatPrice } from '../../lib/money';
import { noteViewed } from '../../shop/viewed';
import { Icon } from '../../ui/icon/icon';
import { carryWith } from '../../ui/picture/carried-pictures';
import { carryPictures } from '../../ui/picture/carry-pictures';
import { Picture } from '../../ui/picture/picture';
import { ProductRating } from './product-rating';
import styles from './details.module.css';

// No picture moves but to this screen or from it.
carryWith(carryPictures);

/** All there is to say of one product. */
export function ProductDetails({ product }: { readonly product: Product }) {
  const titleId = useId();
  useEffect(() => noteViewed(product.product_id), [product.product_id]);
  return (
    <article className={styles['layout']}>
      <div className={styles['frame']}>
        <Picture
          data-shows={product.product_id}
          className={styles['stage']}
          {...pictureFiles(product)}
          sizes={pictureSizes.details}
          alt={product.image_alt ?? product.product_title}
          width={1280}
          height={960}
          loading="eager"
          fetchPriority="high"
        />
      </div>
      <div className={styles['facts']}>
        <h1 id={titleId} dir="auto" tabIndex={-1} className={styles['title']}>
          {product.product_title}
        </h1>
        <div className={styles['judge']}>
          <ProductRating product={product} />
          <CompareToggle product={product} titleId={titleId} />
        </div>
        <p dir="auto" className={styles['description']}>
          {product.description}
        </p>
        <div className={styles['buy']}>
          <div className={styles['offer']}>
            <div className={styles['price']}>{formatPrice(product.price)}</div>
            <div className={styles['stock']}>
              <Icon name="check" /> In Stock
            </div>
          </div>
          <ProductPurchase product={product} />
        </div>
        <h2 className={styles['subheading']}>Specifications</h2>
        <ol className={styles['specifications']}>
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
