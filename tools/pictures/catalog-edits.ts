import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';

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

export interface Edit {
  offset: number;
  length: number;
  content: string;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Writes short lists in one line, as `npm run format` does. */
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

export function applied(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { offset, length, content } of edits.toSorted((a, b) => a.offset - b.offset)) {
    pieces.push(text.slice(done, offset), content);
    done = offset + length;
  }
  return pieces.join('') + text.slice(done);
}

/** Changes what the entry has now to the new pictures. */
export const editsOf = (text: string, entry: Node, { first, gallery }: Pictures): Edit[] => [
  ...(first ? firstEdits(text, entry, first) : []),
  ...galleryEdits(text, entry, gallery),
];
