import { createHash } from 'node:crypto';

/**
 * A file's name, without its extension, that needs no escaping in an address: "Gerät 5" is Gerat-5. Names that would
 * lose letters get a mark of their own, so that two of them do not become one.
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
  const mark = createHash('sha256').update(whole).digest('hex').slice(0, 6);
  return `${safe === '' ? 'picture' : safe}-${mark}`;
}
