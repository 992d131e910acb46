import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { findNodeAtLocation, getNodeValue, parseTree, type Node } from 'jsonc-parser';
import { OwnerError, shownPath, whyRefused } from '../shared/owner-error';
import { readList } from '../shared/read-list';
import { writeAtomically } from '../shared/write-atomically';
import { applied, editsOf, type Pictures } from './catalog-edits';

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

/**
 * Writes the pictures atomically.
 * @returns how many entries changed, or 'overtaken' if another program changed the file after it was read
 */
function writePictures(
  { file, text }: Catalog,
  pictures: ReadonlyMap<Entry, Pictures>,
): number | 'overtaken' {
  const edits = [...pictures].map(([{ node }, changed]) => editsOf(text, node, changed));
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
