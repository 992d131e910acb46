import { lazy, Suspense, useCallback, useDeferredValue, useRef } from 'react';
import { inCategory, isRefined } from '../../catalogue/query';
import type { ShopWindow } from '../../catalogue/shop-window';
import { CatalogueStatus } from '../../features/catalogue-status/catalogue-status';
import { useCatalogue } from '../../features/catalogue-status/use-catalogue';
import { toggleCompared } from '../../features/comparison/toggle-compared';
import { WhenCompared } from '../../features/comparison/when-compared';
import { ProductFilter } from '../../features/product-filter/product-filter';
import { ProductGrid } from '../../features/product-grid/product-grid';
import { RefineBar } from '../../features/product-refine/refine-bar';
import { SearchBox } from '../../features/product-search/search-box';
import { useRefined, useWarmSearch, warmSearch } from '../../features/product-search/use-refined';
import { toggleWish } from '../../features/undo/toggle-wish';
import { useNavigation } from '../../lib/use-location';
import { optionalPart } from '../../ui/optional-part/optional-part';
import { Banner } from './banner';
import { countWords } from './count-words';
import styles from './home.module.css';
import { useProductQuery } from './use-product-query';

// None is wanted before something is searched for, filtered or compared.
const AppliedFilters = lazy(async () => ({
  default: (await import('../../features/product-refine/applied-filters')).AppliedFilters,
}));
const NoMatch = lazy(async () => ({ default: (await import('./no-match')).NoMatch }));
const Overlays = optionalPart(async () => (await import('./overlays')).Overlays);

/** How many cards a change to this screen waits for; Back waits for all, for it returns to a place among them. */
const FIRST_CARDS = 8;

interface HomeProps {
  /** What the page was prerendered with, shown until Data.json has arrived. */
  readonly shopWindow: ShopWindow;
}

/** What the grid shows of the products, and what is said of it. */
function useResults({ cards, total }: ShopWindow, query: ReturnType<typeof useProductQuery>['query']) {
  const arrived = useCatalogue();
  // A long list is rendered in slices, between which the browser answers.
  const products = useDeferredValue(arrived.products);
  // The progress goes as the list comes: a page that is shorter in between throws back whoever is at its end.
  const catalogue = useDeferredValue(arrived.catalogue);
  const asked = useDeferredValue(query);
  const refined = useRefined(products, asked);
  useWarmSearch(products);
  const isLoading = catalogue.status === 'loading';
  const isReady = catalogue.status === 'ready';
  const isPlain = !isRefined(asked);
  const shown = refined?.products ?? inCategory(isReady ? products : cards, asked.category);
  const count = () => {
    if (isLoading) return isPlain && asked.category === 'all' ? countWords(total, false) : 'Loading…';
    return isPlain || refined ? countWords(shown.length, isReady, asked.text) : 'Searching…';
  };
  const isNoMatch = isReady && shown.length === 0;
  return { products, catalogue, shown, hits: refined?.hits, isNoMatch, words: count() };
}

/** Home: banner, categories, search, and the grid of gadgets (specification §2, Home). */
export function Home({ shopWindow }: HomeProps) {
  const { query, ask, draft } = useProductQuery();
  const { products, catalogue, shown, hits, isNoMatch, words } = useResults(shopWindow, query);
  const { type } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  const results = useRef<HTMLElement>(null);

  const change = (asked: typeof query) => {
    ask(asked);
    if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
  };
  // Where a keyboard goes on when what it pressed has gone.
  const focusGadgets = useCallback(() => heading.current?.focus({ preventScroll: true }), []);
  const goToGadgets = useCallback(() => {
    heading.current?.scrollIntoView();
    focusGadgets();
  }, [focusGadgets]);

  return (
    <>
      <Banner onShopNow={goToGadgets} />
      <section ref={results} className={styles['shop']} aria-labelledby="gadgets">
        <h2 ref={heading} id="gadgets" tabIndex={-1} className={styles['heading']}>
          Explore Cutting-Edge Gadgets
        </h2>
        <div className={styles['sidebar']}>
          <ProductFilter category={query.category} onChoose={(category) => change({ ...query, category })} />
        </div>
        <div className={styles['results']}>
          <RefineBar products={products} hits={hits} query={query} onChange={ask}>
            <SearchBox draft={draft} onLikely={() => warmSearch(products)} />
          </RefineBar>
          {isRefined(query) && (
            <Suspense fallback={null}>
              <AppliedFilters query={query} onChange={ask} onEmpty={focusGadgets} />
            </Suspense>
          )}
          <CatalogueStatus catalogue={catalogue} />
          <p role="status" aria-busy={draft.isPending} className={styles['count']}>
            {words}
          </p>
          {isNoMatch ? (
            <Suspense fallback={null}>
              <NoMatch query={query} onAsk={ask} onAsked={focusGadgets} />
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
      <WhenCompared>
        <Overlays />
      </WhenCompared>
    </>
  );
}
