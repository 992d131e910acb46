import { withoutNoun } from './columns';
import { headerWords, normalizeHeader } from './header-words';

/**
 * Columns for shoppers. A table may also hold customers, costs and memos, so any
 * other column is published only if `--map` names it.
 */
const KNOWN: ReadonlySet<string> = new Set([...headerWords('brand'), ...headerWords('facts')]);

/** "Weight (kg)", "Breite in cm" and "colorName" are weight, width and color. */
function subjectOf(header: string): string {
  const bare = header
    .replaceAll(/\s+/gu, ' ')
    .replace(/[([].*$/u, '')
    .replace(/ (?:in|en) \S+$/u, '');
  return withoutNoun(normalizeHeader(bare)).replace(/ name$/u, '');
}

/** eBay's "C:Color", Shoptet's "variant:Barva", Tilda's "Characteristics:Color", InSales' "Свойство: Цвет" and Ecwid's "product_variation_option_Size". */
const ITEM_SPECIFIC =
  /^(?:(?:C|variant|Characteristics|Свойство|Параметр):\s*|product_variation_option_)(?=\S)/u;

const MAKERS: ReadonlySet<string> = new Set(headerWords('brand'));

export const isMaker = (header: string): boolean => MAKERS.has(subjectOf(header));

export const isForShoppers = (header: string): boolean =>
  ITEM_SPECIFIC.test(header) || KNOWN.has(subjectOf(header)) || KNOWN.has(normalizeHeader(header));

/**
 * Rounds a number with the noise of a unit conversion to three digits or more, and begins it with a digit:
 * "907.003303052 g" becomes "907 g", and ".5 kg" "0.5 kg".
 */
export const roundConverted = (value: string): string =>
  value
    .replace(/^(?=[.,]\d+\s?\p{L}{0,5}$)/u, '0')
    .replace(
      /^(\d{1,9})([.,])(\d{5,12})(?=\s?\p{L}{0,5}$)/u,
      (_, whole: string, sign: string, parts: string) => {
        const digits = whole === '0' ? 3 : Math.max(0, 3 - whole.length);
        return String(Number(Number(`${whole}.${parts}`).toFixed(digits))).replace('.', sign);
      },
    );

/** "stainless-steel" becomes "Stainless steel". */
export function wordsOf(handle: string): string {
  const words = handle.replaceAll(/[-_]/gu, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/**
 * A header as shoppers read it: "battery_capacity" becomes "Battery capacity", "colorName" becomes "Color", and "weight"
 * becomes "Weight".
 */
export const shownName = (header: string): string => {
  if (ITEM_SPECIFIC.test(header)) return header.replace(ITEM_SPECIFIC, '');
  if (/^\p{Ll}+$/u.test(header)) return wordsOf(header);
  return /^[\p{L}\d_]+$/u.test(header) && /_|\p{Ll}\p{Lu}/u.test(header)
    ? wordsOf(subjectOf(header))
    : header;
};
