import { useStore } from 'zustand';
import type { Product } from '../../catalogue/product';
import { compared } from '../../store/id-lists';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './compare-toggle.module.css';
import { toggleCompared } from './toggle-compared';

interface CompareToggleProps {
  product: Product;
  /** The heading that names the product. */
  titleId: string;
}

/** Adds the product of the details screen to the comparison, or removes it. */
export function CompareToggle({ product, titleId }: CompareToggleProps) {
  const isCompared = useStore(compared, (ids) => ids.includes(product.product_id));
  return (
    <Button
      className={styles.toggle}
      aria-pressed={isCompared}
      aria-describedby={titleId}
      onClick={() => toggleCompared(product)}
    >
      <Icon name="compare" filled={isCompared} /> Compare
    </Button>
  );
}
