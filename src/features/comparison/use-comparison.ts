import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { catalog } from '../../catalog/catalog';
import { type Product, productsById } from '../../catalog/product';
import { placeRef } from '../../focus/places';
import { removeRow } from '../../focus/after-removal';
import { compared } from '../../store/id-lists';

/** The products to compare. */
export function useCompared(): readonly Product[] {
  const ids = useStore(compared);
  const { products, status } = useStore(catalog);
  const chosen = useMemo(() => {
    const byId = productsById(products);
    return ids.flatMap((id) => byId.get(id) ?? []);
  }, [ids, products]);

  // Products that are no longer sold must not count toward the four.
  useEffect(() => {
    if (status !== 'ready' || chosen.length === ids.length) return;
    compared.change((now) => now.filter((id) => productsById(products).has(id)));
  }, [status, products, chosen, ids]);

  return chosen;
}

/** Removes products from the comparison. Focus moves to another Remove button; `orElse` is called if there is none. */
export function removalFrom(kind: 'chosen' | 'column', products: readonly Product[], orElse: () => void) {
  const remove = (id: string) =>
    removeRow(
      products.map(({ product_id }) => `${kind} ${product_id}` as const),
      `${kind} ${id}`,
      () => compared.change((now) => now.filter((other) => other !== id)),
      orElse,
    );
  return { refOf: (id: string) => placeRef(`${kind} ${id}`), remove };
}
