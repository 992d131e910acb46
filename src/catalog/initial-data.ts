import * as v from 'valibot';
import { parseJson } from '../lib/parse-json';
import { productCardSchema, type Product } from './product';

const MAX_CARDS = 12;

const initialDataSchema = v.object({ cards: v.array(productCardSchema), total: v.number() });

export type InitialData = v.InferOutput<typeof initialDataSchema>;

export const noInitialData: InitialData = { cards: [], total: 0 };

export function createInitialData(products: readonly Product[]): InitialData {
  const cards = products.slice(0, MAX_CARDS).map((product) => v.parse(productCardSchema, product));
  return { cards, total: products.length };
}

export function parseInitialData(json: string): InitialData {
  const result = v.safeParse(initialDataSchema, parseJson(json));
  return result.success ? result.output : noInitialData;
}
