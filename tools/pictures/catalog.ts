import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { findNodeAtLocation, getNodeValue, parseTree, type Node } from 'jsonc-parser';
import { OwnerError, shownPath, whyRefused } from '../shared/owner-error';
import { readList } from '../shared/read-list';
import { writeAtomically } from '../shared/write-atomically';

/** A picture in Data.json. */
interface Named {
  image: string;
  alt: string;
  node: Node;
}

/** The pictures of an entry in Data.json. */
export interface Entry extends Named {
  id: string;
  title: string;
  /** Empty if the field is not a list. */
  gallery: readonly Named[];
}

export interface Catalog {
  file: string;
  text: string;
  entries: readonly Entry[];
}

const catalogFile = (shopDir: string): string => path.join(shopDir, 'Data.json');

function valueOf(node: Node, key: string): string {
  const found = findNodeAtLocation(node, [key]);
  const content: unknown = found && getNodeValue(found);
  return typeof content === 'string' || typeof content === 'number' ? String(content).trim() : '';
}

const objectsIn = (list: Node | undefined): Node[] =>
  list?.type === 'array' ? (list.children ?? []).filter(({ type }) => type === 'object') : [];

const entryOf = (node: Node): Entry => ({
  id: valueOf(node, 'product_id'),
  title: valueOf(node, 'product_title'),
  image: valueOf(node, 'product_image'),
  alt: valueOf(node, 'image_alt'),
  gallery: objectsIn(findNodeAtLocation(node, ['gallery'])).map((item) => ({
    image: valueOf(item, 'image'),
    alt: valueOf(item, 'image_alt'),
    node: item,
  })),
  node,
});

/** "2:1": line and column, 1-based. */
function placeOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

function readText(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new OwnerError(`cannot be read: ${whyRefused(error)}`, shownPath(file));
  }
  // Decoding would replace invalid bytes, and saving would make that permanent.
  if (!isUtf8(bytes)) throw new OwnerError('is not UTF-8: save it in that encoding', shownPath(file));
  return bytes.toString('utf8');
}

/** Throws an error with line and column if Data.json is not JSON. */
export function readCatalog(shopDir: string): Catalog {
  const file = catalogFile(shopDir);
  const text = readText(file);
  // A byte order mark is not JSON; replaced by a space, offsets stay valid.
  const plain = text.replace(/^\uFEFF/u, ' ');
  const list = readList(plain);
  if ('fault' in list) throw new OwnerError(list.fault, `${shownPath(file)}:${placeOf(plain, list.offset)}`);
  return { file, text, entries: objectsIn(parseTree(plain)).map(entryOf) };
}

/** The fields of one picture. */
export interface Picture {
  product_image: string;
  image_widths: number[];
}

/** The new pictures of an entry. */
export interface Pictures {
  first: Picture | undefined;
  /** `known` is the node to update; new pictures have none. */
  gallery: ReadonlyArray<{ known: Node | undefined; picture: Picture }>;
}

interface Edit {
  offset: number;
  length: number;
  content: string;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Formats short lists as Prettier does. */
const written = (value: unknown) => (Array.isArray(value) ? `[${value.join(', ')}]` : JSON.stringify(value));

const spaceBefore = (text: string, start: number, end: number) =>
  /\s*$/u.exec(text.slice(start, end))?.[0] ?? '';

/** Inserts a property after the first existing one of `earlier`, with the same indentation. */
function added(
  text: string,
  entry: Node,
  key: string,
  content: (indent: string) => string,
  earlier: readonly string[],
): Edit[] {
  const found = earlier.map((each) => findNodeAtLocation(entry, [each])?.parent).find(Boolean);
  const property = found ?? entry.children?.[0];
  if (!property) return [];
  const indent = spaceBefore(text, entry.offset, property.offset);
  const offset = property.offset + property.length;
  return [{ offset, length: 0, content: `,${indent}${JSON.stringify(key)}: ${content(indent)}` }];
}

/** Replaces a property's value or inserts the property. */
function editOf(text: string, entry: Node, key: string, value: unknown, earlier: readonly string[]): Edit[] {
  const known = findNodeAtLocation(entry, [key]);
  if (!known) return added(text, entry, key, () => written(value), earlier);
  return same(getNodeValue(known), value)
    ? []
    : [{ offset: known.offset, length: known.length, content: written(value) }];
}

const firstEdits = (text: string, entry: Node, { product_image: image, image_widths: widths }: Picture) => [
  ...editOf(text, entry, 'product_image', image, ['product_title']),
  ...editOf(text, entry, 'image_widths', widths, ['product_image', 'product_title']),
];

const itemOf = ({ product_image: image, image_widths: widths }: Picture) =>
  `{ "image": ${written(image)}, "image_widths": ${written(widths)} }`;

/** Appends to the gallery or creates it. A gallery that is not a list is left alone. */
function appendEdits(text: string, entry: Node, pictures: readonly Picture[]): Edit[] {
  const items = pictures.map(itemOf);
  const list = findNodeAtLocation(entry, ['gallery']);
  if (items.length === 0 || (list && list.type !== 'array')) return [];
  const last = list?.children?.at(-1);
  if (last) {
    const indent = spaceBefore(text, entry.offset, last.offset);
    const content = items.map((item) => `,${indent}${item}`).join('');
    return [{ offset: last.offset + last.length, length: 0, content }];
  }
  const outer = spaceBefore(text, entry.offset, entry.offset + entry.length - 1);
  const content = (indent: string) => {
    const inner = indent.includes('\n') ? indent + indent.slice(outer.length) : indent;
    return `[${items.map((item) => inner + item).join(',')}${indent}]`;
  };
  if (!list)
    return added(text, entry, 'gallery', content, ['image_widths', 'product_image', 'product_title']);
  const indent = spaceBefore(text, entry.offset, list.parent?.offset ?? list.offset);
  return [{ offset: list.offset, length: list.length, content: content(indent) }];
}

function galleryEdits(text: string, entry: Node, gallery: Pictures['gallery']): Edit[] {
  const updates = gallery.flatMap(({ known, picture }) =>
    known
      ? [
          ...editOf(text, known, 'image', picture.product_image, []),
          ...editOf(text, known, 'image_widths', picture.image_widths, ['image']),
        ]
      : [],
  );
  const fresh = gallery.filter(({ known }) => !known).map(({ picture }) => picture);
  return [...updates, ...appendEdits(text, entry, fresh)];
}

function applied(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { offset, length, content } of edits.toSorted((a, b) => a.offset - b.offset)) {
    pieces.push(text.slice(done, offset), content);
    done = offset + length;
  }
  return pieces.join('') + text.slice(done);
}

/**
 * Writes the pictures atomically.
 * @returns how many entries changed, or 'overtaken' if another program changed the file after it was read
 */
function writePictures(
  { file, text }: Catalog,
  pictures: ReadonlyMap<Entry, Pictures>,
): number | 'overtaken' {
  const edits = [...pictures].map(([{ node }, { first, gallery }]) => [
    ...(first ? firstEdits(text, node, first) : []),
    ...galleryEdits(text, node, gallery),
  ]);
  const changed = edits.filter((each) => each.length > 0);
  if (changed.length === 0) return 0;
  // Follow a symbolic link, rather than replace it with a file.
  const isWritten = writeAtomically(
    realpathSync(file),
    [applied(text, changed.flat())],
    () => readText(file) === text,
  );
  return isWritten ? changed.length : 'overtaken';
}

const ATTEMPTS = 10;

/**
 * Updates the pictures in Data.json and preserves every other character. Starts over if an editor saves the file
 * meanwhile.
 */
export function updateCatalog(
  shopDir: string,
  picturesOf: (catalog: Catalog) => ReadonlyMap<Entry, Pictures>,
): { catalog: Catalog; changed: number } {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const catalog = readCatalog(shopDir);
    const changed = writePictures(catalog, picturesOf(catalog));
    if (changed === 0) return { catalog, changed };
    if (changed !== 'overtaken') return { catalog: readCatalog(shopDir), changed };
  }
  throw new OwnerError(
    'keeps being changed by another program; the pictures are made, but Data.json was not updated: run this again',
    shownPath(catalogFile(shopDir)),
  );
}

/** 1-based. */
export const lineOf = ({ text }: Catalog, { node }: Entry): number =>
  text.slice(0, node.offset).split('\n').length;
