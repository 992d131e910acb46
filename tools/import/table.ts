import { OwnerError } from '../shared/owner-error';

/** A number that a workbook shows with a currency. */
export interface Amount {
  amount: number;
  currency: string;
}

/** Only workbooks have numbers; other formats have text. */
export type Cell = string | number | Amount;

export interface Row {
  /** The row's first line, 1-based. */
  line: number;
  cells: readonly Cell[];
}

export interface TableStart {
  /** "CSV, UTF-8, separated by commas" */
  format: string;
  /** For an XML feed, grows while rows arrive: each item names its own fields. */
  headers: readonly string[];
  /** Spreadsheets separate cells by semicolons in countries with a decimal comma. */
  hasDecimalComma?: boolean;
  /** Whose XML feed it is, if not Google's. */
  feed?: string | undefined;
}

/** The header is one of the first rows. */
export const HEADER_ROWS = 20;

/** Excel allows 16,384; shops use hundreds. */
const MAX_HEADERS = 2000;

/** Throws if there are too many to search on every row. */
export function checkHeaders({ length }: TableStart['headers']): void {
  if (length > MAX_HEADERS)
    throw new OwnerError(`has more than ${MAX_HEADERS} columns: leave out those that are not about products`);
}

/** Receives a table row by row, to save memory. */
export interface TableVisitor {
  /** Recognizes the header. Rows above it, such as comments, are skipped. */
  isHeader: (cells: readonly string[]) => boolean;
  begin: (start: TableStart) => void;
  row: (row: Row) => void;
  /** A malformed row. */
  damaged: (line: number, reason: string) => void;
  /** A remark about a row that was read. */
  note: (line: number, message: string) => void;
}

export const numberOf = (cell: Cell | undefined): number | undefined =>
  typeof cell === 'object' ? cell.amount : typeof cell === 'number' ? cell : undefined;

/** Leaves out the currency of an amount. */
export const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'string' ? cell.trim() : String(numberOf(cell) ?? '');
