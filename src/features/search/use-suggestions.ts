import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { categories } from '../../catalog/categories';
import type { Product } from '../../catalog/product';
import { searchIndexOf } from '../../catalog/refine';
import type { SearchHits, SearchIndex } from '../../catalog/search-index';
import { useCatalog } from '../../catalog/use-catalog';
import { onePerGroup } from '../../catalog/variants';
import { onSettled } from '../../loading/on-settled';
import { searches } from '../../store/searches';

const MAX_PRODUCTS = 6;
const MAX_CATEGORIES = 3;

/** A choice below the field. */
export type Suggestion =
  | { kind: 'product'; id: string; product: Product }
  | { kind: 'category'; id: string; value: string; label: string; count: number }
  | { kind: 'search'; id: string; text: string };

/** In the page; spaces would part it into several. */
export const optionId = (listId: string, { id }: Suggestion): string => `${listId}-${encodeURIComponent(id)}`;

interface Suggestions {
  /** In the order in which they are shown. */
  options: readonly Suggestion[];
  mark: SearchHits['mark'] | undefined;
  total: number;
  /** In words; empty before anything is typed or found. */
  message: string;
}

/** The categories of what was found, the best match's first; before a search, all in their own order. */
function categoriesOf(found: readonly Product[], isSearch: boolean): readonly Suggestion[] {
  const counts = new Map<string, number>();
  for (const { category } of found) counts.set(category, (counts.get(category) ?? 0) + 1);
  const values = isSearch
    ? [...counts.keys()].slice(0, MAX_CATEGORIES)
    : categories.map(({ value }) => value);
  return values.flatMap((value) => {
    const known = categories.find((category) => category.value === value);
    const count = counts.get(value);
    return known && count !== undefined
      ? { kind: 'category' as const, id: `category-${value}`, count, ...known }
      : [];
  });
}

function useIndex(products: readonly Product[]): SearchIndex | undefined {
  const [made, setMade] = useState<{ products: readonly Product[]; index: SearchIndex }>();
  useEffect(() => onSettled(searchIndexOf(products), (index) => setMade({ products, index })), [products]);
  return made?.products === products ? made.index : undefined;
}

/** Gadgets and categories for a text, and the last searches that begin with it. */
export function useSuggestions(typed: string): Suggestions {
  const { products } = useCatalog();
  const index = useIndex(products);
  const recent = useStore(searches);
  const text = useDeferredValue(typed).trim();
  useEffect(() => searches.follow(), []);
  return useMemo(() => {
    const hits = products.length > 0 ? index?.search(text) : undefined;
    const found = onePerGroup(hits?.ranked.flatMap((place) => products[place] ?? []) ?? []);
    const begin = text.toLowerCase();
    const matching = recent.filter((each) => each.toLowerCase().startsWith(begin) && each !== text);
    return {
      options: [
        ...found
          .slice(0, MAX_PRODUCTS)
          .map((product) => ({ kind: 'product' as const, id: `product-${product.product_id}`, product })),
        ...(text === '' ? categoriesOf(products, false) : categoriesOf(found, true)),
        ...matching.map((each) => ({ kind: 'search' as const, id: `search-${each}`, text: each })),
      ],
      mark: hits?.mark,
      total: found.length,
      message: hits?.messageFor(found.length) ?? '',
    };
  }, [products, index, recent, text]);
}
