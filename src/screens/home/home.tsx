import { lazy, Suspense, useDeferredValue, useRef } from 'react';
import type { InitialData } from '../../catalogue/initial-data';
import { inCategory, isRefined, type ProductQuery } from '../../catalogue/query';
import { useCatalogue } from '../../catalogue/use-catalogue';
import { CatalogueStatus } from '../../features/browse/catalogue-status';
import { CategoryFilter } from '../../features/browse/category-filter';
import { ProductGrid } from '../../features/browse/product-grid';
import { RefineBar } from '../../features/browse/refine-bar';
import { SearchBox } from '../../features/browse/search-box';
import { prefetchSearch, usePrefetchedSearch, useSearch } from '../../features/browse/use-search';
import { toggleCompared } from '../../features/comparison/toggle-compared';
import { useHasComparison } from '../../features/comparison/use-has-comparison';
import { toggleWish } from '../../features/wishlist/wish';
import { count } from '../../lib/count';
import { useNavigation } from '../../router/router';
import { lazyOptional } from '../../ui/lazy-optional';
import { Banner } from './banner';
import styles from './home.module.css';
import { useProductQuery } from './use-product-query';

// Not needed before something is searched for, filtered or compared.
const AppliedFilters = lazy(async () => ({
  default: (await import('../../features/browse/applied-filters')).AppliedFilters,
}));
const NoMatch = lazy(async () => ({ default: (await import('./no-match')).NoMatch }));
const Overlays = lazyOptional(async () => (await import('./overlays')).Overlays);

function OverlaysWhenNeeded() {
  const isNeeded = useHasComparison();
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <Overlays />
      </Suspense>
    )
  );
}

/** How many cards a change to this screen waits for; Back waits for all, because it returns to one of them. */
const FIRST_CARDS = 8;

function countMessage(total: number, isReady: boolean, searched: string): string {
  const suffix = searched.trim() === '' ? '' : ` for “${searched.trim()}”`;
  if (total > 0) return count(total, 'gadget') + suffix;
  if (!isReady) return '';
  return suffix === '' ? 'No gadgets here at the moment' : `No gadgets${suffix}`;
}

/** The products that the grid shows, and what is said of them. */
function useResults({ cards, total }: InitialData, query: ProductQuery) {
  const arrived = useCatalogue();
  // A long list renders in slices. Its progress goes as the list comes: a page that is shorter in between would throw
  // back a visitor who is at its end.
  const catalogue = useDeferredValue(arrived);
  const { products, status } = catalogue;
  const asked = useDeferredValue(query);
  const found = useSearch(products, asked);
  usePrefetchedSearch(products);
  const isReady = status === 'ready';
  const isPlain = !isRefined(asked);
  const shown = found?.products ?? inCategory(isReady ? products : cards, asked.category);
  const message = () => {
    if (status === 'loading')
      return isPlain && asked.category === 'all' ? countMessage(total, false, '') : 'Loading…';
    return isPlain || found ? countMessage(shown.length, isReady, asked.text) : 'Searching…';
  };
  return {
    catalogue,
    products,
    shown,
    hits: found?.hits,
    isNoMatch: isReady && shown.length === 0,
    message: message(),
  };
}

function showTop(element: HTMLElement | null): void {
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
}

interface HomeProps {
  /** Shown until Data.json has arrived. */
  initialData: InitialData;
}

/** Home: banner, categories, search, and the grid of gadgets (specification §2, Home). */
export function Home({ initialData }: HomeProps) {
  const { query, setQuery, draft } = useProductQuery();
  const { catalogue, products, shown, hits, isNoMatch, message } = useResults(initialData, query);
  const { type } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  const results = useRef<HTMLElement>(null);

  const setCategory = (category: ProductQuery['category']) => {
    setQuery({ ...query, category });
    showTop(results.current);
  };
  // For when the pressed button is gone.
  const focusGadgets = () => heading.current?.focus({ preventScroll: true });
  const goToGadgets = () => {
    heading.current?.scrollIntoView();
    focusGadgets();
  };

  return (
    <>
      <Banner onShopNow={goToGadgets} />
      <section ref={results} className={styles.shop} aria-labelledby="gadgets">
        <h2 ref={heading} id="gadgets" tabIndex={-1} className={styles.heading}>
          Explore Cutting-Edge Gadgets
        </h2>
        <div className={styles.sidebar}>
          <CategoryFilter category={query.category} onChoose={setCategory} />
        </div>
        <div className={styles.results}>
          <RefineBar products={products} hits={hits} query={query} onChange={setQuery}>
            <SearchBox draft={draft} onLikely={() => prefetchSearch(products)} />
          </RefineBar>
          {isRefined(query) && (
            <Suspense fallback={null}>
              <AppliedFilters query={query} onChange={setQuery} onEmpty={focusGadgets} />
            </Suspense>
          )}
          <CatalogueStatus {...catalogue} />
          <p role="status" aria-busy={draft.isPending} className={styles.count}>
            {message}
          </p>
          {isNoMatch ? (
            <Suspense fallback={null}>
              <NoMatch query={query} onChange={setQuery} onChanged={focusGadgets} />
            </Suspense>
          ) : (
            <ProductGrid
              products={shown}
              hits={hits}
              firstCount={type === 'pop' ? undefined : FIRST_CARDS}
              onWish={toggleWish}
              onCompare={toggleCompared}
            />
          )}
        </div>
      </section>
      <OverlaysWhenNeeded />
    </>
  );
}
