import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { type ProductQuery } from '../../catalog/query';
import { plainQuery, setRange, toggleFacet } from '../../catalog/filters';
import { Icon } from '../../ui/icon';
import { closeIcon } from '../../ui/more-icons';
import styles from './applied-filters.module.css';
import { priceLabel, unitRangeLabel } from './range-label';

interface AppliedFiltersProps {
  query: ProductQuery;
  onChange: (query: ProductQuery) => void;
  /** Moves focus elsewhere when the last filter is removed. */
  onEmpty: () => void;
}

interface Applied {
  label: string;
  /** The query without it. */
  rest: ProductQuery;
}

function appliedTo(query: ProductQuery): Applied[] {
  const text = query.text.trim();
  const price = priceLabel(query.price);
  return [
    ...(text === '' ? [] : [{ label: `“${text}”`, rest: { ...query, text: '' } }]),
    ...(price === '' ? [] : [{ label: price, rest: { ...query, price: {} } }]),
    ...[...query.facets].flatMap(([name, values]) =>
      [...values].map((value) => ({ label: `${name}: ${value}`, rest: toggleFacet(query, name, value) })),
    ),
    ...[...query.ranges].map(([name, range]) => ({
      label: `${name}: ${unitRangeLabel(range)}`,
      rest: setRange(query, name, { unit: range.unit }),
    })),
  ];
}

export function AppliedFilters({ query, onChange, onEmpty }: AppliedFiltersProps) {
  const buttons = useRef<Array<HTMLButtonElement | null>>([]);
  const remove = (index: number, rest: ProductQuery) => {
    flushSync(() => onChange(rest));
    const next = buttons.current[index] ?? buttons.current[index - 1];
    if (next) next.focus();
    else onEmpty();
  };
  const applied = appliedTo(query);
  if (applied.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Applied filters">
      {applied.map(({ label, rest }, index) => (
        <li key={label}>
          <button
            ref={(element) => {
              buttons.current[index] = element;
            }}
            type="button"
            aria-label={`Remove filter ${label}`}
            onClick={() => remove(index, rest)}
          >
            <bdi>{label}</bdi> <Icon path={closeIcon} />
          </button>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <button
            type="button"
            className={styles.all}
            onClick={() => {
              onChange({ ...plainQuery, category: query.category, sort: query.sort });
              onEmpty();
            }}
          >
            Remove all filters
          </button>
        </li>
      )}
    </ul>
  );
}
