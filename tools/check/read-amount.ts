import { latinDigits } from '../../src/lib/latin-digits';

/**
 * Parses a number as people write it: "1.299,00", "$1,299.00", "1 299 €", "CHF 12.50". The last comma or period is the
 * decimal separator if one or two digits follow; others group thousands.
 */
export function readAmount(text: string): number | undefined {
  const digits = latinDigits(text).replaceAll(/[\s'’\p{Sc}\p{Cf}]|^[A-Z]{3}|[A-Z]{3}$/gu, '');
  if (!/^-?\d[\d.,]*$/u.test(digits)) return undefined;
  const decimal = /[.,](?<cents>\d{1,2})$/u.exec(digits);
  const whole = decimal ? digits.slice(0, decimal.index) : digits;
  if (!/^-?(?:[1-9]\d{0,2}(?:[.,]\d{3})+|\d+)$/u.test(whole)) return undefined;
  return Number(`${whole.replaceAll(/[.,]/gu, '')}.${decimal?.groups?.['cents'] ?? '0'}`);
}
