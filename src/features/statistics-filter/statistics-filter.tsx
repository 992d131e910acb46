import { categories, parseCategory } from '../../catalogue/categories';
import type { ProductQuery } from '../../catalogue/query';
import { Button } from '../../ui/button/button';
import { RangeFields } from '../../ui/range-fields/range-fields';
import styles from './statistics-filter.module.css';

/** What of a query the statistics go by. */
export type StatisticsQuery = Pick<ProductQuery, 'category' | 'price'>;

interface StatisticsFilterProps {
  readonly query: StatisticsQuery;
  /** Whether anything is left out that could be shown. */
  readonly canShowAll: boolean;
  readonly onAsk: (query: StatisticsQuery) => void;
  readonly onShowAll: () => void;
}

/** Which gadgets the statistics are of: a category, a range of prices, or all of them. */
export function StatisticsFilter({ query, canShowAll, onAsk, onShowAll }: StatisticsFilterProps) {
  return (
    <div role="group" aria-label="Filters" className={styles['filter']}>
      <label className={styles['category']}>
        Category
        <select
          value={query.category}
          onChange={(event) => onAsk({ ...query, category: parseCategory(event.target.value) })}
        >
          {categories.map(({ label, value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <RangeFields
        legend="Price"
        isLegendHidden
        labels={{ from: 'Price from', to: 'Price to' }}
        unit="$"
        reversedWords="The lowest price is above the highest."
        range={query.price}
        onChange={(price) => onAsk({ ...query, price })}
      />
      {canShowAll && (
        <Button variant="quiet" className={styles['all']} onClick={onShowAll}>
          Show all gadgets
        </Button>
      )}
    </div>
  );
}
