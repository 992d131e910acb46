import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type Offer, type Product, productsById, withCards } from '../../catalog/product';
import { pictureProps } from '../../catalog/product-picture';
import { onePerGroup } from '../../catalog/variants';
import { attributeValues } from '../../catalog/specification';
import { focusHeading, placeRef } from '../../focus/places';
import { formatPrice } from '../../lib/format';
import { productLink } from '../../lib/product-link';
import { useFollow } from '../../router/follow';
import { viewed } from '../../store/id-lists';
import { removeFrom } from '../../store/remove-from';
import { Button } from '../../ui/button';
import { classNames, oneLine, shelf, surface, unprinted } from '../../ui/classes';
import { Picture } from '../../ui/picture';
import { undoable } from '../../ui/toasts/toasts';
import { noun } from '../../words/words';
import styles from './related-products.module.css';

const MAX_SIMILAR = 4;
const WEIGHTS = { category: 0.5, price: 0.25, attributes: 0.25 } as const;

function sharedAttributes(a: Product, b: Product): number {
  const [mine, theirs] = [attributeValues(a), attributeValues(b)];
  let shared = 0;
  for (const [name, value] of mine) if (theirs.get(name) === value) shared += 1;
  return shared / Math.max(1, mine.size + theirs.size - shared);
}

/** From 0 to 1. Prices are compared by ratio: twice the price is as far as half. */
export function similarity(a: Product, b: Product): number {
  const category = a.category === b.category ? WEIGHTS.category : 0;
  const ratio = Math.abs(Math.log2(Math.max(a.price, 0.01) / Math.max(b.price, 0.01)));
  return category + WEIGHTS.price * Math.max(0, 1 - ratio / 3) + WEIGHTS.attributes * sharedAttributes(a, b);
}

const isSameGroup = (a: Offer | undefined, b: Offer | undefined) =>
  a?.item_group_id !== undefined && a.item_group_id === b?.item_group_id;

export function similarTo(product: Product, products: readonly Product[], count: number): readonly Product[] {
  return withCards(products)
    .filter(
      ({ product_id, offer }) => product_id !== product.product_id && !isSameGroup(offer, product.offer),
    )
    .map((other) => ({ other, score: similarity(product, other) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other);
}

function ProductStrip({ label, products }: { label: string; products: readonly Product[] }) {
  const follow = useFollow();
  return (
    <ul className={styles.strip} aria-label={label}>
      {products.map((product) => (
        <li key={product.product_id}>
          <button
            ref={placeRef(`opener ${product.product_id}`)}
            type="button"
            className={classNames(surface, styles.item)}
            onClick={() => follow(productLink(product.product_id))}
          >
            <Picture {...pictureProps(product, 'strip')} loading="lazy" />
            <span dir="auto" className={classNames(oneLine, styles.title)}>
              {product.product_title}
            </span>
            <span className={styles.price}>{`Price: ${formatPrice(product.price)}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface RelatedProductsProps {
  product: Product;
  products: readonly Product[];
}

function clearViewed(): void {
  const undo = removeFrom(viewed);
  // The button is removed with its section.
  focusHeading();
  undoable(`Recently viewed ${noun.many} cleared`, {
    run: undo,
    undone: `recently viewed ${noun.many} are back`,
  });
}

function RecentlyViewed({ product, products }: RelatedProductsProps) {
  const ids = useStore(viewed);
  const recent = useMemo(
    () =>
      onePerGroup(ids.flatMap((id) => productsById(products).get(id) ?? [])).filter(
        (other) => other.product_id !== product.product_id && !isSameGroup(other.offer, product.offer),
      ),
    [ids, product, products],
  );
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent" className={styles.section}>
      <div className={styles.head}>
        <h2 id="recent">Recently viewed</h2>
        <Button variant="quiet" onClick={clearViewed}>
          Clear
        </Button>
      </div>
      <ProductStrip label="Recently viewed" products={recent} />
    </section>
  );
}

/** Similar products, and those that were opened on this device. */
export function RelatedProducts(props: RelatedProductsProps) {
  const { product, products } = props;
  const similar = useMemo(() => similarTo(product, products, MAX_SIMILAR), [product, products]);
  return (
    <div className={classNames(unprinted, shelf, styles.related)}>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className={styles.section}>
          <h2 id="similar">{`Similar ${noun.many}`}</h2>
          <ProductStrip label={`Similar ${noun.many}`} products={similar} />
        </section>
      )}
      <RecentlyViewed {...props} />
    </div>
  );
}
