/** A number with its noun: `1 gadget`, `2 gadgets`. */
export const count = (total: number, noun: string): string => `${total} ${noun}${total === 1 ? '' : 's'}`;

const collator = new Intl.Collator('en', { numeric: true });

/** Alphabetical, with numbers by value: `Book 9` before `Book 10`. */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);
