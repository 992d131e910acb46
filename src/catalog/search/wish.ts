import { parseRange, type AmountRange } from '../../lib/amount-range';
import type { Order } from '../comparisons';

/** A search, and the order and price that it asks for: "cheapest phone", "best laptop under $1,000". */
export interface Wish {
  /** The search without them. */
  readonly text: string;
  readonly order: Order | undefined;
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

const MOST = whole('under|below|less than|cheaper than|up to|at most|unter|bis|moins de|menos de|hasta');
const LEAST = whole('over|above|more than|at least|über|ab|mehr als|mindestens|plus de|au moins|más de');
const BETWEEN = whole('between|zwischen|entre');
const CURRENCY = `\\p{Sc}|${whole('dollars?|bucks|euros?|pounds?|usd|eur|gbp|chf')}`;
const LINK = 'and|for|with|und|für|mit|et|pour|avec|y|para|con';

const amount = (name: string) => `\\p{Sc}? ?(?<${name}>\\d[\\d.,]*)`;

/** An amount with a unit, such as "under 1.5 kg", is no price: money ends the search, or names its currency. */
const END = `(?: ?(?:${CURRENCY})|(?=$| (?:${LINK}) ))`;

const LIMITS = [
  `${BETWEEN} ${amount('from')}(?: ?(?:${CURRENCY}))? (?:and|to|und|et|y) ${amount('to')}${END}`,
  `${MOST} ${amount('to')}${END}`,
  `${LEAST} ${amount('from')}${END}`,
].map((limit) => new RegExp(limit, 'iu'));

/** "1,299.50" and "1.299,50" */
const normalize = (text: string | undefined) =>
  text?.replaceAll(/[.,](?=\d{3}(?!\d)|$)/gu, '').replace(',', '.');

/** @param isName tells words of titles, which are searched for: "Budget Planner" */
export function readWish(search: string, isName: (word: string) => boolean): Wish {
  let text = search.replaceAll(/\s+/gu, ' ').trim();
  const limit = LIMITS.map((each) => each.exec(text)).find((each) => each !== null);
  const { from, to } = limit?.groups ?? {};
  text = text.replace(limit?.[0] ?? '', '');
  let order: Order | undefined;
  for (const [each, words] of ORDERS)
    text = text.replaceAll(words, (word) => {
      if (isName(word.toLowerCase())) return word;
      order ??= each;
      return '';
    });
  return { text: text.trim(), order, price: parseRange(normalize(from), normalize(to)) };
}
