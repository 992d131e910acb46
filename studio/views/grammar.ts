const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** `two USB-C ports`, `a USB-A port`. */
export function counted(count: number, noun: string): string {
  if (count !== 1) return `${NUMBERS[count] ?? count} ${noun}s`;
  return `${/^(?:[aeio]|HD)/iu.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** `a, b and c`. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
