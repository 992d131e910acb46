import * as v from 'valibot';
import { toCents, withoutNoise } from '../lib/money';

/** Longer texts take browsers half a minute to lay out. */
const textUpTo = (characters: number) =>
  v.pipe(
    v.string('is not a text'),
    v.check((text) => text.length <= characters, 'is too long'),
  );
export const longText = textUpTo(20_000);
export const text = v.pipe(textUpTo(1_000), v.trim(), v.nonEmpty('is empty'));

export const identifier = v.union(
  [text, v.pipe(v.number(), v.safeInteger(), v.transform(String))],
  'is neither a text nor a whole number',
);

export const price = v.pipe(
  v.number('is not a number'),
  v.check((dollars) => toCents(dollars) !== undefined, 'is no price of at most four decimals'),
  v.transform(withoutNoise),
);
