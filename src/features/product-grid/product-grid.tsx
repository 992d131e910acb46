import { useCallback } from 'react';
import type { ProductCard as Product } from '../../catalogue/product';
import { LongList } from '../../ui/long-list/long-list';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';

/** How many cards may stand in the first view: their pictures are loaded at once, the others' when they come near. */
const FIRST_VIEW = 4;

interface ProductGridProps {
  readonly products: readonly Product[];
  readonly onOpen: (productId: string) => void;
}

/** The products as cards, all of them on one page (specification §2, Home: no paging). */
export function ProductGrid({ products, onOpen }: ProductGridProps) {
  const renderAt = useCallback(
    (index: number) => {
      const product = products[index];
      return product && <ProductCard product={product} eager={index < FIRST_VIEW} onOpen={onOpen} />;
    },
    [products, onOpen],
  );
  return (
    <LongList
      label="Gadgets"
      className={styles['grid']}
      count={products.length}
      keyAt={(index) => products[index]?.product_id ?? ''}
      renderAt={renderAt}
    />
  );
}
