/** What a spreadsheet would take for a formula, and run, if a cell began with it. */
const RISKY = /^[=+\-@\t\r]/u;
const NEEDS_QUOTES = /[",\r\n]/u;

function cell(text: string): string {
  const harmless = RISKY.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows of texts as comma-separated values (RFC 4180). A cell that a spreadsheet would read as a formula gets
 * a leading apostrophe, so that it is shown and not run.
 */
export function toCsv(rows: ReadonlyArray<readonly string[]>): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
