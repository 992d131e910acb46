/** A number with its noun: `1 gadget`, `2 gadgets`. */
export const count = (total: number, noun: string): string => `${total} ${noun}${total === 1 ? '' : 's'}`;
