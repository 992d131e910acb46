import { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react';
import { attributeReader, withKnownNames } from '../../catalog/attributes';
import { countAttributes, facetsOf, type Facet, type FacetValue } from '../../catalog/facets';
import type { Product } from '../../catalog/product';
import { type ProductQuery, type UnitRange } from '../../catalog/query';
import { setRange, toggleFacet } from '../../catalog/filters';
import { searchResults } from '../../catalog/refine';
import type { SearchHits } from '../../catalog/search-index';
import { endsOf, type End, type Ends } from '../../lib/bounds';
import { currencySymbol, formatPrice } from '../../lib/format';
import { classNames, oneLine } from '../../ui/classes';
import { RangeFields } from '../../ui/range-fields';
import { useRested } from '../../ui/timing';
import { countProducts } from '../../words/words';
import { formatWithUnit, priceLabel, unitRangeLabel } from './range-label';
import styles from './refine-panel.module.css';

/** The refined list and its query. */
export interface Refining {
  products: readonly Product[];
  hits: SearchHits | undefined;
  query: ProductQuery;
  onChange: (query: ProductQuery) => void;
}

interface GroupProps {
  name: string;
  nameId?: string;
  /** The choices, for a group that is folded. */
  chosen: string;
  isOpen?: boolean;
  children: ReactNode;
}

function Group({ name, nameId, chosen, isOpen = false, children }: GroupProps) {
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        <span id={nameId} dir="auto" className={styles.name}>
          {name}
        </span>{' '}
        <span dir="auto" className={classNames(oneLine, styles.chosen)}>
          {chosen}
        </span>
      </summary>
      {children}
    </details>
  );
}

interface ChoiceGroupProps {
  name: string;
  values: readonly FacetValue[];
  onToggle: (value: string) => void;
}

function ChoiceGroup({ name, values, onToggle }: ChoiceGroupProps) {
  const nameId = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? values : values.filter(({ isFirst }) => isFirst);
  const chosen = values.flatMap(({ value, isChosen }) => (isChosen ? [value] : []));
  return (
    <Group name={name} nameId={nameId} chosen={chosen.join(', ')}>
      <fieldset aria-labelledby={nameId}>
        {shown.map(({ value, count, isChosen }) => (
          <label key={value} className={styles.value}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={count === 0 && !isChosen}
              onChange={() => onToggle(value)}
            />
            <span dir="auto">{value}</span>
            <span className={styles.count} aria-label={countProducts(count)}>
              {count}
            </span>
          </label>
        ))}
        {values.some(({ isFirst }) => !isFirst) && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : `Show all ${values.length}`}
          </button>
        )}
      </fieldset>
    </Group>
  );
}

interface UnitRangeGroupProps {
  facet: Extract<Facet, { kind: 'range' }>;
  range: UnitRange | undefined;
  onChange: (range: UnitRange) => void;
}

/** None where all amounts are the same. */
const sliderOf = (ends: Ends | undefined, format: (amount: number) => string, labels: Record<End, string>) =>
  ends && ends.from < ends.to ? { ends, format, labels } : undefined;

function UnitRangeGroup({ facet: { name, unit, ends }, range, onChange }: UnitRangeGroupProps) {
  const format = formatWithUnit(unit);
  const chosen = range ? unitRangeLabel(range) : '';
  return (
    <Group name={name} chosen={chosen}>
      <RangeFields
        legend={name}
        labels={{ from: `From (${unit})`, to: `To (${unit})` }}
        example={ends && format(ends.from)}
        unit={unit}
        slider={sliderOf(ends, format, { from: `${name}, at least`, to: `${name}, at most` })}
        range={range ?? {}}
        onChange={(next) => onChange({ ...next, unit })}
      />
    </Group>
  );
}

function useFacets({ products, query, ...props }: Refining) {
  // The grid follows a search or a category first. Counting thousands would delay the next key.
  const [category, hits] = [useDeferredValue(query.category), useDeferredValue(useRested(props.hits))];
  const { price, facets, ranges } = query;
  const found = useMemo(() => searchResults(products, { category }, hits), [products, category, hits]);
  const attributes = useMemo(() => countAttributes(found, products), [found, products]);
  return {
    facets: useMemo(
      () => facetsOf(found, attributes, { price, facets, ranges }, products),
      [found, attributes, price, facets, ranges, products],
    ),
    prices: useMemo(() => endsOf(found.map((product) => product.price)), [found]),
  };
}

/** Folded groups, of which the price is open. */
export function RefinePanel(props: Refining) {
  const { products, onChange } = props;
  const { facets: chosen, ranges } = props.query;
  const known = useMemo(
    () => withKnownNames({ facets: chosen, ranges }, attributeReader(products)),
    [chosen, ranges, products],
  );
  const query = { ...props.query, ...known };
  const { facets, prices } = useFacets({ ...props, query });
  return (
    <div className={styles.panel} role="group" aria-label="Filters">
      <Group name="Price" chosen={priceLabel(query.price)} isOpen>
        <RangeFields
          legend="Price"
          labels={{ from: 'From', to: 'To' }}
          unit={currencySymbol()}
          slider={sliderOf(prices, formatPrice, { from: 'Lowest price', to: 'Highest price' })}
          range={query.price}
          onChange={(price) => onChange({ ...query, price })}
        />
      </Group>
      {facets.map((facet) =>
        facet.kind === 'range' ? (
          <UnitRangeGroup
            key={facet.name}
            facet={facet}
            range={query.ranges.get(facet.name)}
            onChange={(range) => onChange(setRange(query, facet.name, range))}
          />
        ) : (
          <ChoiceGroup
            key={facet.name}
            name={facet.name}
            values={facet.values}
            onToggle={(value) => onChange(toggleFacet(query, facet.name, value))}
          />
        ),
      )}
    </div>
  );
}
