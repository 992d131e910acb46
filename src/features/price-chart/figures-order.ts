import { ascending } from 'd3-array';
import { compareNames } from '../../lib/notation';
import type { Product } from '../../catalog/product';
import { figures, type Figure } from './series';

interface Column {
  label: string;
  /** None of the titles. */
  figure?: Figure;
  compare: (a: Product, b: Product) => number;
  /** Names of the directions. */
  ascending: string;
  descending: string;
}

export const columns: readonly Column[] = [
  {
    label: 'Title',
    compare: (a, b) => compareNames(a.product_title, b.product_title),
    ascending: 'from A to Z',
    descending: 'from Z to A',
  },
  ...figures.map((figure) => ({
    label: figure.label,
    figure,
    compare: (a: Product, b: Product) => ascending(figure.valueOf(a) ?? -1, figure.valueOf(b) ?? -1),
    ascending: 'lowest first',
    descending: 'highest first',
  })),
];

/** `undefined` is the catalog's own order. */
export type FiguresOrder = { column: Column; direction: 'ascending' | 'descending' } | undefined;

/** Each press: ascending, descending, and the catalog's order again. */
export function nextOrder(order: FiguresOrder, column: Column): FiguresOrder {
  if (order?.column !== column) return { column, direction: 'ascending' };
  return order.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

export function orderMessage(order: FiguresOrder): string {
  if (!order) return 'In catalog order';
  return `Sorted by ${order.column.label.toLowerCase()}, ${order.column[order.direction]}`;
}

export function inOrder(products: readonly Product[], order: FiguresOrder): readonly Product[] {
  if (!order) return products;
  const { compare } = order.column;
  return products.toSorted(order.direction === 'ascending' ? compare : (a, b) => compare(b, a));
}
