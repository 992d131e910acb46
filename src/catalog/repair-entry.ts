import * as v from 'valibot';
import { parseProduct, productSchema, type Product } from './product';

type Issue = v.BaseIssue<unknown>;

/** An entry without one of these is left out. */
const ESSENTIAL = new Set(['product_id', 'product_title', 'price', 'category']);

/** The values of other fields that every product has. */
const substitutes = { product_image: '', description: '', specification: [] };

const isFatal = ({ path }: Issue) => !path || ESSENTIAL.has(String(path[0].key));

/** Deletes the invalid field, or the whole gallery item if its `image` is invalid. */
function remove({ path }: Issue): void {
  const { input, key } = path?.findLast((part) => part.key !== 'image') ?? {};
  if (Array.isArray(input)) input.splice(Number(key), 1);
  else if (typeof input === 'object' && input !== null) Reflect.deleteProperty(input, String(key));
}

interface Salvaged {
  /** `undefined` if it cannot be sold. */
  product: Product | undefined;
  issues: readonly Issue[];
  /** "rating is above 5, and is ignored" */
  faults: string;
}

function describe(issue: Issue, isIgnored: boolean): string {
  const field = v.getDotPath(issue);
  if (field === null) return 'is not an object';
  if (issue.input === undefined) return `${field} is missing`;
  return `${field} ${issue.message}${isIgnored ? ', and is ignored' : ''}`;
}

/**
 * Drops the invalid parts of an entry (mutates it).
 * @param taken the ids already used
 */
export function repairEntry(
  input: unknown,
  taken: Pick<ReadonlyMap<string, unknown>, 'has'> = new Map(),
): Salvaged {
  const { success, output, issues = [] } = v.safeParse(productSchema, input);
  const isSold = !issues.some(isFatal);
  const faults = issues.map((issue) => describe(issue, isSold)).join('; ');
  for (const issue of issues.toReversed()) remove(issue);
  const product = success ? output : parseProduct({ ...substitutes, ...Object(input) });
  if (!product || !taken.has(product.product_id)) return { product, issues, faults };
  return {
    product: undefined,
    issues,
    faults: `product_id "${product.product_id}" is taken by an earlier entry`,
  };
}
