import { settings } from '@shop/settings';

const capitalize = (word: string) => word.charAt(0).toLocaleUpperCase(settings.language) + word.slice(1);

/** The owner's noun for products: "gadgets", or "Gadgets" at the start of a text. */
export const { one, many } = settings.product;
export const One = capitalize(one);
export const Many = capitalize(many);

/** "1 item", "7 items". */
export const count = (total: number, noun: string, plural = `${noun}s`): string =>
  `${total} ${total === 1 ? noun : plural}`;

/** "1 gadget", "7 gadgets". */
export const countProducts = (total: number): string => count(total, one, many);
