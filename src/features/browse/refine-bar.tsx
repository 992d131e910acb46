import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import type { Product } from '../../catalogue/product';
import { sortOrders, type ProductQuery } from '../../catalogue/query';
import type { SearchHits } from '../../catalogue/search-index';
import { ignoreChunkError } from '../../lib/stale-chunks';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { IconField } from '../../ui/icon-field';
import styles from './refine-bar.module.css';

const loadPanel = () => import('./refine-panel');
const RefinePanel = lazy(async () => ({ default: (await loadPanel()).RefinePanel }));

function warmPanel(): void {
  loadPanel().catch(ignoreChunkError);
}

interface RefineBarProps {
  /** The search, which stands first in the bar. */
  children: ReactNode;
  /** Every product there is. */
  products: readonly Product[];
  hits: SearchHits | undefined;
  query: ProductQuery;
  onChange: (query: ProductQuery) => void;
}

/** Above the grid: the search, the order, and the way to the filters. */
export function RefineBar({ children, products, hits, query, onChange }: RefineBarProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <div className={styles.bar}>
      {children}
      <IconField icon="sort" className={styles.sort}>
        <select
          aria-label="Sort"
          value={query.sort}
          onChange={(event) => {
            const chosen = sortOrders.find(({ value }) => value === event.target.value);
            if (chosen) onChange({ ...query, sort: chosen.value });
          }}
        >
          {sortOrders.map(({ label, value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </IconField>
      <Button
        aria-expanded={isOpen}
        aria-controls={panelId}
        onPointerEnter={warmPanel}
        onFocus={warmPanel}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" /> Filters
      </Button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={null}>
            <RefinePanel products={products} hits={hits} query={query} onChange={onChange} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
