import type { Product } from '../catalogue/product';
import type { SavedItem, ShopState } from './state';

/** A row as it stands today: the catalogue may have changed since the row was made. */
export interface CurrentRow {
  readonly item: SavedItem;
  /** The product as it is sold now; as it was when it was added, where it is sold no longer or nothing is known. */
  readonly product: Product;
  readonly isSold: boolean;
  /** The price when it was added, where that was another; in dollars. */
  readonly formerPrice: number | undefined;
}

const indexes = new WeakMap<readonly Product[], ReadonlyMap<string, Product>>();

function byId(products: readonly Product[]): ReadonlyMap<string, Product> {
  const index = indexes.get(products) ?? new Map(products.map((product) => [product.product_id, product]));
  indexes.set(products, index);
  return index;
}

/** What the rows are compared with; nothing until a catalogue has arrived, and all rows then stand as they were made. */
type Catalogue = Pick<ShopState, 'product' | 'catalogue'>;

/** A row as it stands today. */
export function currentRow({ product: products, catalogue }: Catalogue, item: SavedItem): CurrentRow {
  if (catalogue.status !== 'ready') return { item, product: item, isSold: true, formerPrice: undefined };
  const product = byId(products).get(item.product_id);
  const isSold = product !== undefined;
  const formerPrice = isSold && product.price !== item.price ? item.price : undefined;
  return { item, product: product ?? item, isSold, formerPrice };
}

/** The rows that can be bought, at the prices of today. */
export function buyableItems(state: Catalogue, items: readonly SavedItem[]): readonly SavedItem[] {
  return items.flatMap((item) => {
    const { isSold, product } = currentRow(state, item);
    if (!isSold) return [];
    return product.price === item.price ? item : { ...item, price: product.price };
  });
}
