import { memoize } from '../lib/memoize';
import { conditionNames } from './conditions';
import type { Product } from './product';
import type { ProductQuery } from './query';
import { fold, parseAttribute, type Attribute } from './specification';

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

/** A text, and how often it is there. */
type Counted = readonly [text: string, count: number];

function countsOf(texts: Iterable<Counted>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [text, count] of texts) counts.set(text, (counts.get(text) ?? 0) + count);
  return counts;
}

const sumOf = (counted: ReadonlyArray<readonly [unknown, number]>) =>
  counted.reduce((sum, [, count]) => sum + count, 0);

const partsOf = (value: string, separator: RegExp) => value.split(separator).filter((part) => part !== '');

/** `NFC`, but not `120 Hz`, nor the letters of `N/A`. */
const isWord = (part: string) => part.length > 1 && !/\d/u.test(part);

/**
 * A separator makes lists if at least half of them have a later part that comes first in another product, or a word
 * that stands later in another: `White` of `Black, White`, but not `120 Hz` of `14-inch OLED, 120 Hz`.
 */
function isList(values: readonly Counted[], separator: RegExp): boolean {
  const lists = values.map(([value, count]) => [partsOf(value, separator), count] as const);
  const first = new Set(lists.map(([parts]) => parts[0]));
  const longer = lists
    .filter(([parts]) => parts.length > 1)
    .map(([[, ...others], count]) => [[...new Set(others)], count] as const);
  const words = countsOf(
    longer.flatMap(([others, count]) => others.filter(isWord).map((part): Counted => [part, count])),
  );
  const shared = longer.filter(([others]) =>
    others.some((part) => first.has(part) || (words.get(part) ?? 0) > 1),
  );
  return longer.length > 0 && sumOf(shared) * 2 >= sumOf(longer);
}

/** The most frequent spelling of each text, by its folded form. */
function usualSpellings(texts: Iterable<Counted>): ReadonlyMap<string, string> {
  const counts = countsOf(texts);
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

/** A line of specifications with a name. */
interface Line extends Attribute {
  text: string;
  /** How many products have it. */
  count: number;
}

function readWriting(lines: readonly Line[]): Writing {
  const [name = ''] = usualSpellings(lines.map(({ name: spelled, count }) => [spelled, count])).values();
  const folded = lines.map(({ value, count }): Counted => [fold(value), count]);
  const own = separators.filter((separator) => isList(folded, separator));
  const values = lines.flatMap(({ value, count }) =>
    valuesIn(value, own).map((each): Counted => [each, count]),
  );
  return { name, separators: own, values: usualSpellings(values) };
}

const spelledAs = (writing: Writing | undefined, value: string) => writing?.values.get(fold(value)) ?? value;

/** How the catalog writes each attribute, and the values of each line. Products share lines, so each is read once. */
function readLines(catalog: readonly Product[]) {
  const counts = countsOf(
    catalog.flatMap(({ specification }) => specification.map((line): Counted => [line, 1])),
  );
  const lines = [...counts]
    .map(([text, count]): Line => ({ text, count, ...parseAttribute(text) }))
    .filter(({ name }) => name !== '');
  const byName = new Map<string, Line[]>();
  for (const line of lines) {
    const known = byName.get(fold(line.name)) ?? [];
    byName.set(fold(line.name), known);
    known.push(line);
  }
  const writings = new Map([...byName].map(([key, own]) => [key, readWriting(own)]));
  const valuesByLine = new Map(
    lines.map(({ text, name, value }) => {
      const writing = writings.get(fold(name));
      const values = valuesIn(value, writing?.separators ?? []).map((each) => spelledAs(writing, each));
      return [text, { name: writing?.name ?? name, values }];
    }),
  );
  return { writings, valuesByLine };
}

export const attributeReader = memoize((catalog: readonly Product[]): AttributeReader => {
  const { writings, valuesByLine } = readLines(catalog);
  const hasSoldOut = catalog.some(({ offer }) => offer?.isSoldOut === true);
  const hasOld = catalog.some(({ offer }) => offer?.condition !== undefined && offer.condition !== 'new');
  const nameOf = (name: string) => writings.get(fold(name))?.name ?? name;
  const valueOf = (name: string, value: string) => spelledAs(writings.get(fold(name)), value);
  const valuesOf = memoize((product: Product): ReadonlyMap<string, readonly string[]> => {
    const values = new Map<string, readonly string[]>();
    if (hasSoldOut) values.set(AVAILABILITY, product.offer?.isSoldOut === true ? [] : ['In stock only']);
    if (hasOld) values.set('Condition', [conditionNames[product.offer?.condition ?? 'new']]);
    const ours = new Set(values.keys());
    for (const line of product.specification) {
      const own = valuesByLine.get(line);
      if (!own || own.values.length === 0 || ours.has(own.name)) continue;
      const known = values.get(own.name) ?? [];
      values.set(own.name, [...new Set([...known, ...own.values])]);
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
