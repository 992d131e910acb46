import { useStore } from 'zustand';
import type { Product } from '../../catalogue/product';
import { comparison } from '../../shop/comparison';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import styles from './compare-toggle.module.css';
import { toggleCompared } from './toggle-compared';

interface CompareToggleProps {
  readonly product: Product;
  /** The heading that says which product it is. */
  readonly titleId: string;
}

/** Chooses the product of a screen to be compared, or no longer. */
export function CompareToggle({ product, titleId }: CompareToggleProps) {
  const isCompared = useStore(comparison, (ids) => ids.includes(product.product_id));
  return (
    <Button
      className={styles['toggle']}
      aria-pressed={isCompared}
      aria-describedby={titleId}
      onClick={() => toggleCompared(product)}
    >
      <Icon name="compare" filled={isCompared} /> Compare
    </Button>
  );
}
