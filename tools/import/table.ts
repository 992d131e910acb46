import { OwnerError } from '../shared/owner-error';

/** What a file says in one place. Workbooks know numbers from texts; all else is text. */
export type Cell = string | number;

export interface Row {
  /** Where it begins, from 1, as editors count. */
  line: number;
  cells: readonly Cell[];
}

export interface TableStart {
  /** What the file is: "CSV, UTF-8, separated by commas". */
  format: string;
  /** Of an XML feed it grows while rows arrive: each names its own fields. */
  heads: readonly string[];
}

/** Excel has 16,384, shops some hundreds. */
const MAX_HEADS = 2000;

/** Throws where there are too many to be looked through for each row. */
export function checkHeads({ length }: TableStart['heads']): void {
  if (length > MAX_HEADS)
    throw new OwnerError(`has more than ${MAX_HEADS} columns: leave those out that are no product's`);
}

/** Takes a table row by row, so that a large one is never in memory twice. */
export interface TableVisitor {
  begin: (start: TableStart) => void;
  row: (row: Row) => void;
  /** A row that cannot be taken at its word. */
  damaged: (line: number, reason: string) => void;
  /** Something to know about a row that is taken. */
  note: (line: number, message: string) => void;
}

export const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'number' ? String(cell) : (cell?.trim() ?? '');
