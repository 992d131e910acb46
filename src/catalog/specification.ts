import { memoize } from '../lib/memoize';
import type { Product } from './product';

export interface Attribute {
  name: string;
  value: string;
}

/** Equal for texts that differ only in capitals and spaces: `Memory` and `memory `. */
export const fold = (text: string) => text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** The place of the colon after an attribute's name, which Chinese and Japanese write in full width. */
export const colonOf = (line: string) => line.search(/[:：]/u);

export function parseAttribute(line: string): Attribute {
  const colon = colonOf(line);
  return colon < 1
    ? { name: '', value: line.trim() }
    : { name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() };
}

/** The beginnings of a product's attributes, which it may share with others: `14-inch OLED` of `Display: 14-inch OLED, 120 Hz`. */
export const attributeValues = memoize((product: Product): ReadonlyMap<string, string> => {
  const values = new Map<string, string>();
  for (const { name, value } of product.specification.map(parseAttribute)) {
    const beginning = value.split(/, |; /u)[0] ?? '';
    if (name !== '' && beginning !== '' && !values.has(name)) values.set(name, beginning);
  }
  return values;
});
