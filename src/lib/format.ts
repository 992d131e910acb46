import { settings } from '@shop/settings';
import type { Settings } from './shop';

/** Created on first use: an Intl formatter takes milliseconds, and the first screen needs only one. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** A price's (`money.ts`). */
export const MAX_DECIMALS = 4;

export const partOf = (formatter: Intl.NumberFormat, wanted: 'decimal' | 'group' | 'currency') =>
  formatter.formatToParts(1_234_567.5).find(({ type }) => type === wanted)?.value;

/** How a shop writes prices. In the default, as the specification prints them: "$1299", "$1299.50". */
export function moneyFor({
  locale,
  currency,
  groupThousands,
}: Pick<Settings, 'locale' | 'currency' | 'groupThousands'>) {
  const money = lazily(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        useGrouping: groupThousands,
        maximumFractionDigits: MAX_DECIMALS,
        trailingZeroDisplay: 'stripIfInteger',
      }),
  );
  return {
    formatCents: (cents: number): string => money().format(cents / 100),
    formatPrice: (price: number): string => money().format(price),
    currencySymbol: () => partOf(money(), 'currency') ?? currency,
  };
}

export const { formatCents, formatPrice, currencySymbol } = moneyFor(settings);

const tenths = lazily(
  () => new Intl.NumberFormat(settings.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** One decimal: "2.0". */
export const formatTenths = (value: number): string => tenths().format(value);
