import { useId } from 'react';
import { categories, parseCategory } from '../../catalog/categories';
import type { ProductQuery } from '../../catalog/query';
import { currencySymbol } from '../../lib/format';
import { Button } from '../../ui/button';
import { textField } from '../../ui/classes';
import { Message } from '../../ui/message';
import { RangeFields } from '../../ui/range-fields';
import { Select } from '../../features/browse/select';
import { noun } from '../../words/words';
import styles from './after-chart.module.css';

/** One file to load once the chart is painted. */
export { EmptyShop } from '../../features/browse/empty-shop';
export { Highlights } from '../../features/highlights/highlights';

export function EmptyRange({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Message
      Heading="h2"
      title={`No ${noun.one} matches`}
      text="Nothing in this category is in that price range. Try a wider range, or another category."
    >
      <Button variant="primary" onClick={onShowAll}>
        {`Show all ${noun.many}`}
      </Button>
    </Message>
  );
}

export type StatisticsQuery = Pick<ProductQuery, 'category' | 'price'>;

interface StatisticsFilterProps {
  query: StatisticsQuery;
  canShowAll: boolean;
  onChange: (query: StatisticsQuery) => void;
  onShowAll: () => void;
}

export function StatisticsFilter({ query, canShowAll, onChange, onShowAll }: StatisticsFilterProps) {
  const id = useId();
  return (
    <div role="group" aria-label="Filters" className={styles.filter}>
      <label className={styles.category} htmlFor={id}>
        <span>Category</span>
        <Select
          id={id}
          className={textField}
          value={query.category}
          options={categories}
          onChoose={(category) => onChange({ ...query, category: parseCategory(category) })}
        />
      </label>
      <RangeFields
        legend="Price"
        labels={{ from: 'Price from', to: 'Price to' }}
        unit={currencySymbol()}
        range={query.price}
        onChange={(price) => onChange({ ...query, price })}
      />
      {canShowAll && (
        <Button variant="quiet" className={styles.all} onClick={onShowAll}>
          {`Show all ${noun.many}`}
        </Button>
      )}
    </div>
  );
}
