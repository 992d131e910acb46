import { useRef, useState } from 'react';
import { settings } from '@shop/settings';
import { categories, type CategoryFilter } from '../../catalog/categories';
import type { InitialData } from '../../catalog/initial-data';
import { isRefined, type ProductQuery } from '../../catalog/query';
import { CardCommandsContext } from '../../features/browse/card-commands';
import { CatalogStatus } from '../../features/browse/catalog-status';
import { ProductGrid } from '../../features/browse/product-grid';
import { RAIL, RefineBar } from '../../features/browse/refine-bar';
import type { Refining } from '../../features/browse/refine-panel';
import { useProductQuery } from '../../features/browse/use-product-query';
import { focusTray, toggleCompared } from '../../features/comparison/commands';
import { LazyTray } from '../../features/comparison/lazy-tray';
import { toggleWish } from '../../features/wishlist/commands';
import { focusNearestCard } from '../../focus/places';
import { sections } from '../../lib/paths';
import { lazyPart } from '../../loading/lazy';
import { useNavigation, useSectionHref } from '../../router/router';
import { classNames, shelf, skip } from '../../ui/classes';
import { useFleeting, usePainted, useRested } from '../../ui/timing';
import { ToggleButtons } from '../../ui/toggle-buttons';
import { useFocusFallback } from '../../ui/use-focus-fallback';
import { useMedia } from '../../ui/use-media';
import { Banner } from './banner';
import styles from './home.module.css';
import { useResults, useUncovered, type Results } from './use-results';

// Not needed before the first search or filter.
const AppliedFilters = lazyPart(() =>
  import('../../features/browse/applied-filters').then((module) => module.AppliedFilters),
);
const RefinePanel = lazyPart(() =>
  import('../../features/browse/filter-sheet').then((module) => module.RefinePanel),
);
const NoMatch = lazyPart(() => import('./no-match').then((module) => module.NoMatch));

const cardCommands = { toggleWish, toggleCompared, focusTray };

/** How many cards a change to this screen waits for; Back waits for all, since it may return to any of them. */
const FIRST_CARDS = 8;

/** In a wide window; elsewhere they are a sheet. Groups stay unfolded while a tablet is turned. */
function Filters(props: Refining) {
  const isWide = useMedia(RAIL);
  const [wasWide, setWasWide] = useState(isWide);
  if (isWide && !wasWide) setWasWide(true);
  const hrefOfSection = useSectionHref();
  // The cards come first.
  const isPainted = usePainted(wasWide && props.products.length > 0);
  return (
    isPainted && (
      <div className={styles.filters} hidden={!isWide}>
        <a className={skip} href={hrefOfSection(sections.shelf)}>
          Skip to results
        </a>
        <RefinePanel {...props} />
      </div>
    )
  );
}

interface RailProps extends Refining {
  onCategory: (category: CategoryFilter) => void;
}

/** Beside or above the products. */
function Rail({ onCategory, ...refining }: RailProps) {
  return (
    <div className={styles.rail}>
      <ToggleButtons
        label="Category"
        options={categories}
        value={refining.query.category}
        onChoose={onCategory}
        className={styles.filter}
        buttonClassName={styles.category}
      />
      <Filters {...refining} />
    </div>
  );
}

function Count({ message }: { message: string }) {
  const isRested = useRested(message) === message;
  // A closed dialog would have it read again.
  const isNew = useFleeting(message) !== '';
  return (
    <p role="status" aria-live={isNew ? 'polite' : 'off'} className={styles.count}>
      {/* A new element is read aloud. */}
      <span key={isRested ? message : ''} aria-hidden={!isRested}>
        {message}
      </span>
    </p>
  );
}

interface ShelfProps extends Pick<Results, 'products' | 'shown' | 'hits' | 'isNoMatch' | 'isStale'> {
  query: ProductQuery;
  onChange: (query: ProductQuery) => void;
  /** Moves focus elsewhere: the pressed button is removed. */
  onChanged: () => void;
}

function Shelf({ shown, isNoMatch, isStale, ...search }: ShelfProps) {
  const { type } = useNavigation();
  return (
    <div
      id={sections.shelf}
      role="group"
      aria-labelledby={sections.products}
      tabIndex={-1}
      className={styles.shelf}
    >
      {isNoMatch ? (
        <NoMatch {...search} />
      ) : (
        <CardCommandsContext value={cardCommands}>
          <ProductGrid
            products={shown}
            hits={search.hits}
            isStale={isStale}
            firstCount={type === 'pop' ? undefined : FIRST_CARDS}
          />
        </CardCommandsContext>
      )}
    </div>
  );
}

/** Specification §2, Home. */
export function Home({ initialData }: { initialData: InitialData }) {
  const { query, setQuery, draft } = useProductQuery();
  const { catalog, message, isAnswered, ...found } = useResults(initialData, query);
  useUncovered(isAnswered);
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);

  const setCategory = (category: CategoryFilter) => {
    setQuery({ ...query, category });
    if (section.current && section.current.getBoundingClientRect().top < 0) heading.current?.scrollIntoView();
  };
  // When the pressed button is removed.
  const focusProducts = () => heading.current?.focus({ preventScroll: true });
  // New results may remove the control that has focus.
  const focusFallback = useFocusFallback(focusProducts);
  const goToProducts = () => {
    heading.current?.scrollIntoView();
    focusProducts();
  };
  const refining = { products: found.products, hits: found.hits, query, onChange: setQuery };

  return (
    <>
      <Banner onShopNow={goToProducts} />
      <section
        ref={section}
        className={classNames(shelf, styles.shop)}
        aria-labelledby={sections.products}
        {...focusFallback}
      >
        <h2 ref={heading} id={sections.products} tabIndex={-1} className={styles.heading}>
          {settings.home.productsHeading}
        </h2>
        <div>
          <Rail {...refining} onCategory={setCategory} />
        </div>
        <div className={styles.results}>
          <RefineBar draft={draft} {...refining} />
          {isRefined(query) && <AppliedFilters query={query} onChange={setQuery} onEmpty={focusProducts} />}
          <CatalogStatus {...catalog} hasSome={found.shown.length > 0} />
          <Count message={message} />
          <Shelf {...found} {...refining} onChanged={focusProducts} />
        </div>
      </section>
      <LazyTray onEmpty={focusNearestCard} />
    </>
  );
}
