import * as v from 'valibot';
import { readStored, removeStored, storageKey, writeStored } from '../lib/browser-storage';
import { parseJson } from '../lib/parse-json';

const list = v.fallback(v.array(v.unknown()), []);

const shopSchema = v.object({
  version: v.literal(1),
  productId: v.fallback(v.nullable(v.string()), null),
  products: list,
  cart: list,
  wishlist: list,
});
const ordersSchema = v.object({
  version: v.literal(1),
  forgotten: v.fallback(v.number(), 0),
  orders: v.fallback(v.array(v.looseObject({ at: v.unknown(), noted: v.number() })), []),
});

type Moved = Array<readonly [name: string, data: unknown]>;

function shopData(text: string): Moved {
  const old = v.safeParse(shopSchema, parseJson(text));
  if (!old.success) return [['shop.unreadable', text]];
  const { productId, products, cart, wishlist } = old.output;
  return [
    ['cart', { products, items: cart }],
    ['wishlist', { products, items: wishlist }],
    ['product-id', productId],
  ];
}

function ordersData(text: string): Moved {
  const old = v.safeParse(ordersSchema, parseJson(text));
  if (!old.success) return [['orders.unreadable', text]];
  const { orders, forgotten } = old.output;
  const remembered = orders.filter(({ noted }) => noted > forgotten).toSorted((a, b) => b.noted - a.noted);
  return [['orders', remembered.map(({ at, ...order }) => ({ ...order, placedAt: at }))]];
}

const oldKeys: Readonly<Record<string, (text: string) => Moved>> = {
  'ultraviolet-shop': shopData,
  'ultraviolet-orders': ordersData,
  'ultraviolet-viewed': (text) => [['viewed', parseJson(text)]],
  'ultraviolet-comparison': (text) => [['compared', parseJson(text)]],
  'ultraviolet-appearance': (text) => [['appearance', text]],
  'ultraviolet-search-key': (text) => [['search-key', text !== 'off']],
};

/** Never overwrites a store's data. If storage is full, puts the old data back for the next visit. */
export function moveOldKeys(): void {
  for (const [oldKey, read] of Object.entries(oldKeys)) {
    const text = readStored(oldKey);
    if (text === undefined) continue;
    removeStored(oldKey);
    const written: string[] = [];
    for (const [name, data] of read(text)) {
      const key = storageKey(name);
      if (readStored(key) !== undefined) continue;
      written.push(key);
      if (writeStored(key, JSON.stringify({ version: 1, data })) === undefined) continue;
      for (const newKey of written) removeStored(newKey);
      writeStored(oldKey, text);
      break;
    }
  }
}
