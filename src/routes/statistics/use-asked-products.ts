import { useMemo } from 'react';
import type { Product } from '../../catalogue/product';
import { formatQuery, inCategory, inPriceRange, parseQuery, plainQuery } from '../../catalogue/query';
import type { StatisticsQuery } from '../../features/statistics-filter/statistics-filter';
import { isOpen } from '../../lib/amount-range';
import { paths } from '../../lib/paths';
import { useHydrated } from '../../lib/use-hydrated';
import { useNavigation } from '../../lib/use-location';
import { announce } from '../../ui/announcer/announcer';

function ask(products: readonly Product[], { category, price }: StatisticsQuery): readonly Product[] {
  return inPriceRange(inCategory(products, category), price);
}

function countWords(count: number): string {
  if (count === 0) return 'No gadget matches';
  return count === 1 ? '1 gadget is shown' : `${count} gadgets are shown`;
}

/** The products that the address asks the statistics for, and the way to ask for others. */
export function useAskedProducts(products: readonly Product[]) {
  const { location, navigate } = useNavigation();
  const search = useHydrated() ? location.search : '';
  const query = useMemo<StatisticsQuery>(() => parseQuery(search), [search]);
  const shown = useMemo(() => ask(products, query), [products, query]);
  return {
    query,
    shown,
    isFiltered: query.category !== 'all' || !isOpen(query.price),
    /** Asks for others; Back undoes it. */
    onAsk: ({ category, price }: StatisticsQuery) => {
      navigate({ pathname: paths.statistics, search: formatQuery({ ...plainQuery, category, price }) });
      announce(countWords(ask(products, { category, price }).length));
    },
  };
}
