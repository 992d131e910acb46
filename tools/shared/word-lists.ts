/** "a, b" as a list. */
export const listOf = (words: string): string[] => words.split(/,\s*/u);

/** The parts of a cell, trimmed, and without empty ones. */
export const partsOf = (cell: string, separator: string | RegExp): string[] =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** "a, b" as a set. */
export const setOf = (words: string): ReadonlySet<string> => new Set(listOf(words));

/** The key of each word in a table of lists. */
export const byWord = <Key extends string>(
  table: Readonly<Record<Key, string>>,
): ReadonlyMap<string, Key> => {
  const isKey = (key: string): key is Key => Object.hasOwn(table, key);
  const keys = Object.keys(table).filter(isKey);
  return new Map(keys.flatMap((key) => listOf(table[key]).map((word) => [word, key] as const)));
};
