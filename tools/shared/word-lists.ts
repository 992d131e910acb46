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

/** The keys of a table, with their type. */
export function keysOf<Table extends object>(table: Table) {
  const isKey = (key: string): key is keyof Table & string => Object.hasOwn(table, key);
  return Object.keys(table).filter(isKey);
}

/** The key of each word in a table of lists. */
export const byWord = <Table extends Readonly<Record<string, string>>>(table: Table) =>
  new Map(keysOf(table).flatMap((value) => listOf(table[value] ?? '').map((word) => [word, value] as const)));
