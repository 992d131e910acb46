import * as v from 'valibot';
import { parseProduct, type Product } from '../catalogue/product';

export interface SavedItem {
  /** Unique: a cart may hold a product more than once. */
  itemId: string;
  product: Product;
}

function newItemId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}

export function createItems(products: readonly Product[]): SavedItem[] {
  return products.map((product) => ({ itemId: newItemId(), product }));
}

/** Stores each product once, so that a cart of 10,000 items fits. */
export function serializeItems(items: readonly SavedItem[]): unknown {
  const products: Product[] = [];
  // Items of one visit share their product's object.
  const byProduct = new Map<Product, number>();
  const byText = new Map<string, number>();
  const indexOf = (product: Product): number => {
    const known = byProduct.get(product);
    if (known !== undefined) return known;
    const text = JSON.stringify(product);
    const index = byText.get(text) ?? products.push(product) - 1;
    byText.set(text, index);
    byProduct.set(product, index);
    return index;
  };
  return { items: items.map(({ itemId, product }) => [itemId, indexOf(product)]), products };
}

const list = v.fallback(v.array(v.unknown()), []);
const itemsSchema = v.object({ items: list, products: list });

export function parseItems(data: unknown, onLoss: () => void = () => undefined): SavedItem[] {
  const stored = v.safeParse(itemsSchema, data);
  if (!stored.success) return [];
  const products = stored.output.products.map(parseProduct);
  const items = new Map<string, SavedItem>();
  for (const row of stored.output.items) {
    const [itemId, index]: readonly unknown[] = Array.isArray(row) ? row : [];
    if (typeof itemId !== 'string' || typeof index !== 'number') continue;
    const product = products[index];
    if (product && !items.has(itemId)) items.set(itemId, { itemId, product });
  }
  if (items.size < stored.output.items.length) onLoss();
  return [...items.values()];
}

const idsOf = new WeakMap<readonly SavedItem[], ReadonlySet<string>>();

/** The ids are cached for each list, because every card calls this. */
export function holdsProduct(items: readonly SavedItem[], productId: string): boolean {
  const ids = idsOf.get(items) ?? new Set(items.map(({ product }) => product.product_id));
  idsOf.set(items, ids);
  return ids.has(productId);
}
