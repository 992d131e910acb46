import { useDeferredValue, useLayoutEffect } from 'react';
import type { InitialData } from '../../catalog/initial-data';
import { inCategory, isRefined, type ProductQuery } from '../../catalog/query';
import { withCards } from '../../catalog/product';
import { useCatalog } from '../../catalog/use-catalog';
import { usePrefetchedSearch, useSearch } from '../../features/browse/use-search';
import { useHydrated } from '../../router/router';
import { countProducts, noun } from '../../words/words';

function countMessage(total: number, isReady: boolean, isPlain: boolean): string {
  if (total > 0) return countProducts(total);
  if (!isReady) return '';
  return isPlain ? `No ${noun.many} here at the moment` : `No ${noun.one} matches your filters`;
}

/** The products that the grid shows, and the message above them. */
export function useResults({ cards, total }: InitialData, query: ProductQuery) {
  const arrived = useCatalog();
  // A long list renders in slices. Progress is deferred with it: a page that is shorter in between would scroll up.
  const catalog = useDeferredValue(arrived);
  const { products, status } = catalog;
  const deferred = useDeferredValue(query);
  const found = useSearch(products, deferred);
  usePrefetchedSearch(products);
  const isReady = status === 'ready';
  const isPlain = !isRefined(deferred);
  const { category } = deferred;
  const shown = found?.products ?? inCategory(isReady ? withCards(products) : cards, category);
  const message = () => {
    if (status === 'loading')
      return isPlain && category === 'all' ? countMessage(total, false, true) : 'Loading…';
    if (!isPlain && !found) return 'Searching…';
    const counted = found?.hits?.messageFor(shown.length) ?? countMessage(shown.length, isReady, isPlain);
    return category === 'all' || shown.length === 0 ? counted : `${counted} in ${category}`;
  };
  return {
    catalog,
    products,
    shown,
    hits: found?.hits,
    isNoMatch: isReady && shown.length === 0,
    /** Products for a newer query are on their way. */
    isStale: deferred !== query,
    isAnswered: deferred === query && (isPlain || found !== undefined),
    message: message(),
  };
}

export type Results = ReturnType<typeof useResults>;

/** Shows what the prerendered page hides where the address asks for something else (`document/prerender.tsx`). */
export function useUncovered(isAnswered: boolean): void {
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isHydrated && isAnswered) delete dataset['query'];
    else if (isHydrated && 'query' in dataset) dataset['query'] = 'read';
  }, [isHydrated, isAnswered]);
}
