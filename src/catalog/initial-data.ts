import * as v from 'valibot';
import { parseJson } from '../lib/parse-json';
import { parseCatalog } from './load-catalog';
import { cardFieldsSchema, withCards, type Product } from './product';

const MAX_CARDS = 12;

const offerSchema = v.object({
  stock: v.string(),
  isSoldOut: v.boolean(),
  prior_price: v.optional(v.number()),
  unitPrice: v.optional(v.string()),
  conditionLabel: v.optional(v.string()),
  isFrom: v.optional(v.boolean()),
});

const cardSchema = v.object({ ...cardFieldsSchema.entries, offer: v.optional(offerSchema) });

const initialDataSchema = v.object({
  cards: v.array(cardSchema),
  total: v.number(),
  /** Those of Data.json that a product's own page shows. */
  entries: v.optional(v.array(v.unknown())),
});

/** Home's cards, or the products of a product's own page. */
export interface InitialData extends Omit<v.InferOutput<typeof initialDataSchema>, 'entries'> {
  products?: readonly Product[];
}

export const noInitialData: InitialData = { cards: [], total: 0 };

export function createInitialData(products: readonly Product[]): InitialData {
  const all = withCards(products);
  const cards = all.slice(0, MAX_CARDS).map((product) => v.parse(cardSchema, product));
  return { cards, total: all.length };
}

export async function parseInitialData(json: string): Promise<InitialData> {
  const result = v.safeParse(initialDataSchema, parseJson(json));
  if (!result.success) return noInitialData;
  const { entries, ...data } = result.output;
  return entries ? { ...data, products: (await parseCatalog(entries)).products } : data;
}
