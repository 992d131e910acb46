import { isUtf8 } from 'node:buffer';
import { OwnerError } from '../shared/owner-error';
import { byWord } from '../shared/word-lists';

export interface Decoded {
  text: string;
  encoding: string;
}

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Binary files by signature. Workbooks (.xlsx) are handled earlier. */
const BINARY_KINDS: ReadonlyArray<[readonly number[], string]> = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'is a workbook of an old Excel (.xls), or has a password: save it as .xlsx without one, or as CSV',
  ],
  [[0x25, 0x50, 0x44, 0x46], 'is a PDF: export the products as CSV or .xlsx'],
  [[0x1f, 0x8b], 'is compressed (gzip): unpack it first'],
  [[0x89, 0x50, 0x4e, 0x47], 'is a picture'],
  [[0xff, 0xd8, 0xff], 'is a picture'],
];

const WESTERN = 'Windows-1252';

/** 0x80 to 0x9F in Windows-1252. Node 20 decodes them as Latin-1 control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const decodeWindows = (bytes: Uint8Array) =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replaceAll(/[\u0080-\u009F]/gu, (character) => WINDOWS[character.charCodeAt(0) - 0x80] ?? character);

/** Encodings in which spreadsheets save CSV, by script, and by language if it is Latin. */
const ENCODINGS = byWord({
  'Windows-1250': 'bs, cs, hr, hu, pl, ro, sk, sl, sq, sr',
  'Windows-1251': 'Cyrl',
  'Windows-1253': 'Grek',
  'Windows-1254': 'az, tr',
  'Windows-1255': 'Hebr',
  'Windows-1256': 'Arab',
  'Windows-1257': 'et, lt, lv',
  'Windows-1258': 'vi',
  'Windows-874': 'Thai',
  Shift_JIS: 'Jpan',
  GB18030: 'Hans',
  Big5: 'Hant',
  'EUC-KR': 'Kore',
});

const DECLARATION = /^\s*<\?xml[^>]*\bencoding\s*=\s*["'](?<encoding>[\w-]+)/u;

/** The encoding that XML declares, by its usual name, if it is known and not UTF-8. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = DECLARATION.exec(start)?.groups?.['encoding'];
  try {
    const encoding = new TextDecoder(declared).encoding;
    return encoding.startsWith('utf') ? undefined : encoding;
  } catch {
    return undefined;
  }
}

/** The encoding of a text that is not UTF-8: the one that it declares, or what spreadsheets use where the shop is. */
function encodingOf(bytes: Uint8Array, locale: string): string {
  const { language, script } = new Intl.Locale(locale).maximize();
  const usual = ENCODINGS.get((script === 'Latn' ? language : script) ?? '') ?? WESTERN;
  const encoding = declaredEncoding(bytes) ?? usual;
  return encoding === 'windows-1252' ? WESTERN : encoding;
}

/** Valid UTF-8, except for a truncated last character. */
function isTruncatedUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Throws for UTF-8 with a few invalid bytes: as Windows-1252, every other non-ASCII character would be garbled. */
function refuseDamaged(bytes: Uint8Array): void {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.split('\uFFFD').length - 1;
  const others = (text.match(/[^\p{ASCII}\uFFFD]/gu) ?? []).length;
  if (others <= broken) return;
  const line = lineOf(text, text.indexOf('\uFFFD'));
  throw new OwnerError(
    isTruncatedUtf8(bytes)
      ? `ends in the middle of a character, in line ${line}: it is cut off, export it again`
      : `is UTF-8 with broken characters, the first in line ${line}: export it again`,
  );
}

/**
 * Decodes UTF-8, UTF-16 with a byte order mark, or another encoding. Throws for binary files.
 * @param locale the shop's
 */
export function decode(bytes: Uint8Array, locale: string): Decoded {
  if (bytes.length === 0) throw new OwnerError('is empty');
  const other = BINARY_KINDS.find(([start]) => startsWith(bytes, ...start));
  if (other) throw new OwnerError(other[1]);
  for (const [encoding, ...mark] of [['utf-16le', 0xff, 0xfe] as const, ['utf-16be', 0xfe, 0xff] as const]) {
    if (startsWith(bytes, ...mark))
      return { text: new TextDecoder(encoding).decode(bytes), encoding: 'UTF-16' };
  }
  if (bytes.includes(0))
    throw new OwnerError('is not a text file: it has bytes that no CSV, TSV or XML file has');
  // TextDecoder would need twice the memory.
  if (isUtf8(bytes)) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
    return { text: text.startsWith('\uFEFF') ? text.slice(1) : text, encoding: 'UTF-8' };
  }
  refuseDamaged(bytes);
  const encoding = encodingOf(bytes, locale);
  return {
    text: encoding === WESTERN ? decodeWindows(bytes) : new TextDecoder(encoding).decode(bytes),
    encoding,
  };
}
