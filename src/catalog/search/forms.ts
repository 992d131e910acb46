/**
 * Endings of one word in singular and plural, by language, where more than two letters differ or fewer than four are the
 * same; `otherForms` in terms.ts knows the others. Without accents, as words are compared.
 */
const ENDINGS: Readonly<Record<string, string>> = {
  bg: 'а-и к-ци -ове',
  cs: 'a-y o-a -i -y -e ky-ek ul-oly',
  da: '-e -er el-ler',
  de: '-en -er -e -n -s',
  el: 'η-ες α-ες ι-για ος-οι',
  en: 'fe-ves f-ves mouse-mice man-men foot-feet',
  es: '-es z-ces',
  fi: '-t i-et n-met nen-set ke-kkeet us-ukset',
  fr: 'al-aux -x',
  he: '-ים ה-ות ת-ות -ות ן-נים ם-מים ך-כים ף-פים ץ-צים',
  hr: 'a-e -i -ovi -evi',
  hu: '-k -ak -ek -ok',
  it: 'o-i a-e e-i co-chi ca-che go-ghi ga-ghe',
  lt: 'a-os e-es as-ai is-iai dis-dziai tis-ciai',
  nb: '-e -er el-ler',
  nl: '-en s-zen f-ven k-kken l-llen m-mmen n-nnen p-ppen s-ssen t-tten',
  no: '-e -er el-ler',
  pl: 'a-y a-i -y -e ek-ki el-le',
  pt: 'ao-oes l-is m-ns',
  ro: 'a-e a-i -uri on-oane or-oare sca-sti',
  ru: 'а-ы а-и ь-и ок-ки ец-цы ол-лы',
  sk: 'a-y o-a -i -y -e el-le ky-iek',
  sl: 'a-e -i el-li',
  sr: 'a-e -i -ovi -evi а-е -и -ови -еви',
  sv: 'a-or -er -ar el-lar us-oss ok-ocker',
  tr: '-lar -ler',
  uk: 'а-и а-і ь-і ок-ки ець-ци ол-ли',
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
