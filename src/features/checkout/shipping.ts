import { settings } from '@shop/settings';
import { toCents } from '../../lib/money';
import type { Shipping } from '../../lib/shop';

export interface ShippingChoice {
  label: string;
  /** In cents. */
  price: number;
  isPickUp: boolean;
  /** In cents; the goods' price from which it is free, if they are not worth that much yet. */
  freeFrom?: number | undefined;
}

/** The countries that goods are sent to; empty if the settings name none. */
export const countriesOf = (shipping: readonly Shipping[]): string[] => [
  ...new Set(shipping.flatMap(({ countries = [] }) => countries)),
];

/** The ways to a country, or all while none is chosen. */
export const choicesFor = (
  shipping: readonly Shipping[],
  country: string,
  goodsCents: number,
): ShippingChoice[] =>
  shipping
    .filter(
      ({ countries, pickUp }) => pickUp === true || country === '' || (countries?.includes(country) ?? true),
    )
    .map(({ label, price, freeFrom, pickUp = false }) => {
      const threshold = freeFrom === undefined ? undefined : toCents(freeFrom);
      const choice = { label, isPickUp: pickUp };
      if (threshold !== undefined && goodsCents >= threshold) return { ...choice, price: 0 };
      return { ...choice, price: toCents(price) ?? 0, freeFrom: threshold };
    });

export const countryName = (code: string): string =>
  new Intl.DisplayNames(settings.language, { type: 'region' }).of(code) ?? code;
