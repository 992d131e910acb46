import * as v from 'valibot';
import type { Product } from '../catalogue/product';
import { parseJson } from '../lib/parse-json';
import type { KeptState, SavedItem } from './state';

/** The form in which the state is stored; another version's text is set aside. */
const KEPT_VERSION = 1;

const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A row: its entry's id, the index of its product among the stored ones, its place, and when it was put there. */
const rowSchema = v.tuple([
  v.pipe(v.string(), v.regex(/^[\w-]+:\d+$/u)),
  time,
  v.pipe(v.number(), v.finite()),
  time,
]);
const tabSchema = v.tuple([v.pipe(v.string(), v.nonEmpty()), time]);

const list = v.fallback(v.array(v.unknown()), []);
const keptSchema = v.object({
  version: v.literal(KEPT_VERSION),
  productId: v.fallback(v.nullable(v.string()), null),
  products: list,
  cart: list,
  wishlist: list,
  seen: list,
});

/** Whatever can be read of a list, item by item: a bad one takes no good one with it. */
function readable<Schema extends v.GenericSchema>(schema: Schema, inputs: readonly unknown[]) {
  return inputs.flatMap((input) => {
    const result = v.safeParse(schema, input);
    return result.success ? [result.output] : [];
  });
}

function sameProduct(a: Product, b: Product): boolean {
  return (
    a.price === b.price &&
    a.product_title === b.product_title &&
    a.product_image === b.product_image &&
    a.description === b.description &&
    a.category === b.category &&
    a.rating === b.rating &&
    a.specification.join('\n') === b.specification.join('\n')
  );
}

/** Stores each product once, however many rows hold it: a cart of 10,000 fits. */
function createProductTable() {
  const products: Product[] = [];
  const indexes = new Map<string, number[]>();
  const indexOf = ({ entry: _, ...product }: SavedItem): number => {
    const known = indexes.get(product.product_id) ?? [];
    const same = known.find((index) => {
      const other = products[index];
      return other !== undefined && sameProduct(other, product);
    });
    if (same !== undefined) return same;
    indexes.set(product.product_id, [...known, products.length]);
    return products.push(product) - 1;
  };
  return { products, indexOf };
}

/** The kept state as text for the storage. */
export function encodeKept({ productId, cartItems, wishlistItems, seen }: KeptState): string {
  const { products, indexOf } = createProductTable();
  const row = (item: SavedItem) => [item.entry.id, indexOf(item), item.entry.at, item.entry.moved];
  return JSON.stringify({
    version: KEPT_VERSION,
    productId,
    cart: cartItems.map(row),
    wishlist: wishlistItems.map(row),
    products,
    seen: [...seen],
  });
}

/**
 * The kept state that a stored text holds, each part checked by itself, or `undefined` where the text as
 * a whole is unreadable or of another version.
 * @param parseProduct the catalogue's own check of a product
 */
export function decodeKept(
  text: string,
  parseProduct: (input: unknown) => Product | undefined,
): KeptState | undefined {
  const result = v.safeParse(keptSchema, parseJson(text));
  if (!result.success) return undefined;
  const { productId, products, cart, wishlist, seen } = result.output;
  const known = products.map(parseProduct);
  const rows = (inputs: readonly unknown[]): SavedItem[] => {
    const items = readable(rowSchema, inputs).flatMap(([id, index, at, moved]) => {
      const product = known[index];
      return product ? [{ ...product, entry: { id, at, moved } }] : [];
    });
    return [...new Map(items.map((item) => [item.entry.id, item])).values()];
  };
  return {
    productId,
    cartItems: rows(cart),
    wishlistItems: rows(wishlist),
    seen: new Map(readable(tabSchema, seen)),
  };
}
