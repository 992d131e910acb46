import { unzipSync } from 'fflate';
import readXlsxFile, { type CellValue } from 'read-excel-file/node';
import { OwnerError } from '../shared/owner-error';
import type { Cell, TableVisitor } from './table';

// The package's types say `typeof Date` where it gives dates.
type Value = CellValue | Date | null | undefined;

function cellOf(value: Value): Cell {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' ? value : String(value);
}

const filled = (cells: readonly Value[]) =>
  cells.filter((cell) => cell !== null && cell !== undefined && cell !== '').length;

/** 100,000 rows are some 75 MB unpacked, and take 320 MB of memory, as the package has all sheets in it at once. */
const MAX_UNPACKED = 300_000_000;

function refuseHuge(bytes: Uint8Array): void {
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('.xml')) unpacked += originalSize;
        return false;
      },
    });
  } catch {
    // What is wrong with it is told when it is read.
  }
  if (unpacked > MAX_UNPACKED)
    throw new OwnerError(
      `is a workbook of ${Math.round(unpacked / 1_000_000)} MB when unpacked, which takes too much memory: save the sheet as CSV`,
    );
}

async function sheetsOf(bytes: Uint8Array) {
  try {
    return await readXlsxFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    throw new OwnerError(
      `cannot be read as a workbook (${error instanceof Error ? error.message : String(error)}): it is cut off, or no .xlsx`,
    );
  }
}

/** The first sheet of a workbook that has a row with two cells or more. Formulas count as what they last came to. */
export async function readXlsx(bytes: Uint8Array, visitor: TableVisitor): Promise<void> {
  refuseHuge(bytes);
  const sheets = await sheetsOf(bytes);
  const used = sheets.filter(({ data }) => data.some((cells) => filled(cells) >= 2));
  const [sheet, ...others] = used;
  if (!sheet) throw new OwnerError('has no sheet with two columns or more');
  const first = sheet.data.findIndex((cells) => filled(cells) >= 2);
  const heads = (sheet.data[first] ?? []).map((value) => String(cellOf(value)).trim());
  visitor.begin({ format: `workbook (.xlsx), sheet "${sheet.sheet}"`, heads });
  if (others.length > 0)
    visitor.note(
      1,
      `only the first sheet is read, not ${others.map((each) => `"${each.sheet}"`).join(', ')}`,
    );
  for (const [index, values] of sheet.data.entries()) {
    if (index > first && filled(values) > 0) visitor.row({ line: index + 1, cells: values.map(cellOf) });
    // What has been read need not be kept beside what is made of it.
    sheet.data[index] = [];
  }
}
