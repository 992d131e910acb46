import type { Product } from '../../catalogue/product';
import { pictureFiles, pictureSizes } from '../../catalogue/product-picture';
import { formatPrice } from '../../lib/money';
import { Picture } from '../../ui/picture';
import styles from './related-products.module.css';

interface ProductStripProps {
  /** What the list is, for assistive technology. */
  label: string;
  products: readonly Product[];
  onOpen: (productId: string) => void;
}

/** A few products in a row, each a button that opens it; a longer row scrolls sideways. */
export function ProductStrip({ label, products, onOpen }: ProductStripProps) {
  return (
    <ul className={styles.strip} aria-label={label}>
      {products.map((product) => (
        <li key={product.product_id}>
          <button type="button" className={styles.item} onClick={() => onOpen(product.product_id)}>
            <Picture
              {...pictureFiles(product)}
              sizes={pictureSizes.strip}
              alt=""
              width={640}
              height={480}
              loading="lazy"
            />
            <span dir="auto" className={styles.title}>
              {product.product_title}
            </span>
            <span className={styles.price}>{`Price: ${formatPrice(product.price)}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
