import { readFile } from 'node:fs/promises';
import type { Product } from './product';

const isText = (value: unknown): value is string => typeof value === 'string';
const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every((item) => isItem(item));
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isModel = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  isText(Reflect.get(value, 'file')) &&
  isNumber(Reflect.get(value, 'bytes'));

/** Returns true if the shop accepts an entry of a catalog file as a product. */
function isProduct(value: unknown): value is Product {
  if (typeof value !== 'object' || value === null) return false;
  const entry: Record<string, unknown> = { ...value };
  return (
    ['product_id', 'product_title', 'product_image', 'category', 'description'].every((name) =>
      isText(entry[name]),
    ) &&
    isNumber(entry['price']) &&
    isNumber(entry['rating']) &&
    isListOf(entry['specification'], isText) &&
    (entry['model'] === undefined || isModel(entry['model'])) &&
    (entry['image_widths'] === undefined || isListOf(entry['image_widths'], isNumber))
  );
}

/** The products of a catalog file. */
export async function readProducts(file: string): Promise<Product[]> {
  const entries: unknown = JSON.parse(await readFile(file, 'utf8'));
  return Array.isArray(entries) ? entries.filter((entry) => isProduct(entry)) : [];
}
