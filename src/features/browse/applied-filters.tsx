import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { plainQuery, toggleFacet, type ProductQuery } from '../../catalogue/query';
import { isOpen } from '../../lib/amount-range';
import { Icon } from '../../ui/icon';
import styles from './applied-filters.module.css';

interface AppliedFiltersProps {
  query: ProductQuery;
  onChange: (query: ProductQuery) => void;
  /** Moves focus on when the last filter has gone. */
  onEmpty: () => void;
}

interface Applied {
  label: string;
  /** The query without it. */
  rest: ProductQuery;
}

function priceLabel({ from, to }: ProductQuery['price']): string {
  if (from === undefined) return `Up to $${to}`;
  return to === undefined ? `From $${from}` : `$${from} to $${to}`;
}

function appliedTo(query: ProductQuery): Applied[] {
  const { text, price, facets } = query;
  const hasPrice = !isOpen(price);
  return [
    ...(text.trim() === '' ? [] : [{ label: `“${text.trim()}”`, rest: { ...query, text: '' } }]),
    ...(hasPrice ? [{ label: priceLabel(price), rest: { ...query, price: {} } }] : []),
    ...[...facets].flatMap(([name, values]) =>
      [...values].map((value) => ({ label: `${name}: ${value}`, rest: toggleFacet(query, name, value) })),
    ),
  ];
}

/** What the grid is narrowed by, each part with the way to take it off; nothing where it is not. */
export function AppliedFilters({ query, onChange, onEmpty }: AppliedFiltersProps) {
  const buttons = useRef<Array<HTMLButtonElement | null>>([]);
  const takeOff = (index: number, rest: ProductQuery) => {
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
            onClick={() => takeOff(index, rest)}
          >
            <bdi>{label}</bdi> <Icon name="close" />
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
