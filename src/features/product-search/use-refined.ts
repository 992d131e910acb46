import { useEffect, useMemo, useState } from 'react';
import type { Product } from '../../catalogue/product';
import { isRefined, type ProductQuery } from '../../catalogue/query';
import type { SearchHits, SearchIndex } from '../../catalogue/search-index';
import { afterFirstSign } from '../../lib/first-sign';
import { forgiveMissingCode } from '../../lib/forgive-missing-code';

/** What a list of products is searched and refined with. */
interface Tools {
  readonly products: readonly Product[];
  readonly refine: typeof import('../../catalogue/refine').refine;
  readonly index: SearchIndex | undefined;
}

/** The products that a query asks for, and what its search has matched. */
export interface Refined {
  readonly products: readonly Product[];
  readonly hits: SearchHits | undefined;
}

async function loadTools(products: readonly Product[], withIndex: boolean): Promise<Tools> {
  const { refine, searchIndexOf } = await import('../../catalogue/refine');
  return { products, refine, index: withIndex ? await searchIndexOf(products) : undefined };
}

/** Makes the search ready for a visitor who stays, so that the first key need not wait for it. */
export function useWarmSearch(products: readonly Product[]): void {
  useEffect(() => afterFirstSign(() => warmSearch(products)), [products]);
}

/** Makes ready what a search needs: its code, and the index of the products. */
export function warmSearch(products: readonly Product[]): void {
  if (products.length > 0) loadTools(products, true).catch(forgiveMissingCode);
}

/** What a query comes to; `undefined` while what that takes is being made ready, or for a query of a category only. */
export function useRefined(products: readonly Product[], query: ProductQuery): Refined | undefined {
  const [tools, setTools] = useState<Tools>();
  const isNeeded = isRefined(query) && products.length > 0;
  const isSearch = query.text.trim() !== '';
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isWanted = true;
    // Without its code the grid stays as it is; the next query tries again.
    loadTools(products, isSearch).then(
      (loaded) => isWanted && setTools(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [products, isNeeded, isSearch]);

  return useMemo(() => {
    if (!isNeeded || tools?.products !== products || (isSearch && !tools.index)) return undefined;
    const hits = isSearch ? tools.index?.search(query.text) : undefined;
    return { products: tools.refine(products, query, hits), hits };
  }, [tools, products, query, isNeeded, isSearch]);
}
