import * as v from 'valibot';
import { memoize } from '../lib/memoize';
import { identifier, longText, price, text } from './fields';
import type { OfferFields } from './offer-fields';

const rating = v.pipe(
  v.number('is not a number'),
  v.check((stars) => stars >= 0 && stars <= 5, 'is not from 0 to 5'),
);

const PICTURE = /^(?:(?!\/\/)[^:<>"\\]*|https:\/\/[^<>"\\]+|data:image\/.+)$/isu;

const isPicture = (address: string) => PICTURE.test(address) && URL.canParse(address, 'https:a');

/** A relative, `https:` or `data:` address; any other, which a page cannot show, becomes empty. */
export const usablePicture = (address: string): string => (isPicture(address.trim()) ? address.trim() : '');

/** Without one, the category's drawing is shown. */
const picture = v.pipe(
  v.string('is not a text'),
  v.trim(),
  v.check(isPicture, 'is no address that a page can show'),
);

/** In pixels, of the files that there are of a picture; see `product-picture.ts`. */
const widths = v.optional(
  v.array(
    v.pipe(
      v.number('is not a number'),
      v.check((width) => Number.isSafeInteger(width) && width > 0, 'is not a whole number'),
    ),
    'is not a list of numbers',
  ),
);
const alt = v.optional(longText);

const gallery = v.array(
  v.object(
    { image: v.pipe(picture, v.nonEmpty('is not a picture')), image_widths: widths, image_alt: alt },
    'is not a picture',
  ),
  'is not a list of pictures',
);

const cardEntries = {
  product_id: identifier,
  product_title: text,
  product_image: picture,
  price,
  category: text,
  image_widths: widths,
};

/** The fields that a card shows. */
export const cardFieldsSchema = v.object(cardEntries);

export type CardFields = v.InferOutput<typeof cardFieldsSchema>;

/** An entry of Data.json (specification §3). */
export const productSchema = v.object({
  ...cardEntries,
  description: longText,
  specification: v.array(longText, 'is not a list of texts'),
  /** A shop that has none invents none. */
  rating: v.optional(rating),
  image_alt: alt,
  /** More pictures, shown after `product_image`. */
  gallery: v.optional(gallery),
  /** The 3D model; parsed on demand by `product-model.ts`. */
  model: v.optional(v.unknown()),
});

/** How a product is sold, where its entry says more than specification §3 asks for; `offer.ts` makes it. */
export interface Offer extends OfferFields {
  availability: NonNullable<OfferFields['availability']>;
  /** "In Stock", "Only 2 left", "Pre-order, from March 31, 2027" */
  stock: string;
  isSoldOut: boolean;
  /** "$12.50 per kg" */
  unitPrice?: string | undefined;
  /** "Refurbished, A: like new"; none if it is new. */
  conditionLabel?: string | undefined;
  /** All of its group, itself too. */
  variants?: readonly Product[];
  /** Another of them has the group's card. */
  isAlternative?: boolean;
  /** Another of them costs more. */
  isFrom?: boolean;
}

/** `price` is in the currency's main unit; `rating` from 0 to 5. */
export interface Product extends v.InferOutput<typeof productSchema> {
  offer?: Offer;
}

export function parseProduct(input: unknown): Product | undefined {
  const result = v.safeParse(productSchema, input);
  return result.success ? result.output : undefined;
}

/** Without the variants that have no card of their own. */
export const withCards = memoize((products: readonly Product[]): readonly Product[] => {
  const cards = products.filter(({ offer }) => offer?.isAlternative !== true);
  return cards.length === products.length ? products : cards;
});

export const productsById = memoize(
  (products: readonly Product[]): ReadonlyMap<string, Product> =>
    new Map(products.map((product) => [product.product_id, product])),
);
