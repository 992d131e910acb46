import type { CategoryFilter } from './categories';

/**
 * The products that a category button shows: those whose category equals its value, or every one for
 * `all` (specification §2, Home).
 */
export function inCategory<Item extends { readonly category: string }>(
  products: readonly Item[],
  category: CategoryFilter,
): readonly Item[] {
  return category === 'all' ? products : products.filter((product) => product.category === category);
}
