import { settings } from '@shop/settings';
import { parseRange, type AmountRange } from '../../lib/amount-range';
import { latinDigits } from '../../lib/latin-digits';
import { amountOf, convert, type Amount } from '../amounts';
import type { SortKey } from '../comparisons';
import { units } from '../units';
import type { Limit, Superlative } from './criteria';
import { ORDERS, START, STOP, SUPERLATIVES, whole, type Words } from './phrases';

/** A search and what else it asks for: "best phone under $1,000", "laptop under 1.5 kg", "phone not Samsung". */
export interface ParsedSearch {
  /** The search without them. */
  readonly text: string;
  /** Words for products to leave out. */
  readonly excluded: string;
  readonly order: SortKey | undefined;
  readonly price: AmountRange;
  readonly limit?: Limit;
  readonly superlative?: Superlative;
}

const MOST = whole(
  'not (?:over|above|more than)|under|below|less than|cheaper than|up to|at most|no more than|within|budget(?: of)?|maximum|maximal|unter|bis(?: zu)?|höchstens|moins de|jusqu.à|menos de|hasta|meno di|sotto(?: i)?|fino a|onder(?: de)?|tot|até|do|poniżej|до|дешевле|дешевше|не дороже|högst|højst|până la|alle|ispod|κάτω από|έως|μέχρι',
);
const LEAST = whole(
  'over|above|more than|at least|minimum(?: of)?|über|ab|mehr als|mindestens|plus de|au moins|más de|più di|oltre|almeno|boven|vanaf|mais de|od|powyżej|от|від|över|minst|minstens|ten minste|mindst|nad|peste|yli|iznad|πάνω από',
);
const OR_LESS = whole(
  'or (?:less|under|below)|oder weniger|ou moins|o menos|o meno|of minder|altı|altında|alatt',
);
const OR_MORE = whole(
  'or (?:more|over|above)|and (?:up|over)|oder mehr|ou plus|o más|o più|of meer|üstü|felett',
);
const AROUND = whole('around|circa|ca|etwa|ungefähr|environ|alrededor de|около|około|runt');
const BETWEEN = whole('between|zwischen|entre|tra|tussen|między|между|від|mellan|mellem');
const FROM = whole('from|von|de|da|van|od|от|від|från|fra');
const AND = '(?:[-–]|and|to|und|bis|et|à|a|y|e|en|tot|i|do|и|до|och|og|til|till)';
const TO = '(?:[-–]|to)';
const SIGN = `(?:${START}[a-z]{1,2})?\\p{Sc}`;
/** Money at home, and a weight or a length elsewhere. */
const AT_HOME = settings.currency === 'GBP' ? 'pounds?|' : settings.currency === 'HUF' ? 'ft|' : '';
const CURRENCY = `${AT_HOME}dollars?|bucks|euros?|quid|rupees?|rs|francs?|franken|kron[aeo]r?|kr|złotych|zł|pln|korun[ay]?|kč|lei|forint|лв|евро|ευρώ|руб(?:лей|ля)?|грн|reais|tl|lira|usd|eur|gbp|chf|inr|cad|aud|czk|sek|nok|dkk|huf|ron`;
const LINK = 'and|for|with|und|für|mit|et|pour|avec|y|para|con|per|voor|met|dla|для|med|för';
const FOR = whole('for|für|por|à|per|voor');

const BEFORE = `(?:${SIGN}|${START}(?:${CURRENCY})[.]?) ?`;
const AFTER = ` ?(?:${SIGN}|(?:${CURRENCY})${STOP})`;
const DIGITS = '\\d[\\d.,]*';
/** Thousands are apart in many languages: 1 299, 1’299. A thousand is "1k", but 4K and 8K are screens. */
const THOUSANDS = "\\d{1,3}(?:[ '’]\\d{3}(?!\\d))+(?:[.,]\\d+)?|(?![48]k)\\d[\\d.]*k(?!\\w)";
const number = (name: string, digits: string) => `(?<${name}>${digits})`;
const AMOUNT = `(?:${THOUSANDS}|${DIGITS})`;
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

const LESS = '(?:<=?|≤) ?';
const MORE = '(?:>=?|≥) ?';

const LIMITS = [paid, ended].flatMap((each) => [
  `${BETWEEN} ${amount('from')}(?:${AFTER})?(?: ${AND} |[-–])${each('to')}`,
  `(?:${FOR} )?(?:${MOST} |${START}sub-|${LESS})${each('to')}`,
  `(?:${LEAST} |${MORE})${each('from')}`,
  `${AROUND} ${each('near')}`,
]);

const PRICES = [
  `${FROM} ${amount('from')}(?:${AFTER})? ${AND} ${money('to')}`,
  `${SIGN} ?${number('from', DIGITS)} ?${TO} ?${amount('to')}`,
  `${START}${number('from', DIGITS)} ?${TO} ?${money('to')}`,
  `${START}${number('from', DIGITS)} ?${TO} ?${number('to', DIGITS)}${AFTER}`,
  ...LIMITS,
  `(?:${MOST} |${LESS})${unmarked('to')}`,
  // But for part numbers: 910-006557.
  `(?<=\\p{L} )${number('from', '[1-9]\\d{2,}')} ?${TO} ?(?!0)${unmarked('to')}`,
  `${whole('max[.]?')} ${money('to')}`,
  `${money('to')} ${whole('max[.]?|maximum|tops')}`,
  `${whole('sub')} ${money('to')}`,
  `${whole('from|starting (?:at|from)')} ${paid('from')}`,
  `${paid('from')}[+]`,
  `${money('to')} ${OR_LESS}`,
  `${START}${number('to', `${THOUSANDS}|\\d{3}[\\d.,]*`)} ${OR_LESS}`,
  `${money('from')} ${OR_MORE}`,
  `${whole('about')} ${money('near')}`,
].map((limit) => new RegExp(limit, 'iu'));

/** A text with none of these has no price, and the patterns need not be compiled, which takes 20 ms. */
const HINT = new RegExp(
  [BETWEEN, FROM, MOST, LEAST, OR_LESS, OR_MORE, AROUND, whole('max[.]?|about'), '[<>≤≥]', `${START}sub-`]
    .concat(`\\d${AFTER}`, `${BEFORE}\\d`, `\\d{3} ?${TO} ?\\d{3}`)
    .join('|'),
  'iu',
);

const UNIT = `(?:(?!(?:in|to)${STOP})[^\\s\\d.,;:!?()/"″“”]+|["″”])`;
const measured = (name: string) => number(name, `${AMOUNT}[ -]?${UNIT}`) + STOP;

/** Limits of other amounts, which have a unit. */
const MEASURES = [
  `(?:${BETWEEN}|${FROM}) ${number('from', `${DIGITS}(?: ?${UNIT})?`)} ${AND} ${measured('to')}`,
  `${START}${number('from', DIGITS)} ?${TO} ?${measured('to')}`,
  `(?:${MOST} |${whole('(?:light|small|short|thinn)er than')} |${LESS})${measured('to')}`,
  `(?:${LEAST} |${whole('(?:heavi|larg|bigg|long)er than')} |${MORE})${measured('from')}`,
  `${START}${measured('to')} ${OR_LESS}`,
  `${START}${measured('from')} ${OR_MORE}`,
  `${START}${measured('exact')}`,
].map((limit) => new RegExp(limit, 'giu'));

/** Before an exclusion. */
const NOT = new RegExp(
  ` ${whole('(?:but )?not|without|except(?: for)?|excluding|ohne|außer|keine?|sans|sauf|sin|salvo|senza|tranne|zonder|bez|без|utan|uden|uten|sem')} | -(?=[^\\s\\d])`,
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

/** "1.5 kg", "5 000 mAh" */
const endOf = (text = '') => amountOf(text.replaceAll(/[ '’](?=\d)/gu, ''));

function limitIn({ from, to, exact }: Partial<Record<string, string>>): Limit | undefined {
  const [low, high] = [endOf(from ?? exact), endOf(to ?? exact)];
  const unit = (high ?? low)?.unit ?? '';
  if (!units.has(unit.toLowerCase())) return undefined;
  const amountIn = (end: Amount) => (end.unit === '' ? end.amount : convert(end, unit));
  return {
    range: { ...(low && { from: amountIn(low) }), ...(high && { to: amountIn(high) }) },
    unit,
    isExact: exact !== undefined,
  };
}

/** Takes words with a meaning out of a text, but those of names; the first meaning counts. */
function takeOut<Meaning>(text: string, all: Words<Meaning>, isName: (word: string) => boolean) {
  let found: Meaning | undefined;
  let rest = text;
  for (const [meaning, words] of all)
    rest = rest.replaceAll(words, (word) => {
      if (isName(word.toLowerCase())) return word;
      found ??= meaning;
      return '';
    });
  return { rest, found };
}

/**
 * @param isName tells words of titles, which are searched for: "Budget Planner"
 * @param hasAmounts if not, "under 1.5 kg" and "lightest" stay in the text
 */
export function parseSearch(
  search: string,
  isName: (word: string) => boolean,
  hasAmounts = true,
): ParsedSearch {
  let text = latinDigits(search).replaceAll(/\s+/gu, ' ').trim();
  const prices = /\d/u.test(text) && HINT.test(text) ? PRICES : [];
  const price = prices.map((each) => each.exec(text)).find((each) => each !== null);
  text = text.replace(price?.[0] ?? '', '');
  const amounts =
    hasAmounts && /\d[ -]?[^\s\d.,]/u.test(text) ? MEASURES.flatMap((each) => [...text.matchAll(each)]) : [];
  const measure = amounts.find(({ groups = {} }) => limitIn(groups));
  const limit = measure?.groups && limitIn(measure.groups);
  const { rest, found: order } = takeOut(text.replace(measure?.[0] ?? '', ''), ORDERS, isName);
  const { rest: left, found: superlative } = takeOut(rest, hasAmounts ? SUPERLATIVES : [], isName);
  const not = NOT.exec(left)?.[0];
  const [wanted = '', excluded = ''] =
    not === undefined || isName(not.trim().toLowerCase()) ? [left] : left.split(not);
  return {
    text: wanted.trim(),
    excluded: excluded.trim(),
    order,
    price: priceIn(price?.groups ?? {}),
    ...(limit && { limit }),
    ...(superlative && { superlative }),
  };
}
