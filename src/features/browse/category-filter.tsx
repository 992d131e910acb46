import { categories, type CategoryFilter as Category } from '../../catalogue/categories';
import { ToggleButtons } from '../../ui/toggle-buttons';
import styles from './category-filter.module.css';

interface CategoryFilterProps {
  category: Category;
  onChoose: (category: Category) => void;
}

/** The category buttons beside the grid (specification §2, Home). */
export function CategoryFilter({ category, onChoose }: CategoryFilterProps) {
  return (
    <ToggleButtons
      label="Category"
      options={categories}
      value={category}
      onChoose={onChoose}
      className={styles.filter}
      buttonClassName={styles.category}
    />
  );
}
