import { useState } from 'react';
import type { Product } from '../../catalogue/product';
import { RatingStars } from '../../ui/rating-stars/rating-stars';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './details.module.css';

/** The star widget, which starts at the rating rounded down whenever it is shown, and the rating itself beside it. */
export function ProductRating({ product }: { readonly product: Product }) {
  const [stars, setStars] = useState(Math.floor(product.rating));
  return (
    <div className={styles['rating']}>
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
