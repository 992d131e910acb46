import { useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { catalogue } from '../../catalogue/catalogue';
import type { Product } from '../../catalogue/product';
import { productsById } from '../../catalogue/products-by-id';
import { compared } from '../../store/id-lists';

/** The products to compare. */
export function useCompared(): readonly Product[] {
  const ids = useStore(compared);
  const { products, status } = useStore(catalogue);
  const chosen = useMemo(() => {
    const byId = productsById(products);
    return ids.flatMap((id) => byId.get(id) ?? []);
  }, [ids, products]);

  // What is no longer sold must not count towards the four.
  useEffect(() => {
    if (status !== 'ready' || chosen.length === ids.length) return;
    compared.change((now) => now.filter((id) => productsById(products).has(id)));
  }, [status, products, chosen, ids]);

  return chosen;
}

/** Removes products from the comparison. Focus moves to the next Remove button; `orElse` is called if there is none. */
export function useRemoval(products: readonly Product[], orElse: () => void) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const refOf = (id: string) => (element: HTMLButtonElement | null) => {
    if (!element) return undefined;
    const { current } = buttons;
    current.set(id, element);
    return () => void current.delete(id);
  };
  const remove = (id: string) => {
    const ids = products.map(({ product_id }) => product_id);
    const index = ids.indexOf(id);
    const next = ids[index + 1] ?? ids[index - 1];
    flushSync(() => compared.change((now) => now.filter((other) => other !== id)));
    const button = next === undefined ? undefined : buttons.current.get(next);
    if (button) button.focus({ preventScroll: true });
    else orElse();
  };
  return { refOf, remove };
}
