import type { Product } from '../../catalogue/product';
import { parseAttribute, type Attribute } from '../../catalogue/specification';
import { formatPrice } from '../../lib/money';

/** One thing that products are compared by. */
export interface ComparedRow {
  name: string;
  /** A value for each product, in their order; empty where its entry does not tell. */
  values: readonly string[];
  differs: boolean;
}

/** What lines without a name of their own stand under. */
const NAMELESS = 'Also';

/** A text as it is compared: `Memory` and `memory ` are one name. */
const plain = (text: string) => text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();

function toRow(name: string, values: readonly string[]): ComparedRow {
  return { name, values, differs: new Set(values.map(plain)).size > 1 };
}

/** What one product says under a name, in one text. */
function valueOf(facts: readonly Attribute[], key: string): string {
  return facts
    .filter(({ name }) => plain(name) === key)
    .map(({ value }) => value)
    .join('; ');
}

/**
 * Products side by side: their prices, ratings, and specifications aligned by name, whatever their order.
 * What is told of the most products comes first.
 */
export function comparedRows(products: readonly Product[]): ComparedRow[] {
  const factsOf = products.map(({ specification }) => specification.map(parseAttribute));
  const names = new Map<string, string>();
  for (const { name } of factsOf.flat()) {
    if (!names.has(plain(name))) names.set(plain(name), name);
  }
  const told = ({ values }: ComparedRow) => values.filter((value) => value !== '').length;
  const specifications = [...names].map(([key, name]) => ({
    isNamed: key !== '',
    row: toRow(
      name || NAMELESS,
      factsOf.map((facts) => valueOf(facts, key)),
    ),
  }));
  return [
    toRow(
      'Price',
      products.map(({ price }) => formatPrice(price)),
    ),
    toRow(
      'Rating',
      products.map(({ rating }) => `${rating} of 5`),
    ),
    ...specifications
      .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || told(b.row) - told(a.row))
      .map(({ row }) => row),
  ];
}
