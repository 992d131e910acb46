import { useState } from 'react';
import type { Product } from '../../catalogue/product';
import { RatingStars } from '../../ui/rating-stars/rating-stars';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './details.module.css';

/** The stars that the visitor gave, for the length of the visit: they alter no data (decisions: Star widget). */
const givenStars = new Map<string, number>();

/** The star widget, which starts at the rating rounded down, and the rating itself beside it. */
export function ProductRating({ product }: { readonly product: Product }) {
  const [stars, setStars] = useState(() => givenStars.get(product.product_id) ?? Math.floor(product.rating));
  return (
    <div className={styles['rating']}>
      <RatingStars
        label={`Rate ${product.product_title}`}
        value={stars}
        onChange={(value) => {
          console.log(value);
          givenStars.set(product.product_id, value);
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
