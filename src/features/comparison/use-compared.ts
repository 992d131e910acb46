import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Product } from '../../catalogue/product';
import { comparison } from '../../shop/comparison';
import { useShop } from '../../shop/use-shop';

/** The products that are chosen to be compared, as far as they are known. What is no longer sold is dropped. */
export function useCompared(): readonly Product[] {
  const ids = useStore(comparison);
  const products = useShop((state) => state.product);
  const isKnown = useShop((state) => state.catalogue.status === 'ready');
  const compared = useMemo(() => {
    const wanted = new Map(
      products.filter(({ product_id }) => ids.includes(product_id)).map((each) => [each.product_id, each]),
    );
    return ids.flatMap((id) => wanted.get(id) ?? []);
  }, [ids, products]);

  // What is not shown must not count towards the four.
  useEffect(() => {
    if (!isKnown || compared.length === ids.length) return;
    const sold = new Set(products.map(({ product_id }) => product_id));
    comparison.change((now) => now.filter((id) => sold.has(id)));
  }, [isKnown, products, compared, ids]);

  return compared;
}
