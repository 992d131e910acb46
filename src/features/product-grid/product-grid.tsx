import type { ProductCard as Product } from '../../catalogue/product';
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
  return (
    <ul className={styles['grid']} aria-label="Gadgets">
      {products.map((product, index) => (
        <li key={product.product_id}>
          <ProductCard product={product} eager={index < FIRST_VIEW} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
