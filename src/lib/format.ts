import { settings } from '../../shop/settings';

const { locale, currency, groupThousands } = settings;

/** As the specification prints it: "$1299", "$1299.50". */
const moneyFormat = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency,
  useGrouping: groupThousands,
  trailingZeroDisplay: 'stripIfInteger',
});

export const formatCents = (cents: number): string => moneyFormat.format(cents / 100);

/** Rounds to cents: a price of the catalogue has whole ones, a computed amount may not. */
export const formatPrice = (price: number): string => formatCents(Math.round(price * 100));

export const currencySymbol =
  moneyFormat.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;

const numberFormat = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3, useGrouping: false });

/** To three digits. */
export const formatNumber = (value: number): string => numberFormat.format(value);

const collator = new Intl.Collator(locale, { numeric: true });

/** By number where there are some: "Book 9" before "Book 10". */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);

export const formatTime = (date: Date, dateStyle: 'long' | 'medium'): string =>
  date.toLocaleString(locale, { dateStyle, timeStyle: 'short' });
