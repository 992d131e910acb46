import type { Product } from '../../catalog/product';
import { fold, parseAttribute, type Attribute } from '../../catalog/specification';
import { formatPrice } from '../../lib/format';
import { formatRating } from '../../lib/notation';

export interface ComparedRow {
  name: string;
  /** One for each product, in their order; empty if its specification has none. */
  values: readonly string[];
  /** A value that a product lacks is no difference. */
  differs: boolean;
  /** The best value, where one alone is. */
  best?: { index: number; label: string };
}

/** The row of lines without a name. */
const NAMELESS = 'Also';

function toRow(name: string, values: readonly string[]): ComparedRow {
  const known = values.filter((value) => value !== '').map(fold);
  return { name, values, differs: new Set(known).size > 1 };
}

const countValues = ({ values }: ComparedRow) => values.filter((value) => value !== '').length;

/** The row with its best value marked: the lowest price, the highest rating. */
function withBest(
  row: ComparedRow,
  products: readonly Product[],
  figureOf: (product: Product) => number,
  label: string,
): ComparedRow {
  const figures = products.map(figureOf);
  const most = Math.max(...figures);
  const index = figures.indexOf(most);
  return row.differs && figures.lastIndexOf(most) === index ? { ...row, best: { index, label } } : row;
}

function factIn(facts: readonly Attribute[], key: string): string {
  return facts
    .filter(({ name }) => fold(name) === key)
    .map(({ value }) => value)
    .join('; ');
}

/** Specifications aligned by name, the most common first; lines without a name are last. */
function specificationRows(products: readonly Product[]): ComparedRow[] {
  const factsOf = products.map(({ specification }) => specification.map(parseAttribute));
  const names = new Map<string, string>();
  for (const { name } of factsOf.flat()) {
    if (!names.has(fold(name))) names.set(fold(name), name);
  }
  const rows = [...names].map(([key, name]) => {
    const values = factsOf.map((facts) => factIn(facts, key));
    return { isNamed: key !== '', row: toRow(name || NAMELESS, values) };
  });
  return rows
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || countValues(b.row) - countValues(a.row))
    .map(({ row }) => row);
}

/** Prices, ratings, what offers say, and specifications. */
export function comparedRows(products: readonly Product[]): ComparedRow[] {
  const rowOf = (name: string, valueOf: (product: Product) => string | undefined) =>
    toRow(
      name,
      products.map((product) => valueOf(product) ?? ''),
    );
  const prices = rowOf('Price', ({ price }) => formatPrice(price));
  const ratings = rowOf('Rating', ({ rating }) => (rating === undefined ? '' : formatRating(rating)));
  const offers = [
    rowOf('Price before', ({ offer: { prior_price: prior } = {} }) =>
      prior === undefined ? '' : formatPrice(prior),
    ),
    rowOf('Price by amount', ({ offer }) => offer?.unitPrice),
    rowOf('Availability', ({ offer }) => offer?.stock),
    rowOf('Condition', ({ offer }) => offer?.conditionLabel),
  ];
  return [
    withBest(prices, products, ({ price }) => -price, 'lowest'),
    withBest(ratings, products, ({ rating = 0 }) => rating, 'highest'),
    ...offers.filter((row) => countValues(row) > 0),
    ...specificationRows(products),
  ];
}
