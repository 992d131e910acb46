import type { Product } from '../../catalogue/product';
import { compareNames } from '../../lib/compare-names';
import { figures } from './series';

interface Column {
  label: string;
  compare: (a: Product, b: Product) => number;
  /** What each direction is called. */
  ascending: string;
  descending: string;
}

/** The columns of the table: the title and the figures. */
export const columns: readonly Column[] = [
  {
    label: 'Title',
    compare: (a, b) => compareNames(a.product_title, b.product_title),
    ascending: 'from A to Z',
    descending: 'from Z to A',
  },
  ...figures.map(({ label, valueOf }) => ({
    label,
    compare: (a: Product, b: Product) => valueOf(a) - valueOf(b),
    ascending: 'lowest first',
    descending: 'highest first',
  })),
];

/** How the figures are sorted; `undefined` is the catalogue's own order. */
export type FiguresOrder = { column: Column; direction: 'ascending' | 'descending' } | undefined;

/** The order after a press on a column's head: ascending, descending, and the catalogue's again. */
export function nextOrder(order: FiguresOrder, column: Column): FiguresOrder {
  if (order?.column !== column) return { column, direction: 'ascending' };
  return order.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

export function orderMessage(order: FiguresOrder): string {
  if (!order) return 'In the order of the catalogue';
  return `Sorted by ${order.column.label.toLowerCase()}, ${order.column[order.direction]}`;
}

/** The products in an order; equal ones keep theirs. */
export function inOrder(products: readonly Product[], order: FiguresOrder): readonly Product[] {
  if (!order) return products;
  const { compare } = order.column;
  return products.toSorted(order.direction === 'ascending' ? compare : (a, b) => compare(b, a));
}
