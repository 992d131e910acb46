import * as v from 'valibot';
import { toCents } from '../lib/money';

const text = v.pipe(v.string('is not a text'), v.trim(), v.nonEmpty('is empty'));

/** A number is taken for an identifier as well, and kept as its digits. */
const identifier = v.union(
  [text, v.pipe(v.number(), v.safeInteger(), v.transform(String))],
  'is neither a text nor a whole number',
);

const price = v.pipe(
  v.number('is not a number'),
  v.check((dollars) => toCents(dollars) !== undefined, 'is not an amount in whole cents'),
);

const rating = v.pipe(v.number('is not a number'), v.minValue(0, 'is below 0'), v.maxValue(5, 'is above 5'));

const PICTURE = /^(?:(?!\/\/)[^:<>"\\]*|https:\/\/[^<>"\\]+|data:image\/.+)$/isu;

/**
 * A picture's address as it is used: relative, on a server that encrypts, or the picture itself. Any other
 * (`javascript:`, `http:`) reads as the empty text, and the category's drawing is shown.
 */
const picture = v.pipe(
  v.string('is not a text'),
  v.transform((address) => (PICTURE.test(address.trim()) ? address.trim() : '')),
);

/** One entry of Data.json (specification §3); what else an entry carries is left aside. */
export const productSchema = v.object({
  product_id: identifier,
  product_title: text,
  product_image: picture,
  price,
  category: text,
  description: v.string('is not a text'),
  specification: v.array(v.string('is not a text'), 'is not a list of texts'),
  rating,
  /** Optional: the widths, in pixels, in which the picture is there (see `product-picture.ts`). */
  image_widths: v.optional(v.fallback(v.optional(v.array(v.pipe(v.number(), v.safeInteger()))), undefined)),
  /** Optional: what is seen on the picture, for those who do not see it. */
  image_alt: v.optional(v.fallback(v.optional(v.string()), undefined)),
});

/** A gadget as it is sold. `price` is in dollars with whole cents, `rating` from 0 to 5. */
export type Product = v.InferOutput<typeof productSchema>;

/** The fields that a card shows: all that the prerendered page knows of a product. */
export const productCardSchema = v.pick(productSchema, [
  'product_id',
  'product_title',
  'product_image',
  'price',
  'category',
  'image_widths',
]);

/** What a card shows of a product. */
export type ProductCard = v.InferOutput<typeof productCardSchema>;

/** A product from outside, or `undefined` where it is none. */
export function parseProduct(input: unknown): Product | undefined {
  const result = v.safeParse(productSchema, input);
  return result.success ? result.output : undefined;
}
