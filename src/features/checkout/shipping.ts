import { toCents } from '../../lib/money';
import type { Shipping } from '../../lib/shop';

export interface ShippingChoice {
  label: string;
  /** In cents. */
  price: number;
  isPickUp: boolean;
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
      const isFree = freeFrom !== undefined && goodsCents >= freeFrom * 100;
      return { label, price: isFree ? 0 : (toCents(price) ?? 0), isPickUp: pickUp };
    });
