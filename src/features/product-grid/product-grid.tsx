import { useCallback } from 'react';
import type { Product, ProductCard as Card } from '../../catalogue/product';
import type { SearchHits } from '../../catalogue/search-index';
import { LongList } from '../../ui/long-list/long-list';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';

/** How many cards may stand in the first view: their pictures are loaded at once, the others' when they come near. */
const FIRST_VIEW = 4;

interface ProductGridProps {
  readonly products: ReadonlyArray<Card | Product>;
  /** What a search has matched, to be marked. */
  readonly hits?: SearchHits | undefined;
  /** How many cards come first; all, unless told. */
  readonly firstCount?: number | undefined;
  /** Puts a product on the wishlist, or takes it off. */
  readonly onWish: (product: Product) => void;
  /** Chooses a product to be compared, or no longer. */
  readonly onCompare: (product: Product) => void;
}

/** The products as cards, all of them on one page (specification §2, Home: no paging). */
export function ProductGrid({ products, hits, firstCount, onWish, onCompare }: ProductGridProps) {
  const renderAt = useCallback(
    (index: number) => {
      const product = products[index];
      return (
        product && (
          <ProductCard
            product={product}
            mark={hits?.mark}
            note={hits && 'specification' in product ? hits.lineOf(product) : ''}
            eager={index < FIRST_VIEW}
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
      className={styles['grid']}
      count={products.length}
      {...(firstCount === undefined ? {} : { firstCount })}
      keyAt={(index) => products[index]?.product_id ?? ''}
      renderAt={renderAt}
    />
  );
}
