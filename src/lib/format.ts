import { settings } from '@shop/settings';
import type { Settings } from './shop';

/** Created on first use: an Intl formatter takes milliseconds, and the first screen needs only one. */
function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** A price's (`money.ts`). */
const MAX_DECIMALS = 4;

const partOf = (formatter: Intl.NumberFormat, wanted: 'decimal' | 'group' | 'currency') =>
  formatter.formatToParts(1_234_567.5).find(({ type }) => type === wanted)?.value;

function withPoint(text: string, sign: string): string {
  const typed = text.replaceAll(/[\s\p{Sc}'’]/gu, '');
  const other = sign === ',' ? '.' : ',';
  // "12.50" typed where the decimal sign is a comma.
  if (!typed.includes(sign) && /^\d+[.,]\d{1,2}$/u.test(typed)) return typed.replace(other, '.');
  return typed.replaceAll(other, '').replace(sign, '.');
}

/** Dates are in the language of the text around them. */
const datesFor = (language: string) => ({
  /** @param day as "2027-03-31" */
  formatDay: (day: string): string =>
    new Date(`${day}T00:00`).toLocaleDateString(language, { dateStyle: 'medium' }),
  formatTime: (date: Date, dateStyle: 'long' | 'medium'): string =>
    date.toLocaleString(language, { dateStyle, timeStyle: 'short' }),
});

/** How a shop writes and reads amounts, numbers, names and dates. */
export function formatsFor({
  language,
  locale,
  currency,
  groupThousands,
}: Pick<Settings, 'language' | 'locale' | 'currency' | 'groupThousands'>) {
  const numbers = (options: Intl.NumberFormatOptions) => lazily(() => new Intl.NumberFormat(locale, options));
  /** In the default, as the specification prints it: "$1299", "$1299.50". */
  const money = numbers({
    style: 'currency',
    currency,
    useGrouping: groupThousands,
    maximumFractionDigits: MAX_DECIMALS,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const threeDigits = numbers({ maximumSignificantDigits: 3, useGrouping: false });
  const tenths = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  /* In Latin digits: spreadsheets take others for text. */
  const amount = numbers({
    minimumFractionDigits: 2,
    maximumFractionDigits: MAX_DECIMALS,
    useGrouping: false,
    trailingZeroDisplay: 'stripIfInteger',
    numberingSystem: 'latn',
  });
  const plain = numbers({ maximumFractionDigits: 20, useGrouping: false, numberingSystem: 'latn' });
  const grouped = numbers({ numberingSystem: 'latn' });
  const collator = lazily(() => new Intl.Collator(locale, { numeric: true }));
  const decimalSign = lazily(() => partOf(plain(), 'decimal') ?? '.');
  const formatCents = (cents: number): string => money().format(cents / 100);
  return {
    formatCents,
    formatPrice: (price: number): string => money().format(price),
    currencySymbol: () => partOf(money(), 'currency') ?? currency,
    /** For a spreadsheet: without currency and grouping. */
    formatAmount: (price: number): string => amount().format(price),
    /** Three digits. */
    formatNumber: (value: number): string => threeDigits().format(value),
    /** One decimal: "2.0". */
    formatTenths: (value: number): string => tenths().format(value),
    /** Digits and decimal sign only, for a spreadsheet cell or a field. */
    formatPlain: (value: number): string => plain().format(value),
    /** Turns what `formatPlain` writes, or people type, into JavaScript's notation: "1.299,5 €" is "1299.5" in German. */
    normalizeAmount: (text: string): string => withPoint(text, decimalSign()),
    /** The signs in a large number: `.` and `,` in German. */
    numberSigns: lazily(() => ({ group: partOf(grouped(), 'group') ?? ',', decimal: decimalSign() })),
    /** Separates CSV cells: a semicolon where the comma is the decimal sign, as spreadsheets expect. */
    csvSeparator: () => (decimalSign() === ',' ? ';' : ','),
    /** Numbers by value: "Book 9" before "Book 10". */
    compareNames: (a: string, b: string): number => collator().compare(a, b),
    ...datesFor(language),
  };
}

export const {
  formatCents,
  formatPrice,
  formatAmount,
  currencySymbol,
  formatNumber,
  formatTenths,
  formatPlain,
  normalizeAmount,
  numberSigns,
  csvSeparator,
  compareNames,
  formatTime,
  formatDay,
} = formatsFor(settings);

/** "4.5 out of 5" */
export const formatRating = (rating: number): string => `${formatPlain(rating)} out of 5`;
