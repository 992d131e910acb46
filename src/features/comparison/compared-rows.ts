import type { Offer, Product } from '../../catalog/product';
import { parseAttribute, type Attribute } from '../../catalog/specification';
import { formatRating, formatPrice } from '../../lib/format';

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

/** `Memory` and `memory ` are one name. */
const normalize = (text: string) => text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();

function toRow(name: string, values: readonly string[]): ComparedRow {
  const told = values.filter((value) => value !== '');
  return { name, values, differs: new Set(told.map(normalize)).size > 1 };
}

/** The row with its best value marked: the lowest price, the highest rating. */
function withBest(row: ComparedRow, figures: readonly number[], label: string): ComparedRow {
  const most = Math.max(...figures);
  const index = figures.indexOf(most);
  return row.differs && figures.lastIndexOf(most) === index ? { ...row, best: { index, label } } : row;
}

function valueOf(facts: readonly Attribute[], key: string): string {
  return facts
    .filter(({ name }) => normalize(name) === key)
    .map(({ value }) => value)
    .join('; ');
}

/** Prices, ratings, and specifications aligned by name: first those that the most products have. */
export function comparedRows(products: readonly Product[]): ComparedRow[] {
  const factsOf = products.map(({ specification }) => specification.map(parseAttribute));
  const names = new Map<string, string>();
  for (const { name } of factsOf.flat()) {
    if (!names.has(normalize(name))) names.set(normalize(name), name);
  }
  const countValues = ({ values }: ComparedRow) => values.filter((value) => value !== '').length;
  const specifications = [...names].map(([key, name]) => ({
    isNamed: key !== '',
    row: toRow(
      name || NAMELESS,
      factsOf.map((facts) => valueOf(facts, key)),
    ),
  }));
  const offerRow = (name: string, valueOfOffer: (offer: Offer) => string | undefined) => {
    const row = toRow(
      name,
      products.map(({ offer }) => (offer && valueOfOffer(offer)) ?? ''),
    );
    return countValues(row) > 0 ? [row] : [];
  };
  return [
    withBest(
      toRow(
        'Price',
        products.map(({ price }) => formatPrice(price)),
      ),
      products.map(({ price }) => -price),
      'lowest',
    ),
    withBest(
      toRow(
        'Rating',
        products.map(({ rating }) => (rating === undefined ? '' : formatRating(rating))),
      ),
      products.map(({ rating = 0 }) => rating),
      'highest',
    ),
    ...offerRow('Price before', ({ prior_price: prior }) =>
      prior === undefined ? undefined : formatPrice(prior),
    ),
    ...offerRow('Price by amount', ({ unitPrice }) => unitPrice),
    ...offerRow('Availability', ({ stock }) => stock),
    ...offerRow('Condition', ({ conditionLabel }) => conditionLabel),
    ...specifications
      .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || countValues(b.row) - countValues(a.row))
      .map(({ row }) => row),
  ];
}
