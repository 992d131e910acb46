import * as v from 'valibot';
import { toCents } from '../lib/money';

const text = v.pipe(v.string('is not a text'), v.trim(), v.nonEmpty('is empty'));

const identifier = v.union(
  [text, v.pipe(v.number(), v.safeInteger(), v.transform(String))],
  'is neither a text nor a whole number',
);

const price = v.pipe(
  v.number('is not a number'),
  v.check((dollars) => toCents(dollars) !== undefined, 'is not an amount in whole cents'),
);

const rating = v.pipe(
  v.number('is not a number'),
  v.check((stars) => stars >= 0, 'is below 0'),
  v.check((stars) => stars <= 5, 'is above 5'),
);

const PICTURE = /^(?:(?!\/\/)[^:<>"\\]*|https:\/\/[^<>"\\]+|data:image\/.+)$/isu;

/** A relative, `https:` or `data:` address. Any other becomes empty, and the category's drawing is shown. */
export const usablePicture = (address: string): string =>
  PICTURE.test(address.trim()) ? address.trim() : '';

const picture = v.pipe(v.string('is not a text'), v.transform(usablePicture));

const cardEntries = {
  product_id: identifier,
  product_title: text,
  product_image: picture,
  price,
  category: text,
  /** The widths in pixels of the picture's files, see `product-picture.ts`. */
  image_widths: v.optional(v.fallback(v.optional(v.array(v.pipe(v.number(), v.safeInteger()))), undefined)),
};

/** What a card shows of a product. */
export const productCardSchema = v.object(cardEntries);

export type ProductCard = v.InferOutput<typeof productCardSchema>;

/** An entry of Data.json (specification §3). */
export const productSchema = v.object({
  ...cardEntries,
  description: v.string('is not a text'),
  specification: v.array(v.string('is not a text'), 'is not a list of texts'),
  /** A shop that has none invents none. */
  rating: v.optional(rating),
  image_alt: v.optional(v.fallback(v.optional(v.string()), undefined)),
});

/** `price` is in the currency's main unit, with whole cents; `rating` from 0 to 5. */
export type Product = v.InferOutput<typeof productSchema>;

export function parseProduct(input: unknown): Product | undefined {
  const result = v.safeParse(productSchema, input);
  return result.success ? result.output : undefined;
}
