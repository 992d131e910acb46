import type { Product } from '../catalog/product';
import { createSearchIndex } from '../catalog/search-index';
import type { Synonym } from '../lib/shop';

/** A line of a table of searches. */
export interface Query {
  text: string;
  /** A product that may come first. */
  isExpected: (product: Product) => boolean;
  /** A product that must not be among the results. */
  isWrong: (product: Product) => boolean;
}

const LINE = /^(?<text>.+?) {2,}(?<first>\S.*?)(?: {2,}!(?<wrong>\/.*\/))?$/u;

const factsOf = ({ product_title, category, specification }: Product) =>
  `${product_title} | ${category} | ${specification.join('; ')}`;

function matcher(expected: string): (product: Product) => boolean {
  if (!expected.startsWith('/')) return (product) => product.product_id === expected;
  const pattern = new RegExp(expected.slice(1, -1), 'u');
  return (product) => pattern.test(factsOf(product));
}

/** Reads lines of `QUERY  FIRST  !WRONG`: an id or a /pattern/, and a /pattern/. Throws for any other line. */
export function readTable(text: string): Query[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const { text: query, first, wrong } = LINE.exec(line)?.groups ?? {};
    if (query === undefined || first === undefined) throw new Error(`No query: ${line}`);
    return {
      text: query,
      isExpected: matcher(first),
      isWrong: wrong === undefined ? () => false : matcher(wrong),
    };
  });
}

interface Figures {
  count: number;
  /** How many have an expected product first. */
  first: number;
  /** The others, with what came first. */
  missed: readonly string[];
  /** Found, and must not be. */
  wrong: readonly string[];
  /** Queries that found nothing. */
  nothing: readonly string[];
}

/** @param search the products found, the best first */
export function runTable(queries: readonly Query[], search: (text: string) => readonly Product[]): Figures {
  const results = queries.map((query) => ({ query, found: search(query.text) }));
  const missed = results.filter(({ query, found: [first] }) => !first || !query.isExpected(first));
  return {
    count: queries.length,
    first: queries.length - missed.length,
    missed: missed.map(({ query, found: [first] }) => `${query.text}: ${first?.product_title ?? 'nothing'}`),
    wrong: results.flatMap(({ query, found }) => {
      const wrong = found.find(query.isWrong);
      return wrong ? [`${query.text}: ${wrong.product_title}`] : [];
    }),
    nothing: results.flatMap(({ query, found }) => (found.length === 0 ? [query.text] : [])),
  };
}

/** The shop's own search. */
export async function shopSearch(products: readonly Product[], synonyms: readonly Synonym[]) {
  const { search } = await createSearchIndex(products, () => undefined, synonyms);
  return (text: string) => search(text)?.ranked.flatMap((index) => products[index] ?? []) ?? [];
}

/** Prints how often an expected product came first, and returns the share. */
export function reportShare(name: string, { count, first, missed }: Figures): number {
  process.stdout.write(
    `${name}: the right one first for ${first} of ${count}. Not for:\n${missed.join('\n')}\n`,
  );
  return first / count;
}
