import * as v from 'valibot';
import { productCardSchema, productSchema } from '../catalog/product';

/** What a row shows. The rest of a product would fill the storage, and is in Data.json. */
const savedProductSchema = v.object({
  ...productCardSchema.entries,
  description: productSchema.entries.description,
});

/** A product as it was when added. */
export type SavedProduct = v.InferOutput<typeof savedProductSchema>;

export interface SavedItem {
  /** Unique: a cart may hold a product more than once. */
  itemId: string;
  product: SavedProduct;
}

function newItemId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}

function parseSaved(input: unknown): SavedProduct | undefined {
  const result = v.safeParse(savedProductSchema, input);
  return result.success ? result.output : undefined;
}

export function createItems(products: readonly SavedProduct[]): SavedItem[] {
  return products.flatMap((input) => {
    const product = parseSaved(input);
    return product ? { itemId: newItemId(), product } : [];
  });
}

/** Stores each product once, so that a cart of 10,000 items fits. */
export function serializeItems(items: readonly SavedItem[]): unknown {
  const products: SavedProduct[] = [];
  // Items added in one visit share their product object.
  const byProduct = new Map<SavedProduct, number>();
  const byText = new Map<string, number>();
  const indexOf = (product: SavedProduct): number => {
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
  const products = stored.output.products.map(parseSaved);
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

/** Every card calls this, so each list's ids are cached. */
export function holdsProduct(items: readonly SavedItem[], productId: string): boolean {
  const ids = idsOf.get(items) ?? new Set(items.map(({ product }) => product.product_id));
  idsOf.set(items, ids);
  return ids.has(productId);
}
