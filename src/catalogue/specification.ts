import type { Product } from './product';

/** A line of a specification, taken apart. */
export interface Fact {
  /** What stands before the colon; empty where there is none. */
  name: string;
  value: string;
}

/** A specification's line as a fact: `Memory: 16 GB`. */
export function parseFact(line: string): Fact {
  const colon = line.indexOf(':');
  return colon < 1
    ? { name: '', value: line.trim() }
    : { name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() };
}

const headsOf = new WeakMap<Product, ReadonlyMap<string, string>>();

/**
 * What a product's facts begin with, by name: `14-inch OLED` of `Display: 14-inch OLED, 120 Hz`. This is
 * what products have in common. Worked out once a product.
 */
export function attributeValues(product: Product): ReadonlyMap<string, string> {
  const known = headsOf.get(product);
  if (known) return known;
  const heads = new Map<string, string>();
  for (const { name, value } of product.specification.map(parseFact)) {
    const head = value.split(/, |; /u)[0] ?? '';
    if (name !== '' && head !== '' && !heads.has(name)) heads.set(name, head);
  }
  headsOf.set(product, heads);
  return heads;
}
