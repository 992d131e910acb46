import { decode, type Decoded } from './decode';
import { OwnerError } from '../shared/owner-error';
import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';
import { readXml } from './read-xml';
import type { TableVisitor } from './table';

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Larger files exceed memory or the maximum string length. */
const MAX_BYTES = 400_000_000;

/** A separate function, so that the bytes can be collected while the text is parsed. */
function load(read: () => Uint8Array, locale: string): Decoded | { workbook: Uint8Array } {
  const bytes = read();
  if (bytes.length > MAX_BYTES) throw new OwnerError('is larger than 400 MB: split it');
  return isZip(bytes) ? { workbook: bytes } : decode(bytes, locale);
}

/**
 * Detects the format from the contents: exports often have the wrong extension.
 * @param locale tells the encoding of texts that do not
 */
export async function readTable(
  read: () => Uint8Array,
  visitor: TableVisitor,
  locale: string,
): Promise<void> {
  const decoded = load(read, locale);
  if ('workbook' in decoded) return readXlsx(decoded.workbook, visitor);
  const start = decoded.text.slice(0, 1000).trimStart().toLowerCase();
  if (start === '' && decoded.text.trim() === '') throw new OwnerError('is empty');
  if (/^(?:<!doctype html|<html)/u.test(start))
    throw new OwnerError(
      'is a web page, not an export: was the download refused, or a login asked for? If a spreadsheet opens it, save it there as .xlsx',
    );
  if (/<(?:ss:)?workbook|<office:document/u.test(start))
    throw new OwnerError('is a spreadsheet in XML: save it as .xlsx or as CSV');
  if (/^(?:\[\s*[[{\]]|\{)/u.test(start))
    throw new OwnerError('is JSON: if it is a Data.json, copy it to shop/ and run npm run check');
  if (start.startsWith('<')) readXml(decoded, visitor);
  else readCsv(decoded, visitor);
}
