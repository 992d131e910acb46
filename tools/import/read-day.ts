import { latinDigits } from '../../src/lib/latin-digits';

const YEAR_FIRST = /^(?<year>\d{4})[-/.年] ?(?<month>\d{1,2})[-/.月] ?(?<day>\d{1,2})(?!\d)/u;
const YEAR_LAST = /^(?<one>\d{1,2})(?<sign>[-/.]) ?(?<two>\d{1,2})\k<sign> ?(?<year>\d{4}|\d\d)(?!\d)/u;

/** "31-Mar-27", "31. März 2027", "Mar 31, 2027" */
const NAMED =
  /^(?:(?<day>\d{1,2})[-.\s]{0,3}(?:de\s)?)?(?<name>\p{L}{3,})[-.\s]{0,3}(?:de\s)?(?<after>\d{1,2}(?=[,\s]))?[-,\s]{0,3}(?<year>\d{4}|\d\d)(?!\d)/u;

const fold = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Cached by language, because a format is slow to make. */
const known = new Map<string, readonly string[]>();

/** The names of the months beside a day, January first; Slavic languages have others alone. */
function monthsIn(language: string): readonly string[] {
  const cached = known.get(language);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const nameOf = (month: number) =>
    format.formatToParts(Date.UTC(2000, month)).find(({ type }) => type === 'month')?.value ?? '';
  const months = Array.from({ length: 12 }, (_, month) => fold(nameOf(month)));
  known.set(language, months);
  return months;
}

/** The number of a month by the beginning of its name, in the shop's language or English. */
function monthNamed(name: string, locale: string): number | undefined {
  const places = [locale, 'en'].map((language) =>
    monthsIn(language).findIndex((month) => month.startsWith(fold(name))),
  );
  const place = places.find((each) => each !== -1);
  return place === undefined ? undefined : place + 1;
}

function isDayFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale).formatToParts().map(({ type }) => type);
  return parts.indexOf('day') < parts.indexOf('month');
}

function partsOf(text: string, locale: string): [year: number, month: number, day: number] | undefined {
  const first = YEAR_FIRST.exec(text)?.groups;
  if (first) return [Number(first['year']), Number(first['month']), Number(first['day'])];
  const named = NAMED.exec(text)?.groups;
  if (named) {
    const month = monthNamed(named['name'] ?? '', locale);
    const year = Number(named['year']);
    if (month === undefined) return undefined;
    return [year < 100 ? 2000 + year : year, month, Number(named['day'] ?? named['after'])];
  }
  const last = YEAR_LAST.exec(text)?.groups;
  if (!last) return undefined;
  const [one, two, year] = [Number(last['one']), Number(last['two']), Number(last['year'])];
  // 31/12 and 12/31 leave no doubt; with points, the day is first everywhere.
  const isDayOne = one > 12 || (two <= 12 && (last['sign'] === '.' || isDayFirst(locale)));
  return [year < 100 ? 2000 + year : year, isDayOne ? two : one, isDayOne ? one : two];
}

/** Reads the day that a text begins with, as "2027-03-31"; `undefined` if it is none. */
export function readDay(text: string, locale: string): string | undefined {
  const parts = partsOf(latinDigits(text).trim(), locale);
  if (!parts) return undefined;
  const [year, month, day] = parts;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && year > 0 ? date.toISOString().slice(0, 10) : undefined;
}
