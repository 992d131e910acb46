import { settings } from '@shop/settings';

const capitalize = (word: string) => word.charAt(0).toLocaleUpperCase(settings.language) + word.slice(1);

const { one, many } = settings.product;

/** The owner's noun for products: "gadget", "gadgets", or "Gadgets" at the start of a text. */
export const noun = { one, many, One: capitalize(one), Many: capitalize(many) };

/** "1 item", "7 items". */
export const count = (total: number, word: string, plural = `${word}s`): string =>
  `${total} ${total === 1 ? word : plural}`;

/** "1 gadget", "7 gadgets". */
export const countProducts = (total: number): string => count(total, one, many);
