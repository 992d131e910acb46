import type { Format } from './draft';
import type { TableStart } from './table';

/**
 * Another system's export, whose columns are known.
 * @param columns the index of each column by what it is used for; -1 if it is missing
 */
export function knownExport(
  name: string,
  { headers }: TableStart,
  columns: ReadonlyArray<readonly [use: string, index: number]>,
  draft: Format['draft'],
): Format {
  const used = columns.filter(([, index]) => index !== -1);
  const indexes = new Set(used.map(([, index]) => index));
  return {
    name,
    decimalPoint: 'usually',
    uses: () => used.map(([use, index]) => [use, headers[index] ?? ''] as const),
    unused: () => headers.filter((header, index) => header !== '' && !indexes.has(index)),
    draft,
  };
}

/** Columns that end up in the specification. */
export const inSpecification = (...indexes: readonly number[]) =>
  indexes.map((index) => ['specification', index] as const);
