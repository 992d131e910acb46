/** Minor units of ISO 4217 other than two. Intl's own differ by version: some give IQD and HUF none. */
const WITHOUT_DECIMALS = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
);
const WITH_THREE = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** The number of decimals of a currency's smallest unit. */
export function decimalsOf(currency: string): 0 | 2 | 3 {
  if (WITHOUT_DECIMALS.has(currency)) return 0;
  return WITH_THREE.has(currency) ? 3 : 2;
}

/** "more decimals than USD, which has 2"; `undefined` if the amount fits. Tolerates binary noise. */
export function excessDecimals(amount: number, currency: string): string | undefined {
  const decimals = decimalsOf(currency);
  const units = amount * 10 ** decimals;
  if (Math.abs(units - Math.round(units)) < 1e-3) return undefined;
  return decimals === 0
    ? `decimals, but ${currency} has none`
    : `more decimals than ${currency}, which has ${decimals}`;
}

/** Ignores case, accents, dots and spaces: "US Dollars" becomes "usdollars". */
const normalize = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}.\s-]/gu, '')
    .toLowerCase();

/** Languages in which the names of all currencies are known. */
const LOCALES = ['en', 'en-CA', 'de', 'fr', 'es', 'ar'];

/** Further languages of countries with the euro. */
const EURO_LOCALES = ['el', 'et', 'fi', 'hr', 'it', 'lt', 'lv', 'nl', 'pt', 'sk', 'sl'];

/** The languages of a currency's country, which its code begins with: Polish and English of Poland for PLN. */
function localesOf(currency: string): string[] {
  const country = currency.slice(0, 2);
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return [`${language}-${country}`, `en-${country}`, ...(currency === 'EUR' ? EURO_LOCALES : [])];
}

/** In use, but unknown to Intl. */
const OTHER_NAMES =
  'AUD AU$, BHD BD, CAD C$, TND DT, CHF Fr., CHF SFr., JOD JD, KWD KD, GBP Pound sterling, GBP Pounds sterling, INR Rs., SGD S$, TRY TL, JPY 円, CNY 元, CNY RMB, KRW 원, NGN N, RUB руб., RUB р., RUB RUR, UAH грн, VND đ, THB บาท, ILS ש"ח, ILS ש״ח, RSD din, RSD дин, DZD DA, AED DH, AED Dhs, MAD DH'
    .split(', ')
    .map((each) => [each.slice(4), each.slice(0, 3)] as const);

type Display = 'symbol' | 'narrowSymbol' | 'name';

/** Amounts with different plurals: Arabic has six, Slavic languages have three or four. */
const AMOUNTS = [1, 2, 5, 11, 100, 1.5];

function shown(currency: string, locale: string, currencyDisplay: Display): string[] {
  const formatter = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay,
    minimumFractionDigits: 0,
  });
  return AMOUNTS.flatMap((amount) =>
    formatter.formatToParts(amount).flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
  );
}

/** "dollars" of "US dollars", and of "dollars canadiens". */
function endsOf(name: string): string[] {
  const words = name.split(/[\s-]/u).filter((word) => word.length >= 4);
  return [words[0] ?? '', words.at(-1) ?? ''];
}

function namesOf(currency: string, locales: readonly string[]): ReadonlySet<string> {
  const own = OTHER_NAMES.flatMap(([name, code]) => (code === currency ? [name] : []));
  const shownNames = locales.flatMap((locale) => {
    const names = shown(currency, locale, 'name');
    const signs = (['symbol', 'narrowSymbol'] as const).flatMap((display) =>
      shown(currency, locale, display),
    );
    return [...signs, ...names, ...names.flatMap(endsOf)];
  });
  return new Set([currency, ...own, ...shownNames].map(normalize).filter((name) => name !== ''));
}

const namesKnown = new Map<string, ReadonlySet<string>>();

function cachedNamesOf(currency: string, locales: readonly string[]): ReadonlySet<string> {
  const key = [currency, ...locales].join(' ');
  const names = namesKnown.get(key) ?? namesOf(currency, locales);
  namesKnown.set(key, names);
  return names;
}

/** No name is longer. */
const MAX_LENGTH = 60;

/** Matches a currency's codes, signs and names, shared ones such as "$" included. */
export const isNameOf = (name: string, currency: string): boolean =>
  name.length <= MAX_LENGTH &&
  cachedNamesOf(currency, [...LOCALES, ...localesOf(currency)]).has(normalize(name));

/** Signs with one likely currency, though others may share them: £ and Fr. */
const readSigns = () =>
  new Map([
    ...Intl.supportedValuesOf('currency').map(
      (code) => [shown(code, 'en', 'symbol')[0] ?? code, code] as const,
    ),
    ...OTHER_NAMES,
  ]);

let signs: ReadonlyMap<string, string> | undefined;

/** The code of the named currency; the quoted name if several share it; `undefined` if none has it. */
export function currencyNamed(name: string): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  signs ??= readSigns();
  const bySign = signs.get(name);
  if (bySign !== undefined) return bySign;
  const key = normalize(name);
  const [code, ...more] = Intl.supportedValuesOf('currency').filter((each) =>
    cachedNamesOf(each, LOCALES).has(key),
  );
  return more.length === 0 ? code : `"${name}"`;
}
