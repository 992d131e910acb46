/** The category buttons (specification §2, Home). */
export const categories = [
  { label: 'All Product', value: 'all' },
  { label: 'Laptops', value: 'Laptops' },
  { label: 'Phones', value: 'Phones' },
  { label: 'Accessories', value: 'Accessories' },
  { label: 'Smart Watches', value: 'Smartwatches' },
  { label: 'MacBook', value: 'MacBooks' },
  { label: 'Iphone', value: 'iPhones' },
] as const;

export type CategoryFilter = (typeof categories)[number]['value'];

export function parseCategory(text: string | null): CategoryFilter {
  return categories.find(({ value }) => value === text)?.value ?? 'all';
}

const drawings: Readonly<Record<string, string>> = {
  Laptops: 'laptops',
  Phones: 'phones',
  Smartwatches: 'smartwatches',
  MacBooks: 'macbooks',
  iPhones: 'iphones',
};

export function categoryDrawing(category: string): string {
  const name = Object.hasOwn(drawings, category) ? drawings[category] : undefined;
  return `images/categories/${name ?? 'accessories'}.svg`;
}
