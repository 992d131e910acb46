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

/** The figures as a Markdown table whose columns are level as plain text too. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [['Figure', 'Measured', 'Limit', 'Within'], ...rows.map(cells)];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const format = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [head, ...body] = lines.map(format);
  return [head, rule, ...body].join('\n');
}
