import { settings } from '@shop/settings';
import { parseRange, type AmountRange } from '../../lib/amount-range';
import { units } from '../units';
import {
  AMOUNT,
  AND,
  AROUND,
  BETWEEN,
  DIGITS,
  FROM,
  LEAST,
  LESS,
  MORE,
  MOST,
  number,
  OR_LESS,
  OR_MORE,
  THOUSANDS,
  TO,
} from './limit-words';
import { START, STOP, whole } from './phrases';

const SIGN = `(?:${START}[a-z]{1,2})?\\p{Sc}`;
/** Money at home, and a weight or a length elsewhere. */
const AT_HOME = settings.currency === 'GBP' ? 'pounds?|' : settings.currency === 'HUF' ? 'ft|' : '';
const CURRENCY = `${AT_HOME}dollars?|bucks|euros?|quid|rupees?|rs|francs?|franken|kron[aeo]r?|kr|złotych|zł|pln|korun[ay]?|kč|lei|forint|лв|евро|ευρώ|руб(?:лей|ля)?|грн|reais|tl|lira|usd|eur|gbp|chf|inr|cad|aud|czk|sek|nok|dkk|huf|ron`;
const LINK = 'and|for|with|und|für|mit|et|pour|avec|y|para|con|per|voor|met|dla|для|med|för';
const FOR = whole('for|für|por|à|per|voor');

const BEFORE = `(?:${SIGN}|${START}(?:${CURRENCY})[.]?) ?`;
const AFTER = ` ?(?:${SIGN}|(?:${CURRENCY})${STOP})`;
const amount = (name: string) => `(?:${BEFORE})?${number(name, AMOUNT)}`;
/** An amount with its currency. */
const money = (name: string) =>
  `(?:${BEFORE}|${START}(?=${AMOUNT}${AFTER}))${number(name, AMOUNT)}(?:${AFTER})?`;

/** An amount with a unit, such as "under 1.5 kg", is no price: money ends the search, or names its currency. */
const END = `(?:${AFTER}|(?=$| (?:${LINK}) ))`;
const ended = (name: string) => amount(name) + END;
const UNITS = [...units.keys()].map((name) => name.replaceAll(/[.*+?^$()]/gu, '\\$&')).join('|');
/** With three digits, a price needs no currency, unless a unit follows: "under 200 wireless", "under 1000 16gb". */
const unmarked = (name: string) =>
  `${number(name, '\\d{3,}|\\d{1,3}[.,]\\d{3}')}(?=$| (?!(?:${UNITS})${STOP}|\\d{3})[\\p{L}\\d])`;
/** A currency sign makes it a price anywhere: "under $500 laptop". In "$500 256", 256 may belong to the number. */
const paid = (name: string) =>
  `${SIGN} ?${number(name, `${DIGITS}(?:k(?!\\w))?(?!\\d| \\d{3}(?![\\da-z]))`)}`;

const LIMITS = [paid, ended].flatMap((each) => [
  // "between 500 and 800"
  `${BETWEEN} ${amount('from')}(?:${AFTER})?(?: ${AND} |[-–])${each('to')}`,
  // "for under 50", "sub-500"
  `(?:${FOR} )?(?:${MOST} |${START}sub-|${LESS})${each('to')}`,
  // "over 500", ">500"
  `(?:${LEAST} |${MORE})${each('from')}`,
  // "around 500"
  `${AROUND} ${each('near')}`,
]);

const PRICES = [
  // "from 500 to 1000 dollars"
  `${FROM} ${amount('from')}(?:${AFTER})? ${AND} ${money('to')}`,
  // "$500-900"
  `${SIGN} ?${number('from', DIGITS)} ?${TO} ?${amount('to')}`,
  // "500-$900"
  `${START}${number('from', DIGITS)} ?${TO} ?${money('to')}`,
  // "500 to 900 dollars"
  `${START}${number('from', DIGITS)} ?${TO} ?${number('to', DIGITS)}${AFTER}`,
  ...LIMITS,
  // "under 200 wireless"
  `(?:${MOST} |${LESS})${unmarked('to')}`,
  // "phone 400-600", but no part number: "mouse 910-006557"
  `(?<=\\p{L} )${number('from', '[1-9]\\d{2,}')} ?${TO} ?(?!0)${unmarked('to')}`,
  // "max. $500"
  `${whole('max[.]?')} ${money('to')}`,
  // "$500 tops"
  `${money('to')} ${whole('max[.]?|maximum|tops')}`,
  // "sub $500"
  `${whole('sub')} ${money('to')}`,
  // "starting at $600"
  `${whole('from|starting (?:at|from)')} ${paid('from')}`,
  // "$600+"
  `${paid('from')}[+]`,
  // "$500 or less"
  `${money('to')} ${OR_LESS}`,
  // "500 or less"
  `${START}${number('to', `${THOUSANDS}|\\d{3}[\\d.,]*`)} ${OR_LESS}`,
  // "$500 and up"
  `${money('from')} ${OR_MORE}`,
  // "about $500"
  `${whole('about')} ${money('near')}`,
].map((limit) => new RegExp(limit, 'iu'));

/** A text with none of these has no price, and the patterns need not be compiled, which takes 20 ms. */
const HINT = new RegExp(
  [BETWEEN, FROM, MOST, LEAST, OR_LESS, OR_MORE, AROUND, whole('max[.]?|about'), '[<>≤≥]', `${START}sub-`]
    .concat(`\\d${AFTER}`, `${BEFORE}\\d`, `\\d{3} ?${TO} ?\\d{3}`)
    .join('|'),
  'iu',
);

/** "Around $500" is within a fifth of it. */
const NEAR = 0.2;

/** "1,299.50", "1.299,50", "1 299", "1,29,900" of India, and "1.5k" */
function normalize(text = ''): string {
  const digits = text.replaceAll(/[ '’]|[.,](?=\d{3}(?!\d)|\d\d[.,]\d|k?$)/gu, '').replace(',', '.');
  return digits.replace(/^(?<thousands>.+)k$/iu, (_, thousands: string) => String(Number(thousands) * 1000));
}

function priceIn({ from, to, near }: Partial<Record<string, string>>): AmountRange {
  const { from: middle } = parseRange(normalize(near), undefined);
  if (middle !== undefined) return { from: middle * (1 - NEAR), to: middle * (1 + NEAR) };
  return parseRange(normalize(from), normalize(to));
}

/** The limit of prices in a text, and the words that say it. */
export function findPrice(text: string): { words: string; range: AmountRange } | undefined {
  const patterns = /\d/u.test(text) && HINT.test(text) ? PRICES : [];
  const found = patterns.map((each) => each.exec(text)).find((each) => each !== null);
  return found && { words: found[0], range: priceIn(found.groups ?? {}) };
}
