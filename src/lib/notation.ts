import { settings } from '@shop/settings';
import { lazily, MAX_DECIMALS, partOf } from './format';
import type { Settings } from './shop';

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

/** How a shop writes and reads numbers, names and dates. */
export function notationFor({ language, locale }: Pick<Settings, 'language' | 'locale'>) {
  /* In Latin digits: spreadsheets take others for text. */
  const numbers = (options: Intl.NumberFormatOptions) =>
    lazily(() => new Intl.NumberFormat(locale, { ...options, numberingSystem: 'latn' }));
  const amount = numbers({
    minimumFractionDigits: 2,
    maximumFractionDigits: MAX_DECIMALS,
    useGrouping: false,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const plain = numbers({ maximumFractionDigits: 20, useGrouping: false });
  const grouped = numbers({});
  const collator = lazily(() => new Intl.Collator(locale, { numeric: true }));
  const decimalSign = lazily(() => partOf(plain(), 'decimal') ?? '.');
  return {
    /** For a spreadsheet: without currency and grouping. */
    formatAmount: (price: number): string => amount().format(price),
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
  formatAmount,
  formatPlain,
  normalizeAmount,
  numberSigns,
  csvSeparator,
  compareNames,
  formatTime,
  formatDay,
} = notationFor(settings);

/** "4.5 out of 5" */
export const formatRating = (rating: number): string => `${formatPlain(rating)} out of 5`;
