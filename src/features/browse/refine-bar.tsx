import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Product } from '../../catalogue/product';
import { sortOrders, type ProductQuery } from '../../catalogue/query';
import type { SearchHits } from '../../catalogue/search-index';
import { classNames } from '../../lib/class-names';
import { ignoreChunkError } from '../../lib/stale-chunks';
import { many } from '../../lib/words';
import { Button } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icon';
import { lazyPart } from '../../ui/lazy-part';
import styles from './refine-bar.module.css';
import type { Draft } from './use-product-query';
import { prefetchSearch } from './use-search';

const loadPanel = () => import('./refine-panel');
const RefinePanel = lazyPart(async () => (await loadPanel()).RefinePanel);

function prefetchPanel(): void {
  loadPanel().catch(ignoreChunkError);
}

interface IconFieldProps {
  icon: IconName;
  className?: string | undefined;
  children: ReactNode;
}

function IconField({ icon, className, children }: IconFieldProps) {
  return (
    <span className={classNames(styles.iconField, className)}>
      <Icon name={icon} />
      {children}
    </span>
  );
}

interface SearchBoxProps {
  draft: Draft;
  /** Called when a search is likely. */
  onLikely: () => void;
}

/** Escape empties it. */
function SearchBox({ draft, onLikely }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  // Typed before hydration.
  const takeEarlyText = useEffectEvent(() => {
    if (input.current?.value) draft.type(input.current.value);
  });
  useLayoutEffect(() => takeEarlyText(), []);
  return (
    <search className={styles.search}>
      <IconField icon="search" className={styles.field}>
        <input
          ref={input}
          type="search"
          aria-label={`Search ${many}`}
          placeholder={`Search ${many}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          value={draft.text}
          onChange={(event) => draft.type(event.target.value)}
          onFocus={onLikely}
          onPointerEnter={onLikely}
          onBlur={draft.commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') draft.commit();
            else if (event.key === 'Escape' && !event.nativeEvent.isComposing) draft.type('');
          }}
        />
      </IconField>
    </search>
  );
}

interface RefineBarProps {
  draft: Draft;
  products: readonly Product[];
  hits: SearchHits | undefined;
  query: ProductQuery;
  onChange: (query: ProductQuery) => void;
}

/** Search, order and filters, above the grid. */
export function RefineBar({ draft, products, hits, query, onChange }: RefineBarProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <div className={styles.bar}>
      <SearchBox draft={draft} onLikely={() => prefetchSearch(products)} />
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
        onPointerEnter={prefetchPanel}
        onFocus={prefetchPanel}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" /> Filters
      </Button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && (
          <RefinePanel part={{ products, hits, query, onChange }} onMissing={() => setOpen(false)} />
        )}
      </div>
    </div>
  );
}
