import { useCallback } from 'react';
import type { SearchHits } from '../../catalog/search-index';
import { LongList } from '../../ui/long-list/long-list';
import { noun } from '../../words/words';
import { ProductCard, type ShownProduct } from './product-card';
import styles from './product-grid.module.css';

/** How many pictures may be in the first view. */
const EAGER_CARDS = 4;

interface ProductGridProps {
  products: readonly ShownProduct[];
  hits?: SearchHits | undefined;
  /** How many cards are rendered first; by default all. */
  firstCount?: number | undefined;
  /** Other products are on their way. */
  isStale?: boolean;
}

/** Specification §2, Home: no paging. */
export function ProductGrid({ products, hits, firstCount, isStale = false }: ProductGridProps) {
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
          />
        )
      );
    },
    [products, hits],
  );
  return (
    <LongList
      label={noun.Many}
      className={styles.grid}
      count={products.length}
      isStale={isStale}
      {...(firstCount === undefined ? {} : { firstCount })}
      keyAt={(index) => products[index]?.product_id ?? ''}
      renderAt={renderAt}
    />
  );
}
