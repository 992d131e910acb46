const collator = new Intl.Collator('en', { numeric: true });

export const compareNames = (a: string, b: string): number => collator.compare(a, b);
