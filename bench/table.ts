import { formatLimit, formatValue, keepsLimit, type Figure } from './figure';

/** A figure as it was measured; `value` is `undefined` where it could not be taken. */
export interface Row {
  readonly figure: Figure;
  readonly value: number | undefined;
}

function cells({ figure, value }: Row): readonly string[] {
  if (value === undefined) return [figure.name, 'not there', formatLimit(figure), '–'];
  const verdict = keepsLimit(value, figure) ? 'pass' : '**no**';
  return [figure.name, formatValue(value, figure.unit), formatLimit(figure), verdict];
}

/** A Markdown table whose columns line up as plain text too, as `npm run format` leaves them. */
export function alignTable(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...body].map((line) => line[column]?.length ?? 0)),
  );
  const format = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...body].map(format).join('\n');
}

/** The figures as a table. */
export function formatTable(rows: readonly Row[]): string {
  return alignTable(['Figure', 'Measured', 'Limit', 'Within'], rows.map(cells));
}
