import { categories, type CategoryFilter } from '../../catalogue/categories';
import { ToggleButtons } from '../../ui/toggle-buttons/toggle-buttons';
import styles from './product-filter.module.css';

interface ProductFilterProps {
  readonly category: CategoryFilter;
  readonly onChoose: (category: CategoryFilter) => void;
}

/** The category buttons beside the grid (specification §2, Home). */
export function ProductFilter({ category, onChoose }: ProductFilterProps) {
  return (
    <ToggleButtons
      label="Category"
      options={categories}
      value={category}
      onChoose={onChoose}
      className={styles['filter']}
      buttonClassName={styles['category']}
    />
  );
}
