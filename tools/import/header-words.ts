import { readFileSync } from 'node:fs';
import { listOf } from '../shared/word-lists';

/**
 * Ignores case, accents, punctuation, and a language where some systems put it, and splits camelCase: "Preis (brutto)"
 * becomes "preis brutto", OpenCart's "name(en-gb)" "name", and Lightspeed's "NL_Title_Short" "title short".
 */
export const normalizeHeader = (header: string): string =>
  header
    .replace(/\([a-z]{2}-[a-z]{2}\)$|^[A-Z]{2}_(?=Title|Description|Category|Variant)/u, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words of tables, most likely first. */
const file = readFileSync(new URL('header-words.txt', import.meta.url), 'utf8');

const words = new Map<string, string[]>();
for (const line of file.split('\n').filter((each) => !each.startsWith('#'))) {
  const [first = '', ...lists] = line.split('; ');
  const system = /^[A-Z]/u.test(first) ? `${first} ` : '';
  for (const list of lists) {
    const [name = '', names = ''] = list.split(': ');
    const key = system + name;
    words.set(key, [...(words.get(key) ?? []), ...listOf(names).map(normalizeHeader)]);
  }
}

/** The normalized words of a list; `Square title` for one of a system. */
export const headerWords = (key: string): readonly string[] => words.get(key) ?? [];
