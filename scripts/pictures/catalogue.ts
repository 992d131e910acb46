import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { findNodeAtLocation, getNodeValue, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { OwnerError, shownPath, whyRefused } from '../shared/owner-error';
import { whyNoList } from '../shared/why-no-list';
import { writeWhole } from '../shared/write-whole';

/** An entry of Data.json, as far as pictures go. */
export interface Entry {
  id: string;
  title: string;
  image: string;
  alt: string;
  node: Node;
}

export interface Catalogue {
  file: string;
  text: string;
  entries: readonly Entry[];
}

const catalogueFile = (shopDir: string): string => path.join(shopDir, 'Data.json');

function entryOf(node: Node): Entry {
  const value = (key: string) => {
    const found = findNodeAtLocation(node, [key]);
    const content: unknown = found && getNodeValue(found);
    return typeof content === 'string' || typeof content === 'number' ? String(content).trim() : '';
  };
  return {
    id: value('product_id'),
    title: value('product_title'),
    image: value('product_image'),
    alt: value('image_alt'),
    node,
  };
}

/** "2:1", from 1, as editors count. */
function placeOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

/** Reads Data.json. Throws where it cannot be read, or is not JSON, with the place. */
export function readCatalogue(shopDir: string): Catalogue {
  const file = catalogueFile(shopDir);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new OwnerError(`cannot be read: ${whyRefused(error)}`, shownPath(file));
  }
  // Some editors begin a file with a byte order mark, which is no JSON; a space keeps all places.
  const plain = text.replace(/^\uFEFF/u, ' ');
  const errors: ParseError[] = [];
  const root = parseTree(plain, errors, { disallowComments: true });
  const [error] = errors;
  if (error || root?.type !== 'array')
    throw new OwnerError(whyNoList(plain, error), `${shownPath(file)}:${placeOf(plain, error?.offset ?? 0)}`);
  const entries = (root.children ?? []).filter(({ type }) => type === 'object').map(entryOf);
  return { file, text, entries };
}

/** What an entry is to say of its picture. */
export interface Picture {
  product_image: string;
  image_widths: number[];
}

interface Edit {
  offset: number;
  length: number;
  content: string;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** As prettier writes a short list. */
const written = (value: unknown) => (Array.isArray(value) ? `[${value.join(', ')}]` : JSON.stringify(value));

/** Replaces a property's value, or puts the property after `earlier`, as that is indented. */
function editOf(text: string, entry: Node, key: string, value: unknown, earlier: string): Edit[] {
  const known = findNodeAtLocation(entry, [key]);
  if (known)
    return same(getNodeValue(known), value)
      ? []
      : [{ offset: known.offset, length: known.length, content: written(value) }];
  const property = findNodeAtLocation(entry, [earlier])?.parent ?? entry.children?.[0];
  if (!property) return [];
  const indent = /\s*$/u.exec(text.slice(entry.offset, property.offset))?.[0] ?? '';
  const offset = property.offset + property.length;
  return [{ offset, length: 0, content: `,${indent}${JSON.stringify(key)}: ${written(value)}` }];
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
 * Writes what entries are to say of their pictures, and nothing else: every other character stays. Whole or not at all.
 * @returns how many entries changed
 */
export function writePictures({ file, text }: Catalogue, pictures: ReadonlyMap<Entry, Picture>): number {
  const edits = [...pictures].map(([{ node }, { product_image: image, image_widths: widths }]) => [
    ...editOf(text, node, 'product_image', image, 'product_title'),
    ...editOf(text, node, 'image_widths', widths, 'product_image'),
  ]);
  const changed = edits.filter((each) => each.length > 0);
  if (changed.length === 0) return 0;
  // Where a link stands for the file, the file is written and the link kept.
  writeWhole(existsSync(file) ? realpathSync(file) : file, [applied(text, changed.flat())]);
  return changed.length;
}

/** The line of an entry, from 1. */
export const lineOf = ({ text }: Catalogue, { node }: Entry): number =>
  text.slice(0, node.offset).split('\n').length;
