import { whole } from './phrases';

/* Parts of patterns for limits, of prices and of other amounts, in the languages of Europe. */

export const MOST = whole(
  'not (?:over|above|more than)|under|below|less than|cheaper than|up to|at most|no more than|within|budget(?: of)?|maximum|maximal|unter|bis(?: zu)?|höchstens|moins de|jusqu.à|menos de|hasta|meno di|sotto(?: i)?|fino a|onder(?: de)?|tot|até|do|poniżej|до|дешевле|дешевше|не дороже|högst|højst|până la|alle|ispod|κάτω από|έως|μέχρι',
);
export const LEAST = whole(
  'over|above|more than|at least|minimum(?: of)?|über|ab|mehr als|mindestens|plus de|au moins|más de|più di|oltre|almeno|boven|vanaf|mais de|od|powyżej|от|від|över|minst|minstens|ten minste|mindst|nad|peste|yli|iznad|πάνω από',
);
export const OR_LESS = whole(
  'or (?:less|under|below)|oder weniger|ou moins|o menos|o meno|of minder|altı|altında|alatt',
);
export const OR_MORE = whole(
  'or (?:more|over|above)|and (?:up|over)|oder mehr|ou plus|o más|o più|of meer|üstü|felett',
);
export const AROUND = whole('around|circa|ca|etwa|ungefähr|environ|alrededor de|около|około|runt');
export const BETWEEN = whole('between|zwischen|entre|tra|tussen|między|между|від|mellan|mellem');
export const FROM = whole('from|von|de|da|van|od|от|від|från|fra');
export const AND = '(?:[-–]|and|to|und|bis|et|à|a|y|e|en|tot|i|do|и|до|och|og|til|till)';
export const TO = '(?:[-–]|to)';
export const LESS = '(?:<=?|≤) ?';
export const MORE = '(?:>=?|≥) ?';

export const DIGITS = '\\d[\\d.,]*';
/** Thousands are apart in many languages: 1 299, 1’299. A thousand is "1k", but 4K and 8K are screens. */
export const THOUSANDS = "\\d{1,3}(?:[ '’]\\d{3}(?!\\d))+(?:[.,]\\d+)?|(?![48]k)\\d[\\d.]*k(?!\\w)";
export const number = (name: string, digits: string) => `(?<${name}>${digits})`;
export const AMOUNT = `(?:${THOUSANDS}|${DIGITS})`;
