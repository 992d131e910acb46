import { parseRange, type AmountRange } from '../../lib/amount-range';
import { latinDigits } from '../../lib/latin-digits';
import type { SortKey } from '../comparisons';

/** A search, and the order and price that it asks for: "cheapest phone", "best laptop under $1,000". */
export interface Wish {
  /** The search without them. */
  readonly text: string;
  readonly order: SortKey | undefined;
  readonly price: AmountRange;
}

/** The words as a whole, not within others. */
const whole = (words: string) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
const wordIn = (words: string) => new RegExp(whole(words), 'giu');

const ORDERS = [
  [
    'price-up',
    wordIn(
      'cheap(?:er|est)?|inexpensive|affordable|budget|günstig\\p{L}{0,4}|billig\\p{L}{0,4}|(?:pas|moins) chers?|barat[oa]s?',
    ),
  ],
  [
    'price-down',
    wordIn('most expensive|priciest|teuerste[nrs]?|(?:le|la|les) plus ch[eè]re?s?|más car[oa]s?'),
  ],
  ['rating', wordIn('best(?:[ -]rated)?|(?:top|highest)[ -]rated|beste[nrs]?|meilleure?s?|mejor(?:es)?')],
] as const;

const MOST = whole(
  'under|below|less than|cheaper than|up to|at most|no more than|maximum|unter|bis|höchstens|maximal|moins de|menos de|hasta',
);
const LEAST = whole('over|above|more than|at least|über|ab|mehr als|mindestens|plus de|au moins|más de');
const OR_LESS = whole('or (?:less|under|below)|oder weniger|ou moins|o menos');
const OR_MORE = whole('or (?:more|over|above)|and (?:up|over)|oder mehr|ou plus|o más');
const AROUND = whole('around|circa|ca|etwa|ungefähr|environ|alrededor de');
const BETWEEN = whole('between|zwischen|entre');
const CURRENCY = `\\p{Sc}|${whole('dollars?|bucks|euros?|pounds?|usd|eur|gbp|chf')}`;
const LINK = 'and|for|with|und|für|mit|et|pour|avec|y|para|con';

const number = (name: string) => `(?<![\\p{L}\\p{N}.,])(?<${name}>\\d[\\d.,]*)`;
const amount = (name: string) => `\\p{Sc}? ?${number(name)}`;
const AFTER = ` ?(?:${CURRENCY})`;
/** An amount with its currency. */
const money = (name: string) => `(?:\\p{Sc} ?|(?=\\d[\\d.,]*${AFTER}))${number(name)}(?:${AFTER})?`;

/** An amount with a unit, such as "under 1.5 kg", is no price: money ends the search, or names its currency. */
const END = `(?:${AFTER}|(?=$| (?:${LINK}) ))`;

const LIMITS = [
  `${BETWEEN} ${amount('from')}(?:${AFTER})? (?:and|to|und|et|y) ${amount('to')}${END}`,
  `\\p{Sc} ?${number('from')} ?[-–] ?${amount('to')}`,
  `${number('from')} ?[-–] ?${money('to')}`,
  `(?:${MOST} |[<≤] ?)${amount('to')}${END}`,
  `(?:${LEAST} |[>≥] ?)${amount('from')}${END}`,
  `${money('to')} ${OR_LESS}`,
  `${money('from')} ${OR_MORE}`,
  `${AROUND} ${amount('near')}${END}`,
  `${whole('about')} ${money('near')}`,
].map((limit) => new RegExp(limit, 'iu'));

/** "Around $500" is within a fifth of it. */
const NEAR = 0.2;

/** "1,299.50" and "1.299,50" */
const normalize = (text: string | undefined) =>
  text?.replaceAll(/[.,](?=\d{3}(?!\d)|$)/gu, '').replace(',', '.');

function priceIn({ from, to, near }: Partial<Record<string, string>>): AmountRange {
  const { from: middle } = parseRange(normalize(near), undefined);
  if (middle !== undefined) return { from: middle * (1 - NEAR), to: middle * (1 + NEAR) };
  return parseRange(normalize(from), normalize(to));
}

/** @param isName tells words of titles, which are searched for: "Budget Planner" */
export function readWish(search: string, isName: (word: string) => boolean): Wish {
  let text = latinDigits(search).replaceAll(/\s+/gu, ' ').trim();
  const limit = LIMITS.map((each) => each.exec(text)).find((each) => each !== null);
  text = text.replace(limit?.[0] ?? '', '');
  let order: SortKey | undefined;
  for (const [each, words] of ORDERS)
    text = text.replaceAll(words, (word) => {
      if (isName(word.toLowerCase())) return word;
      order ??= each;
      return '';
    });
  return { text: text.trim(), order, price: priceIn(limit?.groups ?? {}) };
}
