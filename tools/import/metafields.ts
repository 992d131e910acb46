import * as v from 'valibot';

export interface Metafield {
  name: string;
  /** `shopify` for attributes of the category, `custom` for the owner's; all others are apps'. */
  namespace: string;
  key: string;
}

/** "stainless-steel" becomes "Stainless steel". */
function wordsOf(handle: string): string {
  const words = handle.replaceAll(/[-_]/gu, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The column of a metafield: "Screen size (product.metafields.custom.screen_size)". */
export function metafieldOf(header: string): Metafield | undefined {
  const { name, namespace, key } =
    /^(?<name>.*)\(product\.metafields\.(?<namespace>[^.)]+)\.(?<key>[^)]+)\)$/u.exec(header)?.groups ?? {};
  if (name === undefined || namespace === undefined || key === undefined) return undefined;
  return { name: name.trim() || wordsOf(key), namespace, key };
}

const richText = v.object({
  type: v.string(),
  value: v.optional(v.string(), ''),
  children: v.optional(v.array(v.unknown()), []),
});

const measure = v.object({ value: v.union([v.number(), v.string()]), unit: v.string() });

const score = v.object({
  value: v.pipe(v.union([v.number(), v.string()]), v.toNumber()),
  scale_max: v.optional(v.pipe(v.union([v.number(), v.string()]), v.toNumber()), 5),
});

/** Lists in lists, with links in them, are about ten deep. */
const MAX_DEPTH = 20;

function textIn(node: unknown, depth = 0): string {
  const read = v.safeParse(richText, node);
  if (!read.success || depth > MAX_DEPTH) return '';
  const { type, value, children } = read.output;
  const text = value + children.map((child) => textIn(child, depth + 1)).join('');
  return type === 'text' || type === 'link' ? text : ` ${text} `;
}

const UNITS = new Map([
  ['grams', 'g'],
  ['kilograms', 'kg'],
  ['ounces', 'oz'],
  ['pounds', 'lb'],
  ['milliliters', 'ml'],
  ['liters', 'l'],
  ['millimeters', 'mm'],
  ['centimeters', 'cm'],
  ['meters', 'm'],
  ['inches', 'in'],
  ['feet', 'ft'],
]);

function parse(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return undefined;
  }
}

/** References to what only the shop system knows, and objects of other kinds, are left out. */
function valueIn(content: unknown): string[] {
  if (typeof content === 'number') return [String(content)];
  if (typeof content === 'string') return content.startsWith('gid://') ? [] : [content];
  if (v.is(richText, content)) return [textIn(content).trim()];
  if (!v.is(measure, content)) return [];
  const unit = content.unit.toLowerCase();
  return [`${content.value} ${UNITS.get(unit) ?? unit}`];
}

const IS_HANDLE = /^[\p{Ll}\d]+(?:-[\p{Ll}\d]+)*$/u;

/** Handles of the entries that are chosen: "black; warm-white". */
function handlesIn(cell: string, { namespace }: Metafield): string[] | undefined {
  const parts = cell
    .split(/[;,]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isList = namespace === 'shopify' || (parts.length > 1 && cell.includes(';'));
  return isList && parts.every((part) => IS_HANDLE.test(part)) ? parts : undefined;
}

/** Values for shoppers: the text of rich text, the entries of a list, the words of a handle. */
export function metafieldValues(cell: string, metafield: Metafield): string[] {
  if (cell === '') return [];
  if (/^(?:true|false)$/iu.test(cell)) return [/^t/iu.test(cell) ? 'Yes' : 'No'];
  const content = /^[[{]/u.test(cell) ? parse(cell) : undefined;
  if (content !== undefined) return [content].flat().flatMap(valueIn);
  return handlesIn(cell, metafield)?.map(wordsOf) ?? valueIn(cell);
}

/** Whether it is the owner's or the category's, and not an app's. */
export const isPublic = ({ namespace }: Metafield): boolean =>
  namespace === 'custom' || namespace === 'shopify';

export const isRating = ({ namespace, key }: Metafield): boolean =>
  namespace === 'reviews' && key === 'rating';

/** From 0 to 5. A cell that holds no rating object is returned as it is. */
export function ratingIn(cell: string): string {
  const read = cell.startsWith('{') ? v.safeParse(score, parse(cell)) : undefined;
  if (read?.success !== true) return cell;
  const { value, scale_max: most } = read.output;
  return String(Math.round((value / most) * 500) / 100);
}
