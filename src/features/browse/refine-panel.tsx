import { useId, useMemo, useState, type ReactNode } from 'react';
import { attributeReader, withKnownNames } from '../../catalog/attributes';
import { attributesOf, facetsOf, type Facet, type FacetValue } from '../../catalog/facets';
import type { Product } from '../../catalog/product';
import { setRange, toggleFacet, type ProductQuery, type UnitRange } from '../../catalog/query';
import { searchResults } from '../../catalog/refine';
import type { SearchHits } from '../../catalog/search-index';
import { endsOf, type Ends } from '../../lib/amount-range';
import { currencySymbol, formatPrice } from '../../lib/format';
import { classNames, oneLine, surface } from '../../ui/classes';
import { RangeFields } from '../../ui/range-fields';
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
  isOpen: boolean;
  children: ReactNode;
}

function Group({ name, nameId, chosen, isOpen, children }: GroupProps) {
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
  isOpen: boolean;
  onToggle: (value: string) => void;
}

function ChoiceGroup({ name, values, isOpen, onToggle }: ChoiceGroupProps) {
  const nameId = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? values : values.filter(({ isFirst }) => isFirst);
  const chosen = values.flatMap(({ value, isChosen }) => (isChosen ? [value] : []));
  return (
    <Group name={name} nameId={nameId} chosen={chosen.join(', ')} isOpen={isOpen}>
      <fieldset aria-labelledby={nameId} className={styles.values}>
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
  isOpen: boolean;
  onChange: (range: UnitRange) => void;
}

const hasRoom = (ends: Ends | undefined): ends is Ends => ends !== undefined && ends.from < ends.to;

function UnitRangeGroup({ facet: { name, unit, ends }, range, isOpen, onChange }: UnitRangeGroupProps) {
  const format = formatWithUnit(unit);
  const chosen = range ? unitRangeLabel(range) : '';
  return (
    <Group name={name} chosen={chosen} isOpen={isOpen}>
      <RangeFields
        legend={name}
        labels={{ from: `From (${unit})`, to: `To (${unit})` }}
        unit={unit}
        slider={
          hasRoom(ends)
            ? { ends, format, labels: { from: `${name}, at least`, to: `${name}, at most` } }
            : undefined
        }
        range={range ?? {}}
        onChange={(next) => onChange({ ...next, unit })}
      />
    </Group>
  );
}

function useFacets({ products, hits, query }: Refining) {
  const { category } = query;
  const found = useMemo(() => searchResults(products, { category }, hits), [products, category, hits]);
  const attributes = useMemo(() => attributesOf(found, products), [found, products]);
  return {
    facets: useMemo(() => facetsOf(found, attributes, query, products), [found, attributes, query, products]),
    prices: useMemo(() => endsOf(found.map(({ price }) => price)), [found]),
  };
}

/** `isFolded`: all groups but the price. */
export function RefinePanel(props: Refining & { isFolded?: boolean }) {
  const { products, onChange, isFolded = false } = props;
  const query = useMemo(
    () => withKnownNames(props.query, attributeReader(products)),
    [props.query, products],
  );
  const { facets, prices } = useFacets({ ...props, query });
  return (
    <div
      className={classNames(surface, styles.panel, isFolded && styles.folded)}
      role="group"
      aria-label="Filters"
    >
      <Group name="Price" chosen={priceLabel(query.price)} isOpen>
        <RangeFields
          legend="Price"
          labels={{ from: 'From', to: 'To' }}
          unit={currencySymbol()}
          slider={
            hasRoom(prices)
              ? {
                  ends: prices,
                  format: formatPrice,
                  labels: { from: 'Lowest price', to: 'Highest price' },
                }
              : undefined
          }
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
            isOpen={!isFolded}
            onChange={(range) => onChange(setRange(query, facet.name, range))}
          />
        ) : (
          <ChoiceGroup
            key={facet.name}
            name={facet.name}
            values={facet.values}
            isOpen={!isFolded}
            onToggle={(value) => onChange(toggleFacet(query, facet.name, value))}
          />
        ),
      )}
    </div>
  );
}
