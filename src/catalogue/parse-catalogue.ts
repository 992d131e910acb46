import * as v from 'valibot';
import { productSchema, type Product } from './product';

/** What a list from outside comes to: the products that can be sold, and what is wrong with the rest. */
export interface ParsedCatalogue {
  readonly products: readonly Product[];
  /** One line for each entry left out, in the words of whoever edits Data.json. */
  readonly problems: readonly string[];
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  return field === null
    ? 'is not an object'
    : `${field} ${issue.input === undefined ? 'is missing' : issue.message}`;
}

/** Checks entries as they come. */
export interface CatalogueParser {
  readonly take: (entry: unknown) => void;
  readonly end: () => ParsedCatalogue;
}

/**
 * Checks each entry of a list by itself: a bad one, or one whose `product_id` is taken, is left out and
 * named with its index; the others are sold.
 */
export function createCatalogueParser(): CatalogueParser {
  const products = new Map<string, Product>();
  const problems: string[] = [];
  let index = -1;
  const take = (entry: unknown) => {
    index += 1;
    const result = v.safeParse(productSchema, entry);
    if (!result.success) {
      problems.push(`entry ${index}: ${result.issues.map(describeIssue).join(', ')}`);
    } else if (products.has(result.output.product_id)) {
      problems.push(`entry ${index}: product_id "${result.output.product_id}" is taken by an earlier entry`);
    } else {
      products.set(result.output.product_id, result.output);
    }
  };
  return { take, end: () => ({ products: [...products.values()], problems }) };
}

/** Checks a whole list: see `createCatalogueParser`. */
export function parseCatalogue(entries: readonly unknown[]): ParsedCatalogue {
  const parser = createCatalogueParser();
  entries.forEach(parser.take);
  return parser.end();
}
