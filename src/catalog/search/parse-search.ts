import type { AmountRange } from '../../lib/amount-range';
import { latinDigits } from '../../lib/latin-digits';
import type { SortKey } from '../comparisons';
import type { Limit, Superlative } from './criteria';
import { findMeasure } from './measure-limits';
import { ORDERS, SUPERLATIVES, whole, type Words } from './phrases';
import { findPrice } from './price-limits';

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

/** Before an exclusion. */
const NOT = new RegExp(
  ` ${whole('(?:but )?not|without|except(?: for)?|excluding|ohne|außer|keine?|sans|sauf|sin|salvo|senza|tranne|zonder|bez|без|utan|uden|uten|sem')} | -(?=[^\\s\\d])`,
  'iu',
);

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
  const price = findPrice(text);
  text = text.replace(price?.words ?? '', '');
  const measure = hasAmounts ? findMeasure(text) : undefined;
  const { rest, found: order } = takeOut(text.replace(measure?.words ?? '', ''), ORDERS, isName);
  const { rest: left, found: superlative } = takeOut(rest, hasAmounts ? SUPERLATIVES : [], isName);
  const not = NOT.exec(left)?.[0];
  const [wanted = '', excluded = ''] =
    not === undefined || isName(not.trim().toLowerCase()) ? [left] : left.split(not);
  return {
    text: wanted.trim(),
    excluded: excluded.trim(),
    order,
    price: price?.range ?? {},
    ...(measure && { limit: measure.limit }),
    ...(superlative && { superlative }),
  };
}
