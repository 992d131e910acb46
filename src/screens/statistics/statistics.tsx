import { useCallback, useMemo } from 'react';
import { categoryLabel } from '../../catalog/categories';
import type { Product } from '../../catalog/product';
import { formatQuery, inCategory, parseQuery } from '../../catalog/query';
import { inPriceRange, plainQuery } from '../../catalog/filters';
import { useCatalog } from '../../catalog/use-catalog';
import { CatalogStatus } from '../../features/browse/catalog-status';
import { priceLabel } from '../../features/browse/range-label';
import { PriceChart } from '../../features/price-chart/price-chart';
import { focusHeading } from '../../focus/places';
import { isOpen } from '../../lib/amount-range';
import { paths } from '../../lib/paths';
import { productLink } from '../../lib/product-link';
import { lazyPart } from '../../loading/lazy';
import { useFollow } from '../../router/follow';
import { useHydratedLocation, useNavigate } from '../../router/router';
import { announce } from '../../ui/announcer';
import { classNames, printed, shelf, unprinted } from '../../ui/classes';
import { ScreenHeading } from '../../ui/screen-heading';
import { usePainted } from '../../ui/timing';
import { countProducts, noun } from '../../words/words';
import type { StatisticsQuery } from './after-chart';
import styles from './statistics.module.css';

const loadAfterChart = () => import('./after-chart');
const StatisticsFilter = lazyPart(async () => (await loadAfterChart()).StatisticsFilter);
const EmptyShop = lazyPart(async () => (await loadAfterChart()).EmptyShop);
const EmptyRange = lazyPart(async () => (await loadAfterChart()).EmptyRange);
const Highlights = lazyPart(async () => (await loadAfterChart()).Highlights);

const filter = (products: readonly Product[], { category, price }: StatisticsQuery) =>
  inPriceRange(inCategory(products, category), price);

function countMessage(total: number): string {
  if (total === 0) return `No ${noun.one} matches`;
  return `${countProducts(total)} ${total === 1 ? 'is' : 'are'} shown`;
}

/** "Laptops, from $500" */
function scopeLabel({ category, price }: StatisticsQuery): string {
  const label = categoryLabel(category);
  return isOpen(price) ? label : `${label}, ${priceLabel(price).toLowerCase()}`;
}

function useFilteredProducts(products: readonly Product[]) {
  const navigate = useNavigate();
  const { search } = useHydratedLocation();
  const query = useMemo<StatisticsQuery>(() => parseQuery(search), [search]);
  const shown = useMemo(() => filter(products, query), [products, query]);
  return {
    query,
    shown,
    isFiltered: query.category !== 'all' || !isOpen(query.price),
    /** Back undoes it. */
    setQuery: ({ category, price }: StatisticsQuery) => {
      navigate({ pathname: paths.statistics, search: formatQuery({ ...plainQuery, category, price }) });
      announce(countMessage(filter(products, { category, price }).length));
    },
  };
}

/** Specification §2, Statistics. */
export function Statistics() {
  const catalog = useCatalog();
  const { products, status } = catalog;
  const { query, shown, isFiltered, setQuery } = useFilteredProducts(products);
  const follow = useFollow();
  const open = useCallback((productId: string) => follow(productLink(productId)), [follow]);
  const isLoaded = products.length > 0;
  // The chart is painted first.
  const isPainted = usePainted(isLoaded);
  const isLoading = status === 'loading' && !isLoaded;
  const showAll = () => {
    setQuery(plainQuery);
    // The pressed button is removed.
    focusHeading();
  };
  return (
    <div className={classNames(shelf, styles.screen)}>
      <div>
        <ScreenHeading>Statistics</ScreenHeading>
        <p className={styles.subtitle}>View the statistics of the product</p>
      </div>
      <CatalogStatus {...catalog} />
      {(isLoaded || isLoading) && (
        <div className={classNames(unprinted, styles.filter)}>
          {isPainted && (
            <StatisticsFilter
              query={query}
              canShowAll={isFiltered && shown.length > 0}
              onChange={setQuery}
              onShowAll={showAll}
            />
          )}
        </div>
      )}
      {isFiltered && <p className={printed}>{scopeLabel(query)}</p>}
      {isLoading && (
        <p role="status" className={styles.room}>
          Loading…
        </p>
      )}
      {status === 'ready' && !isLoaded && <EmptyShop Heading="h2" />}
      {isLoaded && shown.length === 0 && <EmptyRange onShowAll={showAll} />}
      {shown.length > 0 && <PriceChart products={shown} onOpen={open} />}
      {isPainted && shown.length > 0 && <Highlights products={shown} onOpen={open} />}
      <noscript>The chart is drawn by your browser and needs JavaScript.</noscript>
    </div>
  );
}
