import { max } from 'd3-array';
import { useId, useMemo } from 'react';
import type { Product } from '../../catalog/product';
import { pictureProps } from '../../catalog/product-picture';
import { formatPrice } from '../../lib/format';
import { formatRating } from '../../lib/notation';
import { classNames, printed, surface, unprinted } from '../../ui/classes';
import { Picture } from '../../ui/picture';
import styles from './highlights.module.css';

interface ProductPick {
  label: string;
  product: Product;
  /** How many more have the same measure. */
  more: number;
  figures: string;
}

/** Picks the product with the highest measure, of equals the first; those without one are left out. */
interface Criterion {
  label: string;
  measure: (product: Product) => number | undefined;
  figures: (product: Product) => string;
}

const highlights: readonly Criterion[] = [
  { label: 'Cheapest', measure: ({ price }) => -price, figures: ({ price }) => formatPrice(price) },
  { label: 'Most expensive', measure: ({ price }) => price, figures: ({ price }) => formatPrice(price) },
  { label: 'Best rated', measure: ({ rating }) => rating, figures: ({ rating = 0 }) => formatRating(rating) },
];

export function picksOf(products: readonly Product[]): readonly ProductPick[] {
  return highlights.flatMap(({ label, measure, figures }) => {
    const highest = max(products, measure);
    const [best, ...others] = products.filter((product) => measure(product) === highest);
    if (!best || highest === undefined) return [];
    return [{ label, product: best, more: others.length, figures: figures(best) }];
  });
}

function PickText({ label, product, more, figures }: ProductPick) {
  return (
    <span className={styles.text}>
      <span className={styles.label}>{`${label} `}</span>
      <span className={styles.title}>
        <bdi>{product.product_title}</bdi>{' '}
      </span>
      <span className={styles.figures}>{more > 0 ? `${figures} (and ${more} more)` : figures}</span>
    </span>
  );
}

interface HighlightsProps {
  products: readonly Product[];
  onOpen: (productId: string) => void;
}

export function Highlights({ products, onOpen }: HighlightsProps) {
  const headingId = useId();
  const picks = useMemo(() => picksOf(products), [products]);
  return (
    <section className={styles.picks} aria-labelledby={headingId}>
      <h2 id={headingId}>Highlights</h2>
      <ul className={styles.list} aria-labelledby={headingId}>
        {picks.map((pick) => (
          <li key={pick.label}>
            <button
              type="button"
              className={classNames(surface, unprinted, styles.pick)}
              onClick={() => onOpen(pick.product.product_id)}
            >
              <Picture {...pictureProps(pick.product, 'row')} className={styles.picture} loading="lazy" />
              <PickText {...pick} />
            </button>
            {/* There is nothing to press on paper. */}
            <p className={printed}>
              <PickText {...pick} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
