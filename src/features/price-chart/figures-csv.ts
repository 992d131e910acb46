import type { Product } from '../../catalog/product';
import { csvSeparator } from '../../lib/notation';
import type { Figure } from './series';

/** For spreadsheets to read the text as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Before a character that starts a formula (OWASP, CSV injection), also after other separators and quotes. */
const FORMULA_START = /(?<=(?:^|[,;\t\r\n])"*)(?=[=+\-@＝＋－＠])|^(?=[\t\r])/gu;

function csvCell(text: string, separator: string): string {
  const harmless = text.replaceAll(FORMULA_START, "'");
  const isNumber = /^[\d.,]*$/u.test(text) && !text.includes(separator);
  return /[,;\t\r\n"]/u.test(harmless) && !isNumber ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Comma-separated values (RFC 4180), or with the separator of the shop's locale. Formulas get an apostrophe. */
export function toCsv(rows: ReadonlyArray<readonly string[]>, separator = csvSeparator()): string {
  return rows.map((row) => `${row.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`).join('');
}

export function figuresCsv(products: readonly Product[], figures: readonly Figure[]): Blob {
  const head = ['Title', 'Category', ...figures.map(({ labelWithUnit }) => labelWithUnit)];
  const rows = products.map((product) => [
    product.product_title,
    product.category,
    ...figures.map(({ valueOf, formatCell }) => {
      const value = valueOf(product);
      return value === undefined ? '' : formatCell(value);
    }),
  ]);
  return new Blob([BYTE_ORDER_MARK, toCsv([head, ...rows])], { type: 'text/csv;charset=utf-8' });
}

/** Browsers start reading the file a little later. */
const REVOKE_AFTER_MS = 60_000;

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
