import { settings } from '../../shop/settings';

/** The category buttons (specification §2, Home). */
export const categories = [{ label: 'All Product', value: 'all' }, ...settings.categories] as const;

export type CategoryFilter = (typeof categories)[number]['value'];

export function parseCategory(text: string | null): CategoryFilter {
  return categories.find(({ value }) => value === text)?.value ?? 'all';
}

export function categoryDrawing(category: string): string {
  const known = settings.categories.find(({ value }) => value === category);
  return `images/categories/${known?.drawing ?? settings.otherDrawing}.svg`;
}
