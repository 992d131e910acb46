import * as v from 'valibot';
import { contentOf } from './amounts';
import { identifier, price, text } from './fields';

const measure = v.pipe(
  text,
  v.check((size) => (contentOf(size)?.amount ?? 0) > 0, 'is no amount such as "500 g"'),
);

/** Not February 31, which some browsers take for March 3. */
const isInCalendar = (day: string) =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(`${day}T`);

/** An ISO 8601 day, or a time, which is cut off. */
const day = v.pipe(
  v.string('is not a text'),
  v.transform((date) => date.slice(0, 10)),
  v.check(isInCalendar, 'is no date such as "2027-03-31"'),
);

const oneOf = <Option extends string>(...options: readonly Option[]) =>
  v.pipe(
    v.unknown(),
    v.transform((input) => options.find((option) => option === input)),
    v.check((option) => option !== undefined, `is none of ${options.join(', ')}`),
  );

/** Without names that every object has, such as `constructor`. */
const pairsOf = (input: unknown) =>
  typeof input === 'object' && input !== null
    ? Object.entries(input)
        .filter(([name]) => !Object.hasOwn(Object.prototype, name))
        .map(([name, value]) => ({ name, value }))
    : input;

/**
 * Optional fields of Data.json, named after Google Merchant Center and schema.org. Uses only valibot validators that are
 * in the first load already.
 */
export const offerEntries = {
  availability: oneOf('in_stock', 'out_of_stock', 'preorder', 'backorder'),
  availability_date: day,
  /** The price before the sale. An offer leaves it out unless it is above `price`. */
  prior_price: price,
  unit_pricing_measure: measure,
  unit_pricing_base_measure: measure,
  condition: oneOf('new', 'refurbished', 'used'),
  grade: text,
  /** How many are left. */
  quantity: v.pipe(
    v.number('is not a number'),
    v.check((left) => Number.isSafeInteger(left), 'is not a whole number'),
    v.check((left) => left >= 0, 'is below 0'),
  ),
  brand: text,
  sku: identifier,
  gtin: identifier,
  mpn: identifier,
  /** Variants of one product share it. */
  item_group_id: identifier,
  variant: v.pipe(
    v.unknown(),
    v.transform(pairsOf),
    v.array(v.object({ name: text, value: identifier }), 'is no object such as { "Color": "Red" }'),
    v.nonEmpty('is empty'),
    v.transform((pairs) => Object.fromEntries(pairs.map(({ name, value }) => [name, value]))),
  ),
};

const fieldsSchema = v.partial(v.object(offerEntries));

export type OfferFields = v.InferOutput<typeof fieldsSchema>;

interface OfferIssue {
  field: string;
  input: unknown;
  message: string;
}

/** The valid fields of an entry, and why the others are ignored. */
export function readOffer(entry: Readonly<Record<string, unknown>>): {
  fields: OfferFields;
  issues: readonly OfferIssue[];
} {
  const result = v.safeParse(fieldsSchema, entry, { abortPipeEarly: true });
  if (result.success) return { fields: result.output, issues: [] };
  const rest = { ...entry };
  const issues = result.issues.map((issue) => {
    const field = String(issue.path?.[0]?.key);
    delete rest[field];
    return { field, input: entry[field], message: issue.message };
  });
  return { fields: readOffer(rest).fields, issues };
}
