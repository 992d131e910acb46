import * as v from 'valibot';
import { parseJson } from '../../src/lib/parse-json';
import { wordsOf } from './attributes';
import { partsOf } from '../shared/word-lists';

export interface Metafield {
  name: string;
  /** `shopify`: attributes of the category; `custom`: the owner's; all others belong to apps. */
  namespace: string;
  key: string;
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

/** Leaves out references into the shop system and objects of other kinds. */
function valueIn(content: unknown): string[] {
  if (typeof content === 'number') return [String(content)];
  if (typeof content === 'string') return content.startsWith('gid://') ? [] : [content];
  if (v.is(richText, content)) return [textIn(content).trim()];
  if (!v.is(measure, content)) return [];
  const unit = content.unit.toLowerCase();
  return [`${content.value} ${UNITS.get(unit) ?? unit}`];
}

const IS_HANDLE = /^[\p{Ll}\d]+(?:-[\p{Ll}\d]+)*$/u;

/** The handles in a list of references: "black; warm-white". */
function handlesIn(cell: string, { namespace }: Metafield): string[] | undefined {
  const parts = partsOf(cell, /[;,]/u);
  const isList = namespace === 'shopify' || (parts.length > 1 && cell.includes(';'));
  return isList && parts.every((part) => IS_HANDLE.test(part)) ? parts : undefined;
}

/** Returns text for shoppers: of rich text, each entry of a list, or a handle. */
export function metafieldValues(cell: string, metafield: Metafield): string[] {
  if (cell === '') return [];
  if (/^(?:true|false)$/iu.test(cell)) return [/^t/iu.test(cell) ? 'Yes' : 'No'];
  const content = /^[[{]/u.test(cell) ? parseJson(cell) : undefined;
  if (content !== undefined) return [content].flat().flatMap(valueIn);
  return handlesIn(cell, metafield)?.map(wordsOf) ?? valueIn(cell);
}

/** Belongs to the owner or the category, not to an app. */
export const isPublic = ({ namespace }: Metafield): boolean =>
  namespace === 'custom' || namespace === 'shopify';

export const isRating = ({ namespace, key }: Metafield): boolean =>
  namespace === 'reviews' && key === 'rating';

/** From 0 to 5. Returns a cell without a rating object unchanged. */
export function ratingIn(cell: string): string {
  const read = cell.startsWith('{') ? v.safeParse(score, parseJson(cell)) : undefined;
  if (read?.success !== true) return cell;
  const { value, scale_max: most } = read.output;
  return String(Math.round((value / most) * 500) / 100);
}
