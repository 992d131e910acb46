import { settings } from '@shop/settings';

/** The category buttons (specification §2, Home). */
export const categories = [{ label: settings.home.allProducts, value: 'all' }, ...settings.categories];

/** 'all', or the category of products. */
export type CategoryFilter = string;

export function parseCategory(text: string | null): CategoryFilter {
  return categories.find(({ value }) => value === text)?.value ?? 'all';
}

export const categoryLabel = (category: string): string =>
  categories.find(({ value }) => value === category)?.label ?? category;

export function categoryDrawing(category: string): string {
  const known = settings.categories.find(({ value }) => value === category);
  return `images/categories/${known?.drawing ?? settings.otherDrawing}.svg`;
}
