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
export function usablePicture(address: string): string {
  const picture = address.trim();
  return PICTURE.test(picture) && URL.canParse(picture, 'https:a') ? picture : '';
}

const picture = v.pipe(v.string('is not a text'), v.transform(usablePicture));

/** In pixels, of the files that there are of a picture; see `product-picture.ts`. */
const widths = v.fallback(v.optional(v.array(v.pipe(v.number(), v.safeInteger()))), undefined);
const alt = v.fallback(v.optional(v.string()), undefined);

const galleryPictureSchema = v.object({
  image: v.pipe(picture, v.nonEmpty()),
  image_widths: v.optional(widths),
  image_alt: v.optional(alt),
});

/** What is no picture is left out. */
const gallery = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((entries) =>
    entries.flatMap((entry) => {
      const result = v.safeParse(galleryPictureSchema, entry);
      return result.success ? [result.output] : [];
    }),
  ),
);

const cardEntries = {
  product_id: identifier,
  product_title: text,
  product_image: picture,
  price,
  category: text,
  image_widths: v.optional(widths),
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
  image_alt: v.optional(alt),
  /** More pictures of it, in their order behind `product_image`. */
  gallery: v.optional(gallery),
  /** To be turned in three dimensions; `product-model.ts` reads it where it is wanted. */
  model: v.optional(v.unknown()),
});

/** `price` is in the currency's main unit, with whole cents; `rating` from 0 to 5. */
export type Product = v.InferOutput<typeof productSchema>;

export function parseProduct(input: unknown): Product | undefined {
  const result = v.safeParse(productSchema, input);
  return result.success ? result.output : undefined;
}
