import type { CatalogState } from '../catalog/catalog';
import { stockOf } from '../catalog/offer';
import { productsById, type Product } from '../catalog/product';
import { sumInCents } from '../lib/money';
import { cart } from './cart';
import type { SavedItem, SavedProduct } from './saved-items';

export interface ResolvedItem {
  item: SavedItem;
  /** As it was when added, if it is no longer sold or the catalog has not loaded. */
  product: SavedProduct & Pick<Product, 'offer'>;
  isSold: boolean;
  /** The price when added, in dollars, if it has changed since. */
  previousPrice: number | undefined;
}

export function resolveItem({ products, status }: CatalogState, item: SavedItem): ResolvedItem {
  if (status !== 'ready') return { item, product: item.product, isSold: true, previousPrice: undefined };
  const product = productsById(products).get(item.product.product_id);
  const previousPrice = product && product.price !== item.product.price ? item.product.price : undefined;
  const isSold = product !== undefined && product.offer?.isSoldOut !== true;
  return { item, product: product ?? item.product, isSold, previousPrice };
}

/** A whole list. Where the stock has fallen below what it holds of a product, the last of them are not sold. */
export function resolveItems(catalog: CatalogState, items: readonly SavedItem[]): ResolvedItem[] {
  const held = new Map<string, number>();
  return items.map((item) => {
    const resolved = resolveItem(catalog, item);
    const { product_id: id } = resolved.product;
    const count = (held.get(id) ?? 0) + 1;
    held.set(id, count);
    return { ...resolved, isSold: resolved.isSold && count <= stockOf(resolved.product) };
  });
}

export const productsForSale = (catalog: CatalogState, items: readonly SavedItem[]): SavedProduct[] =>
  resolveItems(catalog, items).flatMap(({ isSold, product }) => (isSold ? product : []));

/** In cents, without tax or fee (specification §9). */
export const totalPrice = (products: ReadonlyArray<Pick<SavedProduct, 'price'>>): number =>
  sumInCents(products.map(({ price }) => price));

export const sortCartByPrice = (catalog: CatalogState) =>
  cart.change((items) => {
    const priced = items.map((item) => ({ item, price: resolveItem(catalog, item).product.price }));
    return priced.toSorted((a, b) => b.price - a.price).map(({ item }) => item);
  });
