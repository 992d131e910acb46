/** Crockford's: nothing that is read or heard as something else. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = DIGITS.length;
const LENGTH = 11;

/** Luhn's algorithm in base 32: finds each wrong digit, and nearly every pair of swapped ones. */
function checkDigit(digits: string): string {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = DIGITS.indexOf(digit) * (index % 2 === 0 ? 2 : 1);
      return total + Math.floor(value / BASE) + (value % BASE);
    }, 0);
  return DIGITS.charAt((BASE - (sum % BASE)) % BASE);
}

/** FNV-1a. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  return value >>> 0;
}

/**
 * "7K3M-9QXF-2T0C", with a check digit at its end. Two tabs that order the same items get the same number, so the
 * endpoint can tell that it is one order; the ids of items are random, so no other shopper gets it.
 */
export function orderNumber(itemIds: readonly string[]): string {
  const text = itemIds.toSorted().join(' ');
  const [high, low] = [hash(text, 0x81_1c_9d_c5), hash(text.split('').toReversed().join(''), 0x9e_37_79_b9)];
  let rest = (BigInt(high) << 32n) | BigInt(low);
  let digits = '';
  for (let place = 0; place < LENGTH; place += 1) {
    digits += DIGITS.charAt(Number(rest % 32n));
    rest /= 32n;
  }
  return (digits + checkDigit(digits)).replaceAll(/(?<=^.{4}|^.{8})/gu, '-');
}

export function isOrderNumber(text: string): boolean {
  const digits = text.replaceAll('-', '');
  return /^[\dA-HJKMNP-TV-Z]{12}$/u.test(digits) && checkDigit(digits.slice(0, -1)) === digits.slice(-1);
}
