import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { sortOrders } from '../../catalog/query';
import { overlayHashes } from '../../lib/paths';
import { ignoreChunkError } from '../../loading/stale-chunks';
import { useOpenOverlay } from '../../router/overlay';
import { useHydrated } from '../../router/router';
import { announce } from '../../ui/announcer';
import { Button } from '../../ui/button';
import { classNames, textField, unprinted } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { filterIcon, searchIcon, sortIcon } from '../../ui/icons';
import { Select } from './select';
import { noun } from '../../words/words';
import styles from './refine-bar.module.css';
import type { Refining } from './refine-panel';
import type { SearchInput } from './use-product-query';
import { prefetchSearch } from './use-search';

function prefetchFilters(): void {
  import('./filter-sheet').catch(ignoreChunkError);
}

/** The window has room for filters beside the products. */
export const RAIL = '(min-width: 60rem) and (min-height: 30rem)';

interface IconFieldProps {
  icon: string;
  className?: string | undefined;
  children: ReactNode;
}

function IconField({ icon, className, children }: IconFieldProps) {
  return (
    <span className={classNames(styles.iconField, className)}>
      <Icon path={icon} />
      {children}
    </span>
  );
}

interface SearchBoxProps {
  draft: SearchInput;
  /** Called when a search is likely. */
  onLikely: () => void;
}

/** Escape empties it. */
function SearchBox({ draft, onLikely }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const early = useRef('');
  const isHydrated = useHydrated();
  const takeEarlyText = useEffectEvent(() => {
    // After a reload, browsers restore text that the address holds already.
    if (early.current !== '' && early.current !== draft.text) draft.type(early.current);
  });
  // Text typed before hydration, which the next render would replace.
  useLayoutEffect(() => {
    early.current = input.current?.value ?? '';
  }, []);
  useLayoutEffect(() => {
    if (isHydrated) takeEarlyText();
  }, [isHydrated]);
  return (
    <search className={styles.search}>
      <IconField icon={searchIcon} className={styles.field}>
        <input
          ref={input}
          className={textField}
          type="search"
          aria-label={`Search ${noun.many}`}
          placeholder={`Search ${noun.many}`}
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

interface RefineBarProps extends Refining {
  draft: SearchInput;
}

/** Opens the sheet where there is no rail. */
function Filters({ draft }: { draft: SearchInput }) {
  const openOverlay = useOpenOverlay();
  return (
    <Button
      className={styles.filters}
      onPointerEnter={prefetchFilters}
      onFocus={prefetchFilters}
      onClick={() => {
        draft.commit();
        openOverlay(overlayHashes.filters);
      }}
    >
      <Icon path={filterIcon} />
      <span>Filters</span>
    </Button>
  );
}

/** Search, order and filters, above the grid. */
export function RefineBar(props: RefineBarProps) {
  const { draft, products, query, onChange } = props;
  const hasSale = query.sort === 'discount' || products.some(({ offer }) => offer?.prior_price !== undefined);
  return (
    <div className={classNames(unprinted, styles.bar)}>
      <SearchBox draft={draft} onLikely={() => prefetchSearch(products)} />
      <IconField icon={sortIcon} className={styles.sort}>
        <Select
          className={textField}
          aria-label="Sort"
          value={query.sort}
          options={hasSale ? sortOrders : sortOrders.filter(({ value }) => value !== 'discount')}
          onChoose={(order) => {
            const chosen = sortOrders.find(({ value }) => value === order);
            if (!chosen) return;
            onChange({ ...query, sort: chosen.value });
            announce(`Sorted by ${chosen.label.toLowerCase().replace(':', ',')}`);
          }}
        />
      </IconField>
      <Filters draft={draft} />
    </div>
  );
}
