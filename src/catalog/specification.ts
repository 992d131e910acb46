import type { Product } from './product';

export interface Attribute {
  name: string;
  value: string;
}

export function parseAttribute(line: string): Attribute {
  const colon = line.indexOf(':');
  return colon < 1
    ? { name: '', value: line.trim() }
    : { name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() };
}

const cache = new WeakMap<Product, ReadonlyMap<string, string>>();

/** The beginnings of a product's attributes, which it may share with others: `14-inch OLED` of `Display: 14-inch OLED, 120 Hz`. */
export function attributeValues(product: Product): ReadonlyMap<string, string> {
  const cached = cache.get(product);
  if (cached) return cached;
  const values = new Map<string, string>();
  for (const { name, value } of product.specification.map(parseAttribute)) {
    const beginning = value.split(/, |; /u)[0] ?? '';
    if (name !== '' && beginning !== '' && !values.has(name)) values.set(name, beginning);
  }
  cache.set(product, values);
  return values;
}
