import { closest } from 'fastest-levenshtein';
import * as v from 'valibot';
import type { Settings } from '../../src/lib/shop';
import { checkoutSchema } from './check-checkout';

const text = v.pipe(v.string('is not a text'), v.trim(), v.nonEmpty('is empty'));

const isTag = (tag: string) => {
  try {
    // "English" is well-formed too.
    return /^[a-z]{2,3}(?:-|$)/u.test(tag) && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

const tag = v.pipe(text, v.check(isTag, 'is not a language tag, such as en-US or de-DE'));

const origin = v.pipe(
  text,
  v.check(
    (address) => URL.canParse(address) && /^https?:/u.test(address),
    'is not an address, such as https://shop.example',
  ),
);

const categories = v.pipe(
  v.array(
    v.strictObject({
      label: text,
      value: v.pipe(
        text,
        v.check((value) => value !== 'all', 'is the word for all categories: choose another'),
      ),
      drawing: text,
    }),
    'is not a list',
  ),
  v.minLength(1, 'is empty: give at least one category'),
  v.check(
    (list) => new Set(list.map(({ value }) => value)).size === list.length,
    'has two entries with the same value',
  ),
);

const phone = v.pipe(
  text,
  v.regex(/^[+(]?\d[\d ()/.-]*$/u, 'is not a phone number, such as +1 202 555 0100'),
);

const settingsSchema = v.strictObject({
  name: text,
  tagline: text,
  email: v.pipe(text, v.email('is not an e-mail address')),
  phone,
  phoneDials: v.exactOptional(phone),
  address: v.exactOptional(text),
  siteOrigin: origin,
  language: tag,
  locale: tag,
  currency: v.pipe(
    text,
    v.check(
      (code) => Intl.supportedValuesOf('currency').includes(code),
      'is not a currency code, such as USD or EUR',
    ),
  ),
  groupThousands: v.boolean('is neither true nor false'),
  product: v.strictObject({ one: text, many: text }),
  home: v.strictObject({
    heading: text,
    intro: text,
    shopNow: text,
    productsHeading: text,
    allProducts: text,
    description: text,
  }),
  categories,
  otherDrawing: text,
  grades: v.exactOptional(v.record(text, text, 'is not a list of grades, each with its sentence')),
  productPages: v.exactOptional(v.boolean('is neither true nor false')),
  checkout: v.exactOptional(checkoutSchema),
});

interface SettingsFault {
  line: number;
  message: string;
}

/** The line of a dotted path: each key is searched for after the previous one; a number counts list entries. */
function lineOf(source: string, keys: readonly string[]): number {
  let offset = 0;
  for (const key of keys) {
    const isIndex = /^\d+$/u.test(key);
    const pattern = isIndex ? /\{/gu : new RegExp(`(?<=[\\s{,])['"]?${key}['"]?\\s*:`, 'gu');
    pattern.lastIndex = offset;
    for (let left = isIndex ? Number(key) : 0; left >= 0; left -= 1) {
      const found = pattern.exec(source);
      if (found) offset = isIndex ? pattern.lastIndex : found.index;
    }
  }
  return source.slice(0, offset).split('\n').length;
}

function describe(issue: v.BaseIssue<unknown>, name: string): string {
  const [{ input: parent } = { input: undefined }] = issue.path?.slice(-1) ?? [];
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = Object.keys(settingsSchema.entries);
    return `${name} is not a setting. Did you mean ${closest(name, known)}?`;
  }
  if (issue.input === undefined && parent !== undefined) return `${name} is missing`;
  return `${name} ${JSON.stringify(issue.input)} ${issue.message}`;
}

/** @param source settings.ts, for line numbers */
export function checkSettings(
  input: unknown,
  source: string,
): { settings: Settings | undefined; faults: readonly SettingsFault[] } {
  const result = v.safeParse(settingsSchema, input);
  if (result.success) return { settings: result.output, faults: [] };
  const faults = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '';
    return { line: lineOf(source, name.split('.')), message: `${describe(issue, name)}.` };
  });
  return { settings: undefined, faults };
}
