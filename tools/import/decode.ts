import { isUtf8 } from 'node:buffer';
import { OwnerError } from '../shared/owner-error';

export interface Decoded {
  text: string;
  encoding: string;
}

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Files that are not text, by how they begin. Workbooks (.xlsx) are told apart before. */
const OTHER_KINDS: ReadonlyArray<[readonly number[], string]> = [
  [[0xd0, 0xcf, 0x11, 0xe0], 'is a workbook of an old Excel (.xls): save it as .xlsx or as CSV'],
  [[0x25, 0x50, 0x44, 0x46], 'is a PDF: export the products as CSV or .xlsx'],
  [[0x1f, 0x8b], 'is compressed (gzip): unpack it first'],
  [[0x89, 0x50, 0x4e, 0x47], 'is a picture'],
  [[0xff, 0xd8, 0xff], 'is a picture'],
];

/** The characters that Windows-1252 has where Latin-1 has control characters. Node 20 decodes it as Latin-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const decodeWindows = (bytes: Uint8Array) =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replaceAll(/[\u0080-\u009F]/gu, (character) => WINDOWS[character.charCodeAt(0) - 0x80] ?? character);

/** UTF-8 but for a last character that is cut off. */
function isCutUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** UTF-8 with a few broken bytes, read as Windows-1252, would garble every umlaut that is right. */
function refuseDamaged(bytes: Uint8Array): void {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.split('\uFFFD').length - 1;
  const others = (text.match(/[^\p{ASCII}\uFFFD]/gu) ?? []).length;
  if (others <= broken) return;
  const line = lineOf(text, text.indexOf('\uFFFD'));
  throw new OwnerError(
    isCutUtf8(bytes)
      ? `ends in the middle of a character, in line ${line}: it is cut off, export it again`
      : `is UTF-8 with broken characters, the first in line ${line}: export it again`,
  );
}

/** UTF-8 (with or without a byte order mark), UTF-16 with one, or else Windows-1252. Throws for what is no text. */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes.length === 0) throw new OwnerError('is empty');
  const other = OTHER_KINDS.find(([start]) => startsWith(bytes, ...start));
  if (other) throw new OwnerError(other[1]);
  for (const [encoding, ...mark] of [['utf-16le', 0xff, 0xfe] as const, ['utf-16be', 0xfe, 0xff] as const]) {
    if (startsWith(bytes, ...mark))
      return { text: new TextDecoder(encoding).decode(bytes), encoding: 'UTF-16' };
  }
  if (bytes.includes(0)) throw new OwnerError('is no text: it has bytes that no CSV, TSV or XML file has');
  // A decoder would need the text's room twice.
  if (isUtf8(bytes)) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
    return { text: text.startsWith('\uFEFF') ? text.slice(1) : text, encoding: 'UTF-8' };
  }
  refuseDamaged(bytes);
  return { text: decodeWindows(bytes), encoding: 'Windows-1252' };
}
