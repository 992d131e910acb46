import { memoize } from '../lib/memoize';
import { conditionNames } from './conditions';
import type { Product } from './product';
import type { ProductQuery } from './query';
import { fold, parseAttribute } from './specification';

/** Reads attributes as a catalog writes them. */
export interface AttributeReader {
  /** The spelling that most products have: `Color` for `COLOR`. */
  nameOf: (name: string) => string;
  valueOf: (name: string, value: string) => string;
  /** A product's values by name, in its own order. */
  valuesOf: (product: Product) => ReadonlyMap<string, readonly string[]>;
}

/** In any script; not the comma of `1,250 kg`. */
const separators = [/\s*[,،，、](?!\d)\s*/u, /\s*[;؛；]\s*/u, /\s*[/／]\s*/u] as const;

/** A filter with one choice, where some products are sold out. */
export const AVAILABILITY = 'Availability';

const partsOf = (value: string, separator: RegExp) => value.split(separator).filter((part) => part !== '');

/** `NFC`, but not `120 Hz`, nor the letters of `N/A`. */
const isWord = (part: string) => part.length > 1 && !/\d/u.test(part);

/**
 * A separator makes lists if at least half of them have a later part that comes first in another product, or a word
 * that stands later in another: `White` of `Black, White`, but not `120 Hz` of `14-inch OLED, 120 Hz`.
 */
function isList(values: readonly string[], separator: RegExp): boolean {
  const lists = values.map((value) => partsOf(value, separator));
  const first = new Set(lists.map((parts) => parts[0]));
  const longer = lists.filter((parts) => parts.length > 1).map(([, ...others]) => [...new Set(others)]);
  const once = new Set<string>();
  const repeated = new Set(longer.flat().filter((part) => isWord(part) && once.size === once.add(part).size));
  const shared = longer.filter((others) => others.some((part) => first.has(part) || repeated.has(part)));
  return longer.length > 0 && shared.length * 2 >= longer.length;
}

/** The most frequent spelling of each text, by its folded form. */
function usualSpellings(texts: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const usual = new Map<string, string>();
  for (const [text, count] of counts) {
    const key = fold(text);
    const known = counts.get(usual.get(key) ?? '') ?? 0;
    if (count > known) usual.set(key, text);
  }
  return usual;
}

interface Writing {
  name: string;
  separators: readonly RegExp[];
  values: ReadonlyMap<string, string>;
}

/** The parts of a list; of any other value its beginning, which it may share with others. */
function valuesIn(value: string, own: readonly RegExp[]): string[] {
  let parts = [value];
  for (const separator of own) parts = parts.flatMap((part) => partsOf(part, separator));
  return parts.map((part) => part.split(/, |; /u)[0] ?? '').filter((part) => part !== '');
}

function readWriting(lines: readonly (readonly [name: string, value: string])[]): Writing {
  const [name = ''] = usualSpellings(lines.map(([spelled]) => spelled)).values();
  const values = lines.map(([, value]) => value);
  const folded = values.map(fold);
  const own = separators.filter((separator) => isList(folded, separator));
  return { name, separators: own, values: usualSpellings(values.flatMap((value) => valuesIn(value, own))) };
}

const spelledAs = (writing: Writing | undefined, value: string) => writing?.values.get(fold(value)) ?? value;

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
  const nameOf = (name: string) => writings.get(fold(name))?.name ?? name;
  const valueOf = (name: string, value: string) => spelledAs(writings.get(fold(name)), value);
  const valuesOf = memoize((product: Product): ReadonlyMap<string, readonly string[]> => {
    const values = new Map<string, readonly string[]>();
    if (hasSoldOut) values.set(AVAILABILITY, product.offer?.isSoldOut === true ? [] : ['In stock only']);
    if (hasOld) values.set('Condition', [conditionNames[product.offer?.condition ?? 'new']]);
    const ours = new Set(values.keys());
    for (const line of product.specification.map(parseAttribute)) {
      const writing = writings.get(fold(line.name));
      if (!writing || ours.has(writing.name)) continue;
      const own = valuesIn(line.value, writing.separators).map((value) => spelledAs(writing, value));
      const known = values.get(writing.name) ?? [];
      if (own.length > 0) values.set(writing.name, [...new Set([...known, ...own])]);
    }
    return values;
  });
  return { nameOf, valueOf, valuesOf };
});

/** The query with the catalog's names of attributes; a link may have others. */
export function withKnownNames<Query extends Pick<ProductQuery, 'facets' | 'ranges'>>(
  query: Query,
  { nameOf, valueOf }: AttributeReader,
): Query {
  const facets = new Map<string, ReadonlySet<string>>();
  for (const [name, values] of query.facets)
    facets.set(
      nameOf(name),
      new Set([...(facets.get(nameOf(name)) ?? []), ...[...values].map((value) => valueOf(name, value))]),
    );
  const ranges = new Map([...query.ranges].map(([name, range]) => [nameOf(name), range]));
  return { ...query, facets, ranges };
}
