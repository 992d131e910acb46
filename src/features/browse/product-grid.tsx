import { useCallback } from 'react';
import type { Product, ProductCard as Card } from '../../catalogue/product';
import type { SearchHits } from '../../catalogue/search-index';
import { LongList } from '../../ui/long-list/long-list';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';

/** How many pictures may be in the first view. */
const EAGER_CARDS = 4;

interface ProductGridProps {
  products: ReadonlyArray<Card | Product>;
  hits?: SearchHits | undefined;
  /** How many cards come first; by default all. */
  firstCount?: number | undefined;
  onWish: (product: Product) => void;
  onCompare: (product: Product) => void;
}

/** The products as cards, all on one page (specification §2, Home: no paging). */
export function ProductGrid({ products, hits, firstCount, onWish, onCompare }: ProductGridProps) {
  const renderAt = useCallback(
    (index: number) => {
      const product = products[index];
      return (
        product && (
          <ProductCard
            product={product}
            mark={hits?.mark}
            snippet={hits && 'specification' in product ? hits.snippetFor(product) : ''}
            eager={index < EAGER_CARDS}
            onWish={onWish}
            onCompare={onCompare}
          />
        )
      );
    },
    [products, hits, onWish, onCompare],
  );
  return (
    <LongList
      label="Gadgets"
      className={styles.grid}
      count={products.length}
      {...(firstCount === undefined ? {} : { firstCount })}
      keyAt={(index) => products[index]?.product_id ?? ''}
      renderAt={renderAt}
    />
  );
}
