import { useId, useMemo } from 'react';
import type { Product } from '../../catalogue/product';
import { formatNumber, formatPrice } from '../../lib/format';
import styles from './product-picks.module.css';

interface ProductPick {
  label: string;
  product: Product;
  /** How many more have the same measure. */
  more: number;
  figures: string;
}

/** Rating per dollar. */
export function valueOf({ price, rating }: Product): number {
  if (price > 0) return rating / price;
  return rating > 0 ? Infinity : 0;
}

function valueFigures(product: Product): string {
  const { price, rating } = product;
  const worth = price > 0 ? `: ${formatNumber(valueOf(product) * 100)} for every ${formatPrice(100)}` : '';
  return `${rating} out of 5 for ${formatPrice(price)}${worth}`;
}

/** Each picks the product with the highest measure; of equals the first. */
const criteria: ReadonlyArray<{
  label: string;
  measure: (product: Product) => number;
  figures: (product: Product) => string;
}> = [
  { label: 'Cheapest', measure: ({ price }) => -price, figures: ({ price }) => formatPrice(price) },
  { label: 'Most expensive', measure: ({ price }) => price, figures: ({ price }) => formatPrice(price) },
  { label: 'Best rated', measure: ({ rating }) => rating, figures: ({ rating }) => `${rating} out of 5` },
  { label: 'Best value', measure: valueOf, figures: valueFigures },
];

export function picksOf(products: readonly Product[]): readonly ProductPick[] {
  return criteria.flatMap(({ label, measure, figures }) => {
    let [best] = products;
    let equals = 0;
    for (const product of products) {
      const gain = best === product ? 0 : measure(product) - measure(best ?? product);
      // Infinity minus itself is not a number.
      if (gain > 0) [best, equals] = [product, 1];
      else if (gain === 0 || Number.isNaN(gain)) equals += 1;
    }
    return best ? [{ label, product: best, more: equals - 1, figures: figures(best) }] : [];
  });
}

function PickText({ label, product, more, figures }: ProductPick) {
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
              <PickText {...pick} />
            </button>
            <p className={styles.printed}>
              <PickText {...pick} />
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Best value is the most rating for the money: the rating divided by the price, shown here per $100.
      </p>
    </section>
  );
}
