/** The category buttons, in their order: what is read on each, and the value that products carry (specification §2, Home). */
export const categories = [
  { label: 'All Product', value: 'all' },
  { label: 'Laptops', value: 'Laptops' },
  { label: 'Phones', value: 'Phones' },
  { label: 'Accessories', value: 'Accessories' },
  { label: 'Smart Watches', value: 'Smartwatches' },
  { label: 'MacBook', value: 'MacBooks' },
  { label: 'Iphone', value: 'iPhones' },
] as const;

/** A category button's value; `all` stands for no filter. */
export type CategoryFilter = (typeof categories)[number]['value'];

/** The filter that a text from outside names; anything unknown is `all`. */
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

/** The drawn picture that stands in for a product's own, relative to the page; accessories' for an unknown category. */
export function categoryDrawing(category: string): string {
  const name = Object.hasOwn(drawings, category) ? drawings[category] : undefined;
  return `images/categories/${name ?? 'accessories'}.svg`;
}
