import { settings } from '@shop/settings';
import type { Settings } from './shop';

/** How a shop writes and reads amounts, numbers, names and dates. */
export function formatsFor({
  language,
  locale,
  currency,
  groupThousands,
}: Pick<Settings, 'language' | 'locale' | 'currency' | 'groupThousands'>) {
  /** In the default, as the specification prints it: "$1299", "$1299.50". */
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    useGrouping: groupThousands,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const threeDigits = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3, useGrouping: false });
  const amount = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: false });
  const collator = new Intl.Collator(locale, { numeric: true });
  const decimalSign = plain.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const formatCents = (cents: number): string => money.format(cents / 100);
  return {
    formatCents,
    /** Rounds to cents: a price of the catalogue has whole ones, a computed amount may not. */
    formatPrice: (price: number): string => formatCents(Math.round(price * 100)),
    currencySymbol: money.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
    /** For a spreadsheet: without currency and grouping. */
    formatAmount: (price: number): string => amount.format(price),
    /** To three digits. */
    formatNumber: (value: number): string => threeDigits.format(value),
    /** One decimal: "2.0". */
    formatTenths: (value: number): string => tenths.format(value),
    /** All digits and nothing else, as in a spreadsheet's cell or a field. */
    formatPlain: (value: number): string => plain.format(value),
    /** What `formatPlain` writes and what people type instead, as JavaScript reads numbers: "1.299,5 €" is "1299.5" in German. */
    normalizeAmount: (text: string): string => {
      const typed = text.replaceAll(/[\s\p{Sc}'’]/gu, '');
      const other = decimalSign === ',' ? '.' : ',';
      // "12.50" typed where the decimal sign is a comma.
      if (!typed.includes(decimalSign) && /^\d+[.,]\d{1,2}$/u.test(typed)) return typed.replace(other, '.');
      return typed.replaceAll(other, '').replace(decimalSign, '.');
    },
    /** Between the cells of a CSV file: spreadsheets expect another sign where the comma is the decimal sign. */
    csvSeparator: decimalSign === ',' ? ';' : ',',
    /** By number where there are some: "Book 9" before "Book 10". */
    compareNames: (a: string, b: string): number => collator.compare(a, b),
    /** In words of the texts around it. */
    formatTime: (date: Date, dateStyle: 'long' | 'medium'): string =>
      date.toLocaleString(language, { dateStyle, timeStyle: 'short' }),
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
  csvSeparator,
  compareNames,
  formatTime,
} = formatsFor(settings);
