import { max } from 'd3-array';
import { useId, useMemo, type ReactNode } from 'react';
import type { Product } from '../../catalog/product';
import { formatNumber, formatPlain, formatPrice } from '../../lib/format';
import styles from './product-picks.module.css';

interface ProductPick {
  label: string;
  product: Product;
  /** How many more have the same measure. */
  more: number;
  figures: string;
}

/** Rating for the money; `undefined` without a rating. */
export function valueOf({ price, rating }: Product): number | undefined {
  if (rating === undefined) return undefined;
  if (price > 0) return rating / price;
  return rating > 0 ? Infinity : 0;
}

const formatStars = (rating = 0) => `${formatPlain(rating)} out of 5`;

function valueFigures(product: Product): string {
  const { price, rating } = product;
  const worth =
    price > 0 ? `: ${formatNumber((valueOf(product) ?? 0) * 100)} for every ${formatPrice(100)}` : '';
  return `${formatStars(rating)} for ${formatPrice(price)}${worth}`;
}

/** Picks the product with the highest measure, of equals the first; those without one are left out. */
interface Criterion {
  label: string;
  measure: (product: Product) => number | undefined;
  figures: (product: Product) => string;
}

export const highlights: readonly Criterion[] = [
  { label: 'Cheapest', measure: ({ price }) => -price, figures: ({ price }) => formatPrice(price) },
  { label: 'Most expensive', measure: ({ price }) => price, figures: ({ price }) => formatPrice(price) },
  { label: 'Best rated', measure: ({ rating }) => rating, figures: ({ rating }) => formatStars(rating) },
];

export const bestValue: Criterion = { label: 'Best value', measure: valueOf, figures: valueFigures };

export function picksOf(
  products: readonly Product[],
  criteria: readonly Criterion[],
): readonly ProductPick[] {
  return criteria.flatMap(({ label, measure, figures }) => {
    const highest = max(products, measure);
    const [best, ...others] = products.filter((product) => measure(product) === highest);
    if (!best || highest === undefined) return [];
    return [{ label, product: best, more: others.length, figures: figures(best) }];
  });
}

function PickText({ label, product, more, figures }: ProductPick) {
  return (
    <>
      <span className={styles.label}>{`${label} `}</span>
      <span className={styles.title}>
        <bdi>{product.product_title}</bdi>{' '}
      </span>
      <span className={styles.figures}>{more > 0 ? `${figures} (and ${more} more)` : figures}</span>
    </>
  );
}

interface ProductPicksProps {
  products: readonly Product[];
  onOpen: (productId: string) => void;
}

interface PicksProps extends ProductPicksProps {
  title: string;
  criteria: readonly Criterion[];
  children?: ReactNode;
}

function Picks({ products, onOpen, title, criteria, children }: PicksProps) {
  const headingId = useId();
  const picks = useMemo(() => picksOf(products, criteria), [products, criteria]);
  if (picks.length === 0) return null;
  return (
    <section className={styles.picks} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
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
      {children}
    </section>
  );
}

export function Highlights(props: ProductPicksProps) {
  return <Picks {...props} title="Highlights" criteria={highlights} />;
}

const VALUE_ONLY = [bestValue] as const;

export function BestValue(props: ProductPicksProps) {
  return (
    <Picks {...props} title="Value for money" criteria={VALUE_ONLY}>
      <p className={styles.note}>
        {`The most rating for the money: the rating divided by the price, shown here per ${formatPrice(100)}.`}
      </p>
    </Picks>
  );
}
