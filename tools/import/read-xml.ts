import { Parser } from 'htmlparser2';
import { OwnerError } from '../shared/owner-error';
import type { Decoded } from './decode';
import { feedOf, type Feed } from './other-feeds';
import { localName, MAX_DEPTH } from './read-tags';
import { checkHeaders, type TableVisitor } from './table';

const fieldName = (name: string) => localName(name).toLowerCase();

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

/** Bounds the memory for categories. */
const MAX_PARENTS = 4;

type Attributes = Readonly<Record<string, string>>;

/** Tracks whether the parser is outside an item, in one, in a field, or in a part of a field. */
class FeedReader {
  readonly headers: string[] = [];
  #item: Item | undefined;
  #depth = 0;
  #text = '';
  #parts: string[] = [];
  /** Yandex's categories by id, each with the last of its parents. */
  readonly #categories = new Map<string, readonly string[]>();

  readonly #visitor: TableVisitor;
  readonly #feed: Feed;

  constructor(visitor: TableVisitor, feed: Feed) {
    this.#visitor = visitor;
    this.#feed = feed;
  }

  /** @returns true for an item */
  open(name: string, line: number, attributes: Attributes): boolean {
    this.#text = '';
    if (this.#item) {
      this.#depth += 1;
      if (this.#depth === 1) this.#parts = [];
      return false;
    }
    if (!this.#feed.isItem(fieldName(name))) return false;
    this.#item = new Item(line, this.headers.length);
    if (this.#feed.name !== undefined)
      for (const [attribute, value] of Object.entries(attributes)) this.#add(attribute, value);
    return true;
  }

  addText(text: string): void {
    this.#text += text;
  }

  close(name: string, { name: label, url, unit, id, parentId }: Attributes): void {
    const text = unit === undefined ? this.#text.trim() : `${this.#text.trim()} ${unit}`;
    this.#text = '';
    if (!this.#item) {
      const parents = this.#categories.get(parentId ?? '') ?? [];
      if (id !== undefined) this.#categories.set(id, [...parents.slice(-MAX_PARENTS), text]);
    } else if (this.#depth === 0) {
      this.#visitor.row(this.#item);
      this.#item = undefined;
    } else {
      this.#closeField(name, text, this.#feed.name === undefined ? undefined : (label ?? url));
      this.#depth -= 1;
    }
  }

  #closeField(name: string, text: string, attribute: string | undefined): void {
    // <param name="Weight" unit="g">50</param>, <main url="https://…" />
    if (attribute !== undefined) this.#add(name, text === '' ? attribute : `${attribute}:${text}`);
    else if (this.#depth > 1) this.#parts.push(...(text === '' ? [] : [text]));
    else if (this.#parts.length > 0) this.#add(name, this.#parts.join(':'));
    else if (text !== '' || this.#feed.name === undefined) this.#add(name, text);
  }

  #add(name: string, value: string): void {
    const field = this.#feed.fieldOf(fieldName(name));
    const isCategory = this.#feed.name !== undefined && field === 'product_type';
    const category = this.#categories.get(value)?.join(' > ') ?? value.replaceAll(/[/|]/gu, ' > ');
    this.#item?.add(this.#headerIndex(field), isCategory ? category : value);
  }

  #headerIndex(header: string): number {
    const index = this.headers.indexOf(header);
    if (index !== -1) return index;
    checkHeaders(this.headers);
    return this.headers.push(header) - 1;
  }
}

/** Reads a feed: each item is a row, its children are the fields. */
export function readXml({ text, encoding }: Decoded, visitor: TableVisitor): void {
  const feed = feedOf(text);
  const reader = new FeedReader(visitor, feed);
  const lineAt = lineCounter(text);
  const open: Array<{ name: string; line: number; attributes: Attributes }> = [];
  let items = 0;
  let isAtEnd = false;
  visitor.begin({ format: `XML, ${encoding}`, headers: reader.headers, feed: feed.name });
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const line = lineAt(parser.startIndex);
        open.push({ name, line, attributes });
        if (open.length > MAX_DEPTH)
          throw new OwnerError(
            `has <${name}> more than ${MAX_DEPTH} elements deep, in line ${line}: it is not a product feed`,
          );
        if (reader.open(name, line, attributes)) items += 1;
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
        reader.close(name, opened?.attributes ?? {});
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let start = 0; start < text.length; start += SLICE) parser.write(text.slice(start, start + SLICE));
  isAtEnd = true;
  parser.end();
  if (items === 0)
    throw new OwnerError('has no <item>, <entry>, <SHOPITEM> or <offer>, so it is not a product feed');
}
