import * as v from 'valibot';
import { toCents, withoutNoise } from '../lib/money';

/** Longer texts take browsers half a minute to lay out. */
const textUpTo = (characters: number, notText = 'is not a text') =>
  v.pipe(
    v.string(notText),
    v.check((text) => text.length <= characters, 'is too long'),
  );
const shortText = (notText?: string) => v.pipe(textUpTo(1_000, notText), v.trim(), v.nonEmpty('is empty'));

export const longText = textUpTo(20_000);
export const text = shortText();

export const identifier = v.pipe(
  v.unknown(),
  v.transform((id) => (Number.isSafeInteger(id) ? String(id) : id)),
  shortText('is neither a text nor a whole number'),
);

export const price = v.pipe(
  v.number('is not a number'),
  v.check((dollars) => toCents(dollars) !== undefined, 'is no price of at most four decimals'),
  v.transform(withoutNoise),
);
