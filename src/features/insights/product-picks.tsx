import { useId, useMemo } from 'react';
import type { Product } from '../../catalogue/product';
import { picksOf, type Pick } from './picks';
import styles from './product-picks.module.css';

function PickWords({ label, product, more, figures }: Pick<Product>) {
  return (
    <>
      <span className={styles.label}>{label} </span>
      <span className={styles.title}>
        <bdi>{product.product_title}</bdi>{' '}
      </span>
      <span className={styles.figures}>
        {figures}
        {more > 0 && ` (and ${more} more)`}
      </span>
    </>
  );
}

interface ProductPicksProps {
  products: readonly Product[];
  onOpen: (productId: string) => void;
}

/** The gadgets that stand out among some, each a button that opens it. */
export function ProductPicks({ products, onOpen }: ProductPicksProps) {
  const headingId = useId();
  const picks = useMemo(() => picksOf(products), [products]);
  return (
    <section className={styles.picks} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Standing out
      </h2>
      <ul className={styles.list} aria-labelledby={headingId}>
        {picks.map((pick) => (
          <li key={pick.label}>
            <button type="button" className={styles.pick} onClick={() => onOpen(pick.product.product_id)}>
              <PickWords {...pick} />
            </button>
            <p className={styles.printed}>
              <PickWords {...pick} />
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Best value is the most rating for the money: the rating divided by the price, told here for every
        $100.
      </p>
    </section>
  );
}
