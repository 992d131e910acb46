import { useEffect } from 'react';
import type { Product } from '../../catalogue/product';
import type { CatalogueStatus } from '../../shop/state';
import { useShop } from '../../shop/use-shop';
import { requestCatalogue } from './catalogue-request';

/** The shared product list and how far it is; the first screen that needs it has it loaded (specification §7). */
export function useCatalogue(): { products: readonly Product[]; catalogue: CatalogueStatus } {
  useEffect(requestCatalogue, []);
  const products = useShop((state) => state.product);
  const catalogue = useShop((state) => state.catalogue);
  return { products, catalogue };
}
