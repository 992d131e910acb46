import Papa from 'papaparse';
import type { Decoded } from './decode';
import { OwnerError } from '../shared/owner-error';
import { plural } from '../shared/plural';
import { HEADER_ROWS, type TableVisitor } from './table';

const SEPARATORS = new Map([
  [',', 'commas'],
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'bars'],
]);

const withoutQuoted = (line: string) => line.replaceAll(/"[^"]*"/gu, '');

/** The most frequent separator in the first line that has any: headers rarely contain one, descriptions often do. */
function guessSeparator(text: string): string {
  for (const line of text.slice(0, 50_000).split(/\r\n?|\n/u, 20)) {
    const bare = withoutQuoted(line);
    const counted = [...SEPARATORS.keys()].map((each) => ({ each, count: bare.split(each).length - 1 }));
    const [most] = counted.sort((a, b) => b.count - a.count);
    if (most !== undefined && most.count > 0) return most.each;
  }
  throw new OwnerError(
    'has one column only: nothing is separated by commas, semicolons or tabs, so no product can be read',
  );
}

const linesIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 1);

function wrongLength(count: number, wanted: number): string {
  return count < wanted
    ? `ends after ${plural(count, 'field')} of ${wanted}: is the file cut off here, or a line break not in quotation marks?`
    : `has ${plural(count, 'field')} and not ${wanted}: is a separator in one of them not in quotation marks?`;
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Excel writes `="00123"` to preserve leading zeros. */
const unwrap = (cell: string) => (cell.startsWith('="') ? (/^="([^"]*)"$/u.exec(cell)?.[1] ?? cell) : cell);

/** Excel's optional first line, which names the separator. */
const HINT = /^sep=(?<separator>.)(?:\r\n?|\n)/u;

/** Looks for a header in the first rows, split by this separator. */
function hasHeader(body: string, delimiter: string, isHeader: TableVisitor['isHeader']): boolean {
  const { data } = Papa.parse<string[]>(body.slice(0, 200_000), { delimiter, preview: HEADER_ROWS });
  return data.some(isHeader);
}

/** Escapes cells that begin with a quoted word: `"Pro" stand` is not a quoted cell. */
function quoteLiterals(body: string, separator: string): string {
  const end = `${separator}\\r\\n`;
  const word = `"(?:[^"${end}]*[^"\\s${end}])"`;
  const cell = new RegExp(
    `(?<=^|[${end}])${word}(?:[^"\\s${end}]|[^\\S${end}]+[^\\s${end}])[^${end}]*`,
    'gu',
  );
  return body.replaceAll(cell, (text) => `"${text.replaceAll('"', '""')}"`);
}

/**
 * Reads CSV or TSV. The header is the first row that names product columns, whichever the separator; otherwise the first
 * with two or more fields.
 */
export function readCsv({ text, encoding }: Decoded, visitor: TableVisitor): void {
  const hint = HINT.exec(text);
  const start = hint ? text.slice(hint[0].length) : text;
  const hinted = hint?.groups?.['separator'];
  const found = (hinted === undefined ? [...SEPARATORS.keys()] : [hinted]).find((each) =>
    hasHeader(start, each, visitor.isHeader),
  );
  const separator = found ?? hinted ?? guessSeparator(start);
  const body = quoteLiterals(start, separator);
  const format = `${separator === '\t' ? 'TSV' : 'CSV'}, ${encoding}, separated by ${SEPARATORS.get(separator) ?? separator}`;
  let line = hint ? 2 : 1;
  let width: number | undefined;
  const take = (cells: readonly string[], errors: readonly Papa.ParseError[]) => {
    if (errors.some(({ code }) => code === 'MissingQuotes'))
      throw new OwnerError(
        `has a quotation mark in line ${line} that is never closed: the file is cut off, or the mark is not doubled`,
      );
    if (isBlank(cells)) return;
    if (width === undefined) {
      const count = cells.filter((cell) => cell.trim() !== '').length;
      if (found === undefined ? count < 2 : !visitor.isHeader(cells)) return;
      width = cells.length;
      visitor.begin({
        format,
        headers: cells.map((cell) => cell.trim()),
        hasDecimalComma: separator === ';',
      });
    } else if (cells.length !== width) visitor.damaged(line, wrongLength(cells.length, width));
    else visitor.row({ line, cells });
    if (errors.length > 0)
      visitor.note(line, 'a quotation mark inside a field is not doubled; it was read literally');
  };
  const newline = body.includes('\n') ? '\n' : '\r';
  Papa.parse<string[]>(body, {
    delimiter: separator,
    newline,
    // Otherwise the whole text is split at once, in several times the memory.
    chunkSize: 1 << 20,
    step: ({ data, errors }) => {
      const last = data.at(-1);
      if (last?.endsWith('\r') === true) data[data.length - 1] = last.slice(0, -1);
      take(data.map(unwrap), errors);
      line += linesIn(data);
    },
  });
  if (width === undefined) throw new OwnerError('has no line with two fields or more');
}
