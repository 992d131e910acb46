/**
 * Endings of one word in singular and plural, by language, where more than two letters differ or fewer than four are the
 * same; `otherForms` in terms.ts knows the others. Without accents, as words are compared.
 */
const ENDINGS: Readonly<Record<string, string>> = {
  da: '-e -er',
  de: '-en -er -e -n -s',
  en: 'fe-ves f-ves mouse-mice man-men foot-feet',
  es: '-es z-ces',
  fr: 'al-aux',
  it: 'o-i a-e e-i co-chi ca-che go-ghi ga-ghe',
  nb: '-e -er',
  nl: '-en s-zen f-ven k-kken l-llen m-mmen n-nnen p-ppen s-ssen t-tten',
  no: '-e -er',
  pl: 'ek-ki el-le',
  pt: 'ao-oes l-is m-ns',
  ru: 'ок-ки ец-цы',
  sv: 'a-or -er -ar el-lar',
  tr: '-lar -ler',
  uk: 'ок-ки ець-ци',
};

/** As short as `Uhr`. */
const MIN_FORM = 3;

export type Endings = ReadonlyArray<readonly [one: string, many: string]>;

/** @param languages as in settings.ts: `de` or `de-AT` */
export function endingsOf(languages: readonly string[]): Endings {
  const written = new Set(
    languages.flatMap((language) => ENDINGS[language.split('-')[0] ?? '']?.split(' ') ?? []),
  );
  return [...written].flatMap((pair) => {
    const [one = '', many = ''] = pair.split('-');
    return [
      [one, many],
      [many, one],
    ] as const;
  });
}

/** Possible singulars and plurals of a word: `uhr` for `uhren`. Most are no words. */
export const formsOf = (word: string, endings: Endings): string[] =>
  endings
    .filter(([ending]) => word.endsWith(ending))
    .map(([ending, other]) => word.slice(0, word.length - ending.length) + other)
    .filter((form) => form.length >= MIN_FORM);
