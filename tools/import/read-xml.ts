import { Parser } from 'htmlparser2';
import { OwnerError } from '../shared/owner-error';
import type { Decoded } from './decode';
import { localName, MAX_DEPTH } from './read-tags';
import { checkHeaders, type TableVisitor } from './table';

const fieldName = (name: string) => localName(name).toLowerCase();

const ITEMS = new Set(['item', 'entry']);

/** Joins repeated elements, such as `product_detail`. */
export const BETWEEN_VALUES = '\n';

class Item {
  readonly line: number;
  readonly cells: string[];

  constructor(line: number, width: number) {
    this.line = line;
    this.cells = Array.from<string>({ length: width }).fill('');
  }
  add(index: number, value: string): void {
    while (this.cells.length <= index) this.cells.push('');
    const before = this.cells[index] ?? '';
    this.cells[index] = before === '' ? value : `${before}${BETWEEN_VALUES}${value}`;
  }
}

const SLICE = 1 << 16;

/** The line of an offset; offsets must not decrease. */
function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (offset) => {
    for (; next !== -1 && next < offset; next = text.indexOf('\n', next + 1)) line += 1;
    return line;
  };
}

/** Tracks whether the parser is outside an item, in one, in a field, or in a part of a field. */
class FeedReader {
  readonly headers: string[] = [];
  #item: Item | undefined;
  #depth = 0;
  #text = '';
  #parts: string[] = [];

  readonly #visitor: TableVisitor;

  constructor(visitor: TableVisitor) {
    this.#visitor = visitor;
  }

  open(name: string, line: number): void {
    if (this.#item) {
      this.#depth += 1;
      this.#text = '';
      if (this.#depth === 1) this.#parts = [];
    } else if (ITEMS.has(fieldName(name))) this.#item = new Item(line, this.headers.length);
  }

  addText(text: string): void {
    if (this.#item) this.#text += text;
  }

  close(name: string): void {
    if (!this.#item) return;
    if (this.#depth === 0) {
      this.#visitor.row(this.#item);
      this.#item = undefined;
      return;
    }
    if (this.#depth === 1) {
      const value = this.#parts.length > 0 ? this.#parts.join(':') : this.#text;
      this.#item.add(this.#headerIndex(fieldName(name)), value.trim());
    } else if (this.#text.trim() !== '') this.#parts.push(this.#text.trim());
    this.#text = '';
    this.#depth -= 1;
  }

  #headerIndex(header: string): number {
    const index = this.headers.indexOf(header);
    if (index !== -1) return index;
    checkHeaders(this.headers);
    return this.headers.push(header) - 1;
  }
}

/** Reads an RSS or Atom feed: each `item` or `entry` is a row, its children are the fields. */
export function readXml({ text, encoding }: Decoded, visitor: TableVisitor): void {
  const reader = new FeedReader(visitor);
  const lineAt = lineCounter(text);
  const open: Array<{ name: string; line: number }> = [];
  let items = 0;
  let isAtEnd = false;
  visitor.begin({ format: `XML, ${encoding}`, headers: reader.headers });
  const parser = new Parser(
    {
      onopentag(name) {
        const line = lineAt(parser.startIndex);
        open.push({ name, line });
        if (open.length > MAX_DEPTH)
          throw new OwnerError(
            `has <${name}> more than ${MAX_DEPTH} elements deep, in line ${line}: it is not a product feed`,
          );
        if (ITEMS.has(fieldName(name))) items += 1;
        reader.open(name, line);
      },
      ontext: (words) => reader.addText(words),
      onclosetag(name, isImplied) {
        const opened = open.pop();
        // The parser closes open elements silently; a truncated feed must not pass for a complete one.
        const isEmptyTag = !isAtEnd && text.startsWith('/>', parser.endIndex - 1);
        if (isImplied && !isEmptyTag)
          throw new OwnerError(
            `opens <${name}> in line ${opened?.line ?? 1} and never closes it: it is cut off, or not XML`,
          );
        reader.close(name);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let start = 0; start < text.length; start += SLICE) parser.write(text.slice(start, start + SLICE));
  isAtEnd = true;
  parser.end();
  if (items === 0) throw new OwnerError('has no <item> or <entry>, so it is not a product feed');
}
