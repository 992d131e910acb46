import type { Product } from '../../catalogue/product';

/** The columns of the table of figures: what heads each, and the way it goes first and then. */
export const columns = [
  { name: 'title', label: 'Title', ascending: 'from A to Z', descending: 'from Z to A' },
  { name: 'price', label: 'Price', ascending: 'lowest first', descending: 'highest first' },
  { name: 'rating', label: 'Rating', ascending: 'lowest first', descending: 'highest first' },
] as const;

type Column = (typeof columns)[number]['name'];

/** How the figures are sorted; `undefined` stands for the catalogue's own order. */
export type FiguresOrder =
  { readonly column: Column; readonly direction: 'ascending' | 'descending' } | undefined;

/** The order after a press on a column's head: ascending, descending, and the catalogue's again. */
export function nextOrder(order: FiguresOrder, column: Column): FiguresOrder {
  if (order?.column !== column) return { column, direction: 'ascending' };
  return order.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

/** An order in words, to be announced. */
export function orderWords(order: FiguresOrder): string {
  const column = columns.find(({ name }) => name === order?.column);
  if (!order || !column) return 'In the order of the catalogue';
  return `Sorted by ${column.label.toLowerCase()}, ${column[order.direction]}`;
}

const byName = new Intl.Collator('en', { numeric: true });

const comparisons: Readonly<Record<Column, (a: Product, b: Product) => number>> = {
  title: (a, b) => byName.compare(a.product_title, b.product_title),
  price: (a, b) => a.price - b.price,
  rating: (a, b) => a.rating - b.rating,
};

/** The products in an order; equal ones keep theirs. */
export function inOrder(products: readonly Product[], order: FiguresOrder): readonly Product[] {
  if (!order) return products;
  const compare = comparisons[order.column];
  return products.toSorted(order.direction === 'ascending' ? compare : (a, b) => compare(b, a));
}
