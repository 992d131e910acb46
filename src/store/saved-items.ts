import * as v from 'valibot';
import { memoize } from '../lib/memoize';
import { cardFieldsSchema, productSchema } from '../catalog/product';
import { listParser } from './lists';

/** The fields that a row shows. The rest of a product would fill the storage, and is in Data.json. */
const savedProductSchema = v.object({
  ...cardFieldsSchema.entries,
  description: productSchema.entries.description,
});

/** A product as it was when added. */
export type SavedProduct = v.InferOutput<typeof savedProductSchema>;

const itemSchema = v.object({
  /** Unique: a cart may hold a product more than once. */
  itemId: v.string(),
  product: savedProductSchema,
});

export type SavedItem = v.InferOutput<typeof itemSchema>;

function newItemId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}

export const createItems = (products: readonly SavedProduct[]): SavedItem[] =>
  products.map((product) => ({ itemId: newItemId(), product: v.parse(savedProductSchema, product) }));

export const parseItems = listParser(itemSchema, ({ itemId }) => itemId);

const list = v.fallback(v.array(v.unknown()), []);
const packedItems = v.object({ items: list, products: list });

/** Version 1 stored each product once, and in each row its index. */
function unpackItems(data: unknown): unknown {
  const packed = v.safeParse(packedItems, data);
  if (!packed.success) return [];
  const { items, products } = packed.output;
  return items.map((row) => {
    const [itemId, index]: readonly unknown[] = Array.isArray(row) ? row : [];
    return { itemId, product: products[Number(index)] };
  });
}

export const itemMigrations = [unpackItems];

/** Kept, because every card asks. */
const idsOf = memoize(
  (items: readonly SavedItem[]) => new Set(items.map(({ product }) => product.product_id)),
);

export const holdsProduct = (items: readonly SavedItem[], productId: string): boolean =>
  idsOf(items).has(productId);
