import { OwnerError } from '../shared/owner-error';
import { readTags } from './read-tags';
import { HEADER_ROWS, textOf, type Cell, type TableVisitor } from './table';
import { unzip } from './unzip';
import { CellText, readWorkbook, type Sheet, type Workbook } from './workbook';

/** Non-empty cells by column. */
type Row = ReadonlyMap<number, Cell>;

/** Excel's limits: XFD1048576. */
const MAX_COLUMN = 16_384;
const MAX_ROW = 1_048_576;

const isWithin = (number: number, most: number) => Number.isInteger(number) && number >= 1 && number <= most;

const outside = (place: string) =>
  new OwnerError(`has something at ${place}, beyond the limits of a workbook: it is damaged, save it again`);

const MS_PER_DAY = 86_400_000;

/** An ISO date, or the number if it is out of range. */
function dayOf(number: number, firstDay: number): Cell {
  const date = new Date((number + firstDay) * MS_PER_DAY);
  return Number.isNaN(date.valueOf()) ? number : date.toISOString().slice(0, 10);
}

/** A cell's value; of a formula, the cached result. */
function cellOf(value: string, { t, s }: Readonly<Record<string, string>>, workbook: Workbook): Cell {
  if (value === '') return '';
  if (t === 's') return workbook.texts[Number(value)] ?? '';
  if (t === 'b') return value === '1' ? 'true' : 'false';
  if (t === 'd') return value.slice(0, 10);
  if (t !== undefined && t !== 'n') return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const format = workbook.formats[Number(s)];
  if (format?.isDate === true) return dayOf(number, workbook.firstDay);
  return format?.currency === undefined ? number : { amount: number, currency: format.currency };
}

/** Reports the non-empty rows of a sheet. */
class SheetReader {
  readonly #workbook: Workbook;
  readonly #take: (line: number, row: Row) => void;
  readonly #text = new CellText();
  #attributes: Readonly<Record<string, string>> | undefined;
  #line = 0;
  #column = 0;
  #cells = new Map<number, Cell>();

  constructor(workbook: Workbook, take: (line: number, row: Row) => void) {
    this.#workbook = workbook;
    this.#take = take;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.#line = attributes['r'] === undefined ? this.#line + 1 : Number(attributes['r']);
      if (!isWithin(this.#line, MAX_ROW)) throw outside(`row ${attributes['r'] ?? this.#line}`);
      this.#column = 0;
      this.#cells = new Map();
    } else if (name === 'c') {
      this.#attributes = attributes;
      this.#column = this.#columnOf(attributes['r']);
      this.#text.clear();
    } else this.#text.open(name);
  }

  text(words: string): void {
    if (this.#attributes) this.#text.add(words);
  }

  close(name: string): void {
    if (name === 'row') {
      if (this.#cells.size > 0) this.#take(this.#line, this.#cells);
    } else if (name === 'c') {
      const cell = cellOf(this.#text.value, this.#attributes ?? {}, this.#workbook);
      if (cell !== '') this.#cells.set(this.#column, cell);
      this.#attributes = undefined;
    } else this.#text.close(name);
  }

  /** 1-based. A cell without a reference follows the previous one. */
  #columnOf(address: string | undefined): number {
    if (address === undefined) return this.#column + 1;
    const { letters } = /^(?<letters>[A-Z]{1,3})\d+$/u.exec(address)?.groups ?? {};
    const column = Array.from(letters ?? '').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    if (!isWithin(column, MAX_COLUMN)) throw outside(`cell ${address.slice(0, 20)} of row ${this.#line}`);
    return column;
  }
}

/** @param take returns 'enough' to stop reading */
async function readRows(
  { pieces }: Sheet,
  workbook: Workbook,
  take: (line: number, row: Row) => 'enough' | undefined,
): Promise<void> {
  let isEnough = false;
  const reader = new SheetReader(workbook, (line, row) => {
    isEnough ||= take(line, row) === 'enough';
  });
  async function* wanted() {
    for await (const piece of pieces()) {
      yield piece;
      if (isEnough) return;
    }
  }
  await readTags(wanted(), reader, () => !isEnough);
}

/** The sheet has a row with two or more cells. */
async function isUsed(sheet: Sheet, workbook: Workbook): Promise<boolean> {
  let isTable = false;
  await readRows(sheet, workbook, (_line, row) => {
    isTable ||= row.size >= 2;
    return isTable ? 'enough' : undefined;
  });
  return isTable;
}

/** The line of the header, if one of the first rows names product columns. */
async function headerLine(
  sheet: Sheet,
  workbook: Workbook,
  isHeader: TableVisitor['isHeader'],
): Promise<number | undefined> {
  let rows = 0;
  let found: number | undefined;
  await readRows(sheet, workbook, (line, row) => {
    rows += 1;
    if (isHeader([...row.values()].map(textOf))) found = line;
    return found === undefined && rows < HEADER_ROWS ? undefined : 'enough';
  });
  return found;
}

/**
 * Reads the first sheet with a row of two or more cells. The header is the first row that names product columns,
 * otherwise the first with two or more cells. Columns without a header are left out.
 */
export async function readXlsx(bytes: Uint8Array, visitor: TableVisitor): Promise<void> {
  const workbook = await readWorkbook(await unzip(bytes));
  const others: string[] = [];
  let columns: readonly number[] | undefined;
  for (const sheet of workbook.sheets) {
    if (columns) {
      if (await isUsed(sheet, workbook)) others.push(`"${sheet.name}"`);
      continue;
    }
    const header = await headerLine(sheet, workbook, visitor.isHeader);
    await readRows(sheet, workbook, (line, row) => {
      if (columns) visitor.row({ line, cells: columns.map((column) => row.get(column) ?? '') });
      else if (header === undefined ? row.size >= 2 : line === header) {
        columns = [...row.keys()].toSorted((a, b) => a - b);
        const headers = columns.map((column) => textOf(row.get(column)));
        visitor.begin({ format: `workbook (.xlsx), sheet "${sheet.name}"`, headers });
      }
      return undefined;
    });
  }
  if (!columns) throw new OwnerError('has no sheet with two columns or more');
  if (others.length > 0) visitor.note(1, `only the first sheet is read, not ${others.join(', ')}`);
}
