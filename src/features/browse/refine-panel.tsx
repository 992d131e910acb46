import { useMemo } from 'react';
import { facetsOf, type Facet } from '../../catalogue/facets';
import type { Product } from '../../catalogue/product';
import { toggleFacet, type ProductQuery } from '../../catalogue/query';
import { searchResults } from '../../catalogue/refine';
import type { SearchHits } from '../../catalogue/search-index';
import { currencySymbol } from '../../lib/format';
import { countProducts } from '../../lib/words';
import { RangeFields } from '../../ui/range-fields';
import styles from './refine-panel.module.css';

interface RefinePanelProps {
  products: readonly Product[];
  hits: SearchHits | undefined;
  query: ProductQuery;
  onChange: (query: ProductQuery) => void;
}

function FacetGroup({ facet, onToggle }: { facet: Facet; onToggle: (value: string) => void }) {
  return (
    <fieldset className={styles.group}>
      <legend dir="auto">{facet.name}</legend>
      {facet.values.map(({ value, count: total, chosen }) => (
        <label key={value} className={styles.value}>
          <input type="checkbox" checked={chosen} onChange={() => onToggle(value)} />
          <span dir="auto">{value}</span>
          <span className={styles.count} aria-label={countProducts(total)}>
            {total}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function RefinePanel({ products, hits, query, onChange }: RefinePanelProps) {
  const facets = useMemo(
    () => facetsOf(searchResults(products, query, hits), query),
    [products, hits, query],
  );
  return (
    <div className={styles.panel} role="group" aria-label="Filters">
      <RangeFields
        legend="Price"
        labels={{ from: 'From', to: 'To' }}
        unit={currencySymbol()}
        reversedMessage="The minimum is higher than the maximum."
        range={query.price}
        onChange={(price) => onChange({ ...query, price })}
      />
      {facets.map((facet) => (
        <FacetGroup
          key={facet.name}
          facet={facet}
          onToggle={(value) => onChange(toggleFacet(query, facet.name, value))}
        />
      ))}
    </div>
  );
}
