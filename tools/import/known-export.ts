import type { Format } from './draft';
import type { TableStart } from './table';
import { headerWords } from './header-words';

/** Finds the columns of a system's export by its headers in any language; -1 if one is missing. */
export function placesIn<Field extends string>(
  names: readonly string[],
  system: string,
  fields: readonly Field[],
): (field: Field) => number {
  const placeOf = (field: Field) =>
    headerWords(`${system} ${field}`)
      .map((word) => names.indexOf(word))
      .find((index) => index !== -1) ?? -1;
  const places = new Map(fields.map((field) => [field, placeOf(field)]));
  return (field) => places.get(field) ?? -1;
}

/** Recognizes an export by columns that it alone has. */
export const hasAll = <Column extends string>(
  at: (column: Column) => number,
  ...columns: readonly Column[]
) => columns.every((column) => at(column) !== -1);

/**
 * Another system's export, whose columns are known.
 * @param columns the index of each column by what it is used for; -1 if it is missing
 * @param table reads the columns that any table may have
 */
export function knownExport(
  name: string,
  { headers }: TableStart,
  columns: ReadonlyArray<readonly [use: string, index: number]>,
  draft: Format['draft'],
  table?: Format,
): Format {
  const used = columns.flatMap(([use, index]) =>
    index === -1 ? [] : [[use, headers[index] ?? ''] as const],
  );
  const known = new Set(used.map(([, header]) => header));
  return {
    name,
    decimalPoint: 'usually',
    uses: () => [...(table?.uses() ?? []), ...used],
    unused: () => (table?.unused() ?? headers).filter((header) => header !== '' && !known.has(header)),
    draft,
  };
}

/** Columns that end up in the specification. */
export const inSpecification = (...indexes: readonly number[]) =>
  indexes.map((index) => ['specification', index] as const);
