import { memoize } from '../lib/memoize';
import { conditionNames } from './conditions';
import type { Product } from './product';
import type { ProductQuery } from './query';
import { parseAttribute } from './specification';

/** Reads attributes as a catalog writes them. */
export interface AttributeReader {
  /** The spelling that most products have: `Color` for `COLOR`. */
  nameOf: (name: string) => string;
  /** A product's values by name, in its own order. */
  valuesOf: (product: Product) => ReadonlyMap<string, readonly string[]>;
}

/** Not the comma of `1,250 kg`. */
const separators = [/\s*,(?!\d)\s*/u, /\s*;\s*/u, /\s*\/\s*/u] as const;

/** A filter with one choice, where some products are sold out. */
export const AVAILABILITY = 'Availability';

const fold = (name: string) => name.toLowerCase();

const partsOf = (value: string, separator: RegExp) => value.split(separator).filter((part) => part !== '');

/**
 * A separator makes lists if at least half of them have a later part that comes first in another product: `White` of
 * `Black, White`, but not `120 Hz` of `14-inch OLED, 120 Hz`.
 */
function isList(values: readonly string[], separator: RegExp): boolean {
  const lists = values.map((value) => partsOf(value, separator));
  const first = new Set(lists.map((parts) => parts[0]));
  const longer = lists.filter((parts) => parts.length > 1);
  const shared = longer.filter(([, ...others]) => others.some((part) => first.has(part)));
  return longer.length > 0 && shared.length * 2 >= longer.length;
}

interface Writing {
  name: string;
  separators: readonly RegExp[];
}

function readWriting(lines: readonly (readonly [name: string, value: string])[]): Writing {
  const spellings = new Map<string, number>();
  for (const [name] of lines) spellings.set(name, (spellings.get(name) ?? 0) + 1);
  const [usual] = [...spellings].toSorted((a, b) => b[1] - a[1]);
  const values = lines.map(([, value]) => value);
  return { name: usual?.[0] ?? '', separators: separators.filter((separator) => isList(values, separator)) };
}

/** The parts of a list; of any other value its beginning, which it may share with others. */
function valuesIn(value: string, { separators: own }: Writing): string[] {
  let parts = [value];
  for (const separator of own) parts = parts.flatMap((part) => partsOf(part, separator));
  const beginnings = parts.map((part) => part.split(/, |; /u)[0] ?? '');
  return [...new Set(beginnings.filter((part) => part !== ''))];
}

export const attributeReader = memoize((catalog: readonly Product[]): AttributeReader => {
  const lines = new Map<string, Array<readonly [name: string, value: string]>>();
  for (const { specification } of catalog)
    for (const { name, value } of specification.map(parseAttribute)) {
      if (name === '') continue;
      const known = lines.get(fold(name)) ?? [];
      lines.set(fold(name), known);
      known.push([name, value]);
    }
  const writings = new Map([...lines].map(([key, own]) => [key, readWriting(own)]));
  const hasSoldOut = catalog.some(({ offer }) => offer?.isSoldOut === true);
  const hasOld = catalog.some(({ offer }) => offer?.condition !== undefined && offer.condition !== 'new');
  const valuesOf = memoize((product: Product): ReadonlyMap<string, readonly string[]> => {
    const values = new Map<string, readonly string[]>();
    if (hasSoldOut) values.set(AVAILABILITY, product.offer?.isSoldOut === true ? [] : ['In stock only']);
    if (hasOld) values.set('Condition', [conditionNames[product.offer?.condition ?? 'new']]);
    for (const { name, value } of product.specification.map(parseAttribute)) {
      const writing = writings.get(fold(name)) ?? { name, separators: [] };
      const own = valuesIn(value, writing);
      if (name !== '' && own.length > 0 && !values.has(writing.name)) values.set(writing.name, own);
    }
    return values;
  });
  return { nameOf: (name) => writings.get(fold(name))?.name ?? name, valuesOf };
});

/** The query with the catalog's names of attributes; a link may have others. */
export function withKnownNames<Query extends Pick<ProductQuery, 'facets' | 'ranges'>>(
  query: Query,
  { nameOf }: AttributeReader,
): Query {
  const facets = new Map<string, ReadonlySet<string>>();
  for (const [name, values] of query.facets)
    facets.set(nameOf(name), new Set([...(facets.get(nameOf(name)) ?? []), ...values]));
  const ranges = new Map([...query.ranges].map(([name, range]) => [nameOf(name), range]));
  return { ...query, facets, ranges };
}
