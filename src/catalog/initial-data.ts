import * as v from 'valibot';
import { parseJson } from '../lib/parse-json';
import { productCardSchema, withCards, type Product } from './product';

const MAX_CARDS = 12;

const offerSchema = v.object({
  stock: v.string(),
  isSoldOut: v.boolean(),
  prior_price: v.optional(v.number()),
  unitPrice: v.optional(v.string()),
  conditionLabel: v.optional(v.string()),
  isFrom: v.optional(v.boolean()),
});

const cardSchema = v.object({ ...productCardSchema.entries, offer: v.optional(offerSchema) });

const initialDataSchema = v.object({ cards: v.array(cardSchema), total: v.number() });

export type InitialData = v.InferOutput<typeof initialDataSchema>;

export const noInitialData: InitialData = { cards: [], total: 0 };

export function createInitialData(products: readonly Product[]): InitialData {
  const all = withCards(products);
  const cards = all.slice(0, MAX_CARDS).map((product) => v.parse(cardSchema, product));
  return { cards, total: all.length };
}

export function parseInitialData(json: string): InitialData {
  const result = v.safeParse(initialDataSchema, parseJson(json));
  return result.success ? result.output : noInitialData;
}
