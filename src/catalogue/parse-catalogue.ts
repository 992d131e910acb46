import * as v from 'valibot';
import { createYieldToMain } from '../lib/yield-to-main';
import { productSchema, type Product } from './product';

/** What a list from outside comes to: the products that can be sold, and what is wrong with the rest. */
export interface ParsedCatalogue {
  products: readonly Product[];
  /** One line for each entry left out, in the words of whoever edits Data.json. */
  problems: readonly string[];
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  return field === null
    ? 'is not an object'
    : `${field} ${issue.input === undefined ? 'is missing' : issue.message}`;
}

/**
 * Checks each entry of a list by itself: a bad one, or one whose `product_id` is taken, is left out and
 * named with its index; the others are sold. A long list is checked with pauses in which the browser answers.
 */
export async function parseCatalogue(entries: readonly unknown[]): Promise<ParsedCatalogue> {
  const products = new Map<string, Product>();
  const problems: string[] = [];
  const yieldToMain = createYieldToMain();
  for (const [index, entry] of entries.entries()) {
    await yieldToMain();
    const result = v.safeParse(productSchema, entry);
    if (!result.success) {
      problems.push(`entry ${index}: ${result.issues.map(describeIssue).join(', ')}`);
    } else if (products.has(result.output.product_id)) {
      problems.push(`entry ${index}: product_id "${result.output.product_id}" is taken by an earlier entry`);
    } else {
      products.set(result.output.product_id, result.output);
    }
  }
  return { products: [...products.values()], problems };
}
