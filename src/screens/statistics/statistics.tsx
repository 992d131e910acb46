import { lazy, Suspense, useRef } from 'react';
import { plainQuery } from '../../catalogue/query';
import { useCatalogue } from '../../catalogue/use-catalogue';
import { CatalogueStatus } from '../../features/browse/catalogue-status';
import { PriceChart } from '../../features/price-chart/price-chart';
import { usePainted } from '../../lib/use-painted';
import { useOpenProduct } from '../../router/product-link';
import { lazyOptional } from '../../ui/lazy-optional';
import styles from './statistics.module.css';
import { scopeLabel, useFilteredProducts } from './use-filtered-products';

const loadExtras = () => import('./extras');
const StatisticsFilter = lazyOptional(async () => (await loadExtras()).StatisticsFilter);
const EmptyShop = lazy(async () => ({ default: (await loadExtras()).EmptyShop }));
const NoMatch = lazy(async () => ({ default: (await loadExtras()).NoMatch }));
const ProductPicks = lazyOptional(async () => (await loadExtras()).ProductPicks);
const PriceSpread = lazyOptional(async () => (await loadExtras()).PriceSpread);

/** Statistics: a chart of the products (specification §2, Statistics), and what else they tell. */
export function Statistics() {
  const catalogue = useCatalogue();
  const { products, status } = catalogue;
  const { query, shown, isFiltered, setQuery } = useFilteredProducts(products);
  const openProduct = useOpenProduct();
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = products.length > 0;
  // The chart is painted first.
  const isPainted = usePainted(isLoaded);
  const isEmpty = status === 'ready' && !isLoaded;
  const showAll = () => {
    setQuery(plainQuery);
    // The pressed button goes.
    heading.current?.focus();
  };
  return (
    <div className={styles.screen}>
      <div>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          Statistics
        </h1>
        <p className={styles.subtitle}>View the statistics of the product</p>
      </div>
      <CatalogueStatus {...catalogue} />
      {!isEmpty && (
        <div className={styles.filter}>
          <Suspense>
            {isPainted && (
              <StatisticsFilter
                query={query}
                canShowAll={isFiltered && shown.length > 0}
                onChange={setQuery}
                onShowAll={showAll}
              />
            )}
          </Suspense>
        </div>
      )}
      {isFiltered && <p className={styles.scope}>{scopeLabel(query)}</p>}
      {!isLoaded && !isEmpty && (
        <p role="status" className={styles.room}>
          Loading…
        </p>
      )}
      <Suspense>
        {isEmpty && <EmptyShop Heading="h2" />}
        {isLoaded && shown.length === 0 && <NoMatch onShowAll={showAll} />}
      </Suspense>
      {shown.length > 0 && (
        <>
          <PriceChart products={shown} onOpen={openProduct} />
          <Suspense>
            {isPainted && <ProductPicks products={shown} onOpen={openProduct} />}
            {isPainted && <PriceSpread products={shown} />}
          </Suspense>
        </>
      )}
      <noscript>The chart is drawn by your browser and needs JavaScript.</noscript>
    </div>
  );
}
