import { useMemo } from 'react';
import { categories } from '../../catalogue/categories';
import type { Product } from '../../catalogue/product';
import {
  formatQuery,
  inCategory,
  inPriceRange,
  parseQuery,
  plainQuery,
  type ProductQuery,
} from '../../catalogue/query';
import { isOpen } from '../../lib/amount-range';
import { count } from '../../lib/count';
import { formatPrice } from '../../lib/money';
import { paths } from '../../lib/paths';
import { useHydrated } from '../../lib/use-hydrated';
import { useNavigation } from '../../router/router';
import { announce } from '../../ui/announcer';

/** What the statistics use of a query. */
type StatisticsQuery = Pick<ProductQuery, 'category' | 'price'>;

const filter = (products: readonly Product[], { category, price }: StatisticsQuery) =>
  inPriceRange(inCategory(products, category), price);

function countMessage(total: number): string {
  if (total === 0) return 'No gadget matches';
  return `${count(total, 'gadget')} ${total === 1 ? 'is' : 'are'} shown`;
}

function priceLabel({ from, to }: ProductQuery['price']): string {
  if (from !== undefined && to !== undefined) return `, ${formatPrice(from)} to ${formatPrice(to)}`;
  if (from !== undefined) return `, from ${formatPrice(from)}`;
  return to === undefined ? '' : `, up to ${formatPrice(to)}`;
}

/** What the statistics are of: "Laptops, from $500". */
export function scopeLabel({ category, price }: StatisticsQuery): string {
  const label = categories.find(({ value }) => value === category)?.label ?? category;
  return label + priceLabel(price);
}

/** The products that the query in the address asks for. */
export function useFilteredProducts(products: readonly Product[]) {
  const { location, navigate } = useNavigation();
  const search = useHydrated() ? location.search : '';
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
