export const count = (total: number, noun: string): string => `${total} ${noun}${total === 1 ? '' : 's'}`;
