import { createHash } from 'node:crypto';

/**
 * Turns a file name, without extension, into one that needs no escaping in a URL: "Gerät 5" becomes Gerat-5. Names that
 * lose letters get a hash, so that they stay distinct.
 */
export function safeStem(name: string): string {
  const whole = name.normalize('NFC');
  const plain = whole.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const safe = plain
    .replaceAll(/[^\w-]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 80);
  const isWhole = safe !== '' && !/[^\p{ASCII}\P{L}]/u.test(plain);
  if (isWhole) return safe;
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 6);
  return `${safe === '' ? 'picture' : safe}-${hash}`;
}
