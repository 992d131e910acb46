import { useEffect, useMemo, useState } from 'react';
import type { Product } from '../../catalog/product';
import { isRefined, type ProductQuery } from '../../catalog/query';
import type { SearchHits, SearchIndex } from '../../catalog/search-index';
import { onFirstInteraction } from '../../loading/idle';
import { onLoaded } from '../../loading/on-settled';
import { ignoreChunkError } from '../../loading/stale-chunks';

interface SearchTools {
  products: readonly Product[];
  refine: typeof import('../../catalog/refine').refine;
  index: SearchIndex | undefined;
}

const hasText = ({ text }: ProductQuery) => text.trim() !== '';

async function loadTools(products: readonly Product[], withIndex: boolean): Promise<SearchTools> {
  const code = await import('../../catalog/refine');
  return {
    products,
    refine: code.refine,
    index: withIndex ? await code.searchIndexOf(products) : undefined,
  };
}

/** Loads the search's code and indexes the products. */
export function prefetchSearch(products: readonly Product[]): void {
  if (products.length > 0) loadTools(products, true).catch(ignoreChunkError);
}

export function usePrefetchedSearch(products: readonly Product[]): void {
  useEffect(() => onFirstInteraction(() => prefetchSearch(products)), [products]);
}

interface SearchResult {
  products: readonly Product[];
  hits: SearchHits | undefined;
}

/** `undefined` until the tools are loaded, and for a query of a category only. */
export function useSearch(products: readonly Product[], query: ProductQuery): SearchResult | undefined {
  const [tools, setTools] = useState<SearchTools>();
  const isSearch = hasText(query);
  const isNeeded = isRefined(query) && products.length > 0;
  const ready = tools?.products === products && (tools.index || !isSearch) ? tools : undefined;
  const isMissing = isNeeded && !ready;
  useEffect(() => {
    if (!isMissing) return undefined;
    // If the code does not arrive, the grid stays as it is, and the next letter or the network's return tries again.
    return onLoaded(() => loadTools(products, hasText(query)), setTools);
  }, [products, isMissing, query]);

  return useMemo(() => {
    if (!isNeeded || !ready) return undefined;
    const hits = isSearch ? ready.index?.search(query.text) : undefined;
    return { products: ready.refine(products, query, hits), hits };
  }, [ready, products, query, isNeeded, isSearch]);
}
