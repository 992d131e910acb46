import { Suspense, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { settings } from '@shop/settings';
import { categories, type CategoryFilter } from '../../catalogue/categories';
import type { InitialData } from '../../catalogue/initial-data';
import { inCategory, isRefined, type ProductQuery } from '../../catalogue/query';
import { useCatalogue } from '../../catalogue/use-catalogue';
import { CatalogueStatus } from '../../features/browse/catalogue-status';
import { focusNearestCard } from '../../features/browse/product-card';
import { ProductGrid } from '../../features/browse/product-grid';
import { RefineBar } from '../../features/browse/refine-bar';
import { useProductQuery } from '../../features/browse/use-product-query';
import { usePrefetchedSearch, useSearch } from '../../features/browse/use-search';
import { focusTray, toggleCompared, useHasComparison } from '../../features/comparison/choice';
import { toggleWish } from '../../features/wishlist/wish';
import { productsSection } from '../../lib/paths';
import { countProducts, many } from '../../lib/words';
import { useNavigation } from '../../router/router';
import { Button } from '../../ui/button';
import { lazyOptional } from '../../ui/lazy-optional';
import { Picture } from '../../ui/picture';
import { ToggleButtons } from '../../ui/toggle-buttons';
import { ScreenHeading } from '../../ui/screen-heading';
import banner from './banner.module.css';
import styles from './home.module.css';

// Not needed before the first search, filter or comparison.
const AppliedFilters = lazyOptional(
  async () => (await import('../../features/browse/applied-filters')).AppliedFilters,
);
const NoMatch = lazyOptional(async () => (await import('./no-match')).NoMatch);
const Overlays = lazyOptional(async () => (await import('./overlays')).Overlays);

function OverlaysWhenNeeded() {
  const isNeeded = useHasComparison();
  return (
    isNeeded && (
      <Suspense>
        <Overlays onEmpty={focusNearestCard} />
      </Suspense>
    )
  );
}

const BANNER_WIDTHS = [800, 1200, 1600] as const;

const bannerFiles = (format: string) =>
  BANNER_WIDTHS.map((width) => `images/banner-${width}.${format} ${width}w`).join(', ');

function Banner({ onShopNow }: { onShopNow: () => void }) {
  return (
    <section className={banner.banner} aria-labelledby="banner">
      <div className={banner.inside}>
        <p className={banner.tagline}>{settings.tagline}</p>
        <ScreenHeading id="banner" className={banner.heading}>
          {settings.home.heading}
        </ScreenHeading>
        <p className={banner.intro}>{settings.home.intro}</p>
        <Button variant="bright" className={banner.action} onClick={onShopNow}>
          {settings.home.shopNow}
        </Button>
      </div>
      <Picture
        className={banner.picture}
        src="images/banner-1200.webp"
        avif={bannerFiles('avif')}
        webp={bannerFiles('webp')}
        fallback="images/banner.svg"
        // A narrow window takes the smallest, since a sharper one shows no difference.
        sizes="(max-width: 30rem) 14rem, (max-width: 48rem) 109vw, 58rem"
        alt=""
        width={1600}
        height={690}
        fetchPriority="high"
      />
    </section>
  );
}

/** How many cards a change to this screen waits for; Back waits for all, since it may return to any of them. */
const FIRST_CARDS = 8;

function countMessage(total: number, isReady: boolean): string {
  if (total > 0) return countProducts(total);
  return isReady ? `No ${many} here at the moment` : '';
}

/** The products that the grid shows, and the message above them. */
function useResults({ cards, total }: InitialData, query: ProductQuery) {
  const arrived = useCatalogue();
  // A long list renders in slices. Progress is deferred with it: a page that is shorter in between would scroll up.
  const catalogue = useDeferredValue(arrived);
  const { products, status } = catalogue;
  const deferred = useDeferredValue(query);
  const found = useSearch(products, deferred);
  usePrefetchedSearch(products);
  const isReady = status === 'ready';
  const isPlain = !isRefined(deferred);
  const shown = found?.products ?? inCategory(isReady ? products : cards, deferred.category);
  const message = () => {
    if (status === 'loading')
      return isPlain && deferred.category === 'all' ? countMessage(total, false) : 'Loading…';
    if (!isPlain && !found) return 'Searching…';
    return found?.hits?.messageFor(shown.length) ?? countMessage(shown.length, isReady);
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

/** New results may remove the control that has focus. */
function useFocusFallback(focus: () => void) {
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) focus();
  });
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}

interface CategoriesProps {
  chosen: CategoryFilter;
  onChoose: (category: CategoryFilter) => void;
}

function Categories({ chosen, onChoose }: CategoriesProps) {
  return (
    <ToggleButtons
      label="Category"
      options={categories}
      value={chosen}
      onChoose={onChoose}
      className={styles.filter}
      buttonClassName={styles.category}
    />
  );
}

interface ShelfProps extends Pick<ReturnType<typeof useResults>, 'shown' | 'hits' | 'isNoMatch'> {
  query: ProductQuery;
  onChange: (query: ProductQuery) => void;
  /** Moves focus elsewhere: the pressed button is removed. */
  onChanged: () => void;
}

function Shelf({ shown, hits, isNoMatch, ...props }: ShelfProps) {
  const { type } = useNavigation();
  return (
    <div id={productsSection} tabIndex={-1}>
      {isNoMatch ? (
        <Suspense>
          <NoMatch {...props} />
        </Suspense>
      ) : (
        <ProductGrid
          products={shown}
          hits={hits}
          firstCount={type === 'pop' ? undefined : FIRST_CARDS}
          onWish={toggleWish}
          onCompare={toggleCompared}
          onTray={focusTray}
        />
      )}
    </div>
  );
}

/** Specification §2, Home. */
export function Home({ initialData }: { initialData: InitialData }) {
  const { query, setQuery, draft } = useProductQuery();
  const results = useResults(initialData, query);
  const { catalogue, products, hits, message } = results;
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);

  const setCategory = (category: CategoryFilter) => {
    setQuery({ ...query, category });
    if (section.current && section.current.getBoundingClientRect().top < 0) heading.current?.scrollIntoView();
  };
  // When the pressed button is removed.
  const focusProducts = () => heading.current?.focus({ preventScroll: true });
  const focusFallback = useFocusFallback(focusProducts);
  const goToProducts = () => {
    heading.current?.scrollIntoView();
    focusProducts();
  };

  return (
    <>
      <Banner onShopNow={goToProducts} />
      <section ref={section} className={styles.shop} aria-labelledby="products" {...focusFallback}>
        <h2 ref={heading} id="products" tabIndex={-1} className={styles.heading}>
          {settings.home.productsHeading}
        </h2>
        <div className={styles.sidebar}>
          <Categories chosen={query.category} onChoose={setCategory} />
        </div>
        <div className={styles.results}>
          <RefineBar draft={draft} products={products} hits={hits} query={query} onChange={setQuery} />
          {isRefined(query) && (
            <Suspense>
              <AppliedFilters query={query} onChange={setQuery} onEmpty={focusProducts} />
            </Suspense>
          )}
          <CatalogueStatus {...catalogue} />
          <p role="status" aria-busy={draft.isPending} className={styles.count}>
            {message}
          </p>
          <Shelf {...results} query={query} onChange={setQuery} onChanged={focusProducts} />
        </div>
      </section>
      <OverlaysWhenNeeded />
    </>
  );
}
