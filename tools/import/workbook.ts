import { OwnerError } from '../shared/owner-error';
import { readTags, type TagVisitor } from './read-tags';
import type { Parts } from './unzip';

export interface Sheet {
  name: string;
  pieces: () => AsyncIterable<string>;
}

interface NumberFormat {
  isDate: boolean;
  /** Unknown for a built-in format, which shows the currency of the reader's own country. */
  currency?: string | undefined;
}

/** A workbook's sheets, and the tables that cells refer to. */
export interface Workbook {
  sheets: readonly Sheet[];
  texts: readonly string[];
  /** How numbers are shown, by style index. */
  formats: readonly NumberFormat[];
  /** Day 0 of the workbook's dates, in days since 1970. */
  firstDay: number;
}

const ignoreAll: TagVisitor = { open: () => undefined, text: () => undefined, close: () => undefined };

/** Excel allows 32,767. */
const MAX_LENGTH = 1_000_000;

/** Collects a cell's text without phonetic guides, and unescapes _x000D_. */
export class CellText {
  #text = '';
  #isText = false;
  #isPhonetic = false;

  clear(): void {
    this.#text = '';
  }

  open(name: string): void {
    if (name === 'rPh') this.#isPhonetic = true;
    else this.#isText = name === 't' || name === 'v';
  }

  add(words: string): void {
    if (!this.#isText || this.#isPhonetic) return;
    this.#text += words;
    if (this.#text.length > MAX_LENGTH)
      throw new OwnerError('is a workbook with more than a million characters in one cell: it is damaged');
  }

  close(name: string): void {
    if (name === 'rPh') this.#isPhonetic = false;
    this.#isText = false;
  }

  get value(): string {
    return this.#text.replaceAll(/_x([\da-f]{4})_/giu, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    );
  }
}

async function readTexts(pieces: AsyncIterable<string>): Promise<string[]> {
  const texts: string[] = [];
  const text = new CellText();
  await readTags(pieces, {
    open: (name) => {
      if (name === 'si') text.clear();
      else text.open(name);
    },
    text: (words) => text.add(words),
    close: (name) => {
      if (name === 'si') texts.push(text.value);
      else text.close(name);
    },
  });
  return texts;
}

/** Built-in date and time formats: the common ones, then those of East Asian and Thai locales. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58) ||
  (id >= 71 && id <= 81);

/** True for "dd.mm.yyyy", but not for `0.00 "days"`. */
function isDateFormat(code: string): boolean {
  const bare = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/gu, '');
  return /[dmyhs]/iu.test(bare) && !/[#?%]|general|^0/iu.test(bare);
}

const CODES = new Set(Intl.supportedValuesOf('currency'));

/** The currency that amounts are shown with: `[$€-407]`, `"CHF"`, `$`. In "_€" and "*€" it is only a space's width. */
function currencyIn(code: string): string | undefined {
  const shown = code.replace(/;.*/su, '').replaceAll(/[_*].|\[\$-[^\]]*\]/gu, '');
  const { sign, word = '' } = /\[\$(?<sign>[^\]-]+)|"\s?(?<word>[A-Z]{3})\s?"/u.exec(shown)?.groups ?? {};
  return CODES.has(word) ? word : (sign?.trim() ?? /\p{Sc}/u.exec(shown)?.[0]);
}

const formatIn = (code: string): NumberFormat =>
  isDateFormat(code) ? { isDate: true } : { isDate: false, currency: currencyIn(code) };

async function readFormats(pieces: AsyncIterable<string>): Promise<NumberFormat[]> {
  const known = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let isInStyles = false;
  await readTags(pieces, {
    ...ignoreAll,
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      const id = Number(numFmtId);
      if (name === 'cellXfs') isInStyles = true;
      else if (name === 'numFmt') known.set(id, formatIn(formatCode));
      else if (name === 'xf' && isInStyles) formats.push(known.get(id) ?? { isDate: isBuiltInDate(id) });
    },
    close: (name) => {
      if (name === 'cellXfs') isInStyles = false;
    },
  });
  return formats;
}

const FROM_1900 = -25_569;
const FROM_1904 = -24_107;

async function readIndex(pieces: AsyncIterable<string>) {
  const sheets: Array<{ name: string; relation: string | undefined }> = [];
  let firstDay = FROM_1900;
  await readTags(pieces, {
    ...ignoreAll,
    open: (tag, attributes) => {
      if (tag === 'workbookPr' && /^(?:1|true)$/u.test(attributes['date1904'] ?? '')) firstDay = FROM_1904;
      if (tag !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      sheets.push({ name: attributes['name'] ?? '', relation });
    },
  });
  return { sheets, firstDay };
}

interface Relation {
  kind: string;
  part: string;
}

async function readRelations(pieces: AsyncIterable<string>): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  await readTags(pieces, {
    ...ignoreAll,
    open: (_name, { Id: id, Type: type = '', Target: target = '' }) => {
      const part = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      if (id !== undefined) relations.set(id, { kind: type.split('/').at(-1) ?? '', part });
    },
  });
  return relations;
}

/** Spreadsheets of other programs, by a part that they have. */
const OTHER_KINDS: ReadonlyArray<readonly [part: RegExp, kind: string]> = [
  [/^content\.xml$/u, 'is an OpenDocument spreadsheet (.ods)'],
  [/^xl\/workbook\.bin$/u, 'is a binary workbook (.xlsb)'],
  [/^Index(?:\/|\.zip$)/u, 'is a Numbers spreadsheet'],
];

function kindOf(parts: Parts): string {
  const names = [...parts.keys()];
  const other = OTHER_KINDS.find(([part]) => names.some((name) => part.test(name)));
  return other
    ? `${other[1]}: save it as .xlsx or as CSV`
    : 'cannot be read as a workbook (it has no xl/workbook.xml): it is not an .xlsx';
}

/** Reads everything but the cells. */
export async function readWorkbook(parts: Parts): Promise<Workbook> {
  const index = parts.get('xl/workbook.xml');
  const links = parts.get('xl/_rels/workbook.xml.rels');
  if (!index || !links) throw new OwnerError(kindOf(parts));
  const { sheets, firstDay } = await readIndex(index());
  const relations = await readRelations(links());
  const partOf = (wanted: string) =>
    parts.get([...relations.values()].find(({ kind }) => kind === wanted)?.part ?? '');
  const texts = partOf('sharedStrings');
  const styles = partOf('styles');
  return {
    sheets: sheets.flatMap(({ name, relation }) => {
      const pieces = parts.get(relations.get(relation ?? '')?.part ?? '');
      return pieces ? [{ name, pieces }] : [];
    }),
    texts: texts ? await readTexts(texts()) : [],
    formats: styles ? await readFormats(styles()) : [],
    firstDay,
  };
}
