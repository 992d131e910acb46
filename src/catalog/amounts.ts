import { compareNames, numberSigns } from '../lib/format';
import { latinDigits } from '../lib/latin-digits';

export interface Amount {
  amount: number;
  unit: string;
}

const OUNCE = 28.349_523_125;
const INCH = 25.4;
const HOUR = 3600;

/** How much units are, by what they measure. A unit's names, in the languages of many shops, are equal. */
const measures = {
  data: { 'KB Ko КБ': 1e3, 'MB Mo МБ': 1e6, 'GB Go ГБ': 1e9, 'TB To ТБ': 1e12 },
  weight: {
    'mg мг 毫克': 1e-3,
    'g gram grams Gramm г جم 克': 1,
    'kg kilo kilos kilogram kilograms кг كجم 千克 公斤': 1e3,
    'oz ounce ounces': OUNCE,
    'lb lbs pound pounds': 16 * OUNCE,
  },
  volume: { 'ml мл 毫升': 1, cl: 10, 'l liter liters litre litres л 升': 1e3 },
  length: {
    'mm мм 毫米': 1,
    'cm см 厘米': 10,
    'm meter meters metre metres м 米': 1e3,
    'in inch inches " ″ Zoll pouces pulgadas polegadas pollici cali tum inç дюйм дюйма дюймов بوصة 英寸 インチ 인치':
      INCH,
    'ft foot feet': 12 * INCH,
  },
  frequency: { 'Hz Гц': 1, 'kHz кГц': 1e3, 'MHz МГц': 1e6, 'GHz ГГц': 1e9 },
  power: { 'mW мВт': 1e-3, 'W watt watts Вт': 1, 'kW кВт': 1e3 },
  energy: { Wh: 1, kWh: 1e3 },
  charge: { 'mAh мАч': 1, 'Ah Ач': 1e3 },
  time: {
    's sec second seconds': 1,
    'min minute minutes Minuten minuti minutos мин минут 分钟': 60,
    'h hour hours Std Stunde Stunden heure heures hora horas ora ore uur godz timmar timer saat ч час часа часов ساعة 小时 時間 시간':
      HOUR,
    'day days Tag Tage jour jours día días dia dias giorno giorni dag dagen dni день дня дней 天': 24 * HOUR,
  },
};

const units = new Map(
  Object.entries(measures).flatMap(([measure, factors]) =>
    Object.entries(factors).flatMap(([names, factor]) =>
      names.split(' ').map((unit) => [unit.toLowerCase(), { measure, factor }] as const),
    ),
  ),
);

/** A unit that is not listed measures itself. Owners write KG and Inch too. */
const meaningOf = (unit: string) =>
  units.get(unit.toLowerCase()) ?? { measure: unit.toLowerCase(), factor: 1 };

export const measureOf = (unit: string): string => meaningOf(unit).measure;

export function convert({ amount, unit }: Amount, to: string): number {
  return unit === to ? amount : (amount * meaningOf(unit).factor) / meaningOf(to).factor;
}

/** One sign stands for others that look alike. */
const classOf = (sign: string) => (/\s/u.test(sign) ? '\\s' : /[’']/u.test(sign) ? "[’']" : `[${sign}]`);

/** Words before an amount that do not change it. */
const BEFORE =
  "up to|about|approx\\.|~|≈|≤|bis zu|ca\\.|etwa|jusqu[’']à|environ|hasta|aprox\\.|fino a|circa|até|tot|około|do|до|около|约|約|最长|最大";

/** "10 to 20 hours" has no unit, as "10-20 hours" has none. */
const BETWEEN = String.raw`(?:to|in|bis|à|a|do|до)\s\d`;

/**
 * Reads the amount that a text begins with, by a locale's signs: "1.250 kg" is 1250 in German and 1.25 in English. The
 * first of the groups does not begin with 0, and each other has three digits; any other point or comma is a decimal sign.
 */
export function amountReader({ group, decimal }: ReturnType<typeof numberSigns>) {
  const grouped = `(?<grouped>[1-9]\\d{0,2}(?:${classOf(group)}\\d{3}(?!\\d))+(?:${classOf(decimal)}\\d+)?)`;
  const plain = String.raw`(?<plain>\d+(?:[.,]\d+)?)`;
  const pattern = new RegExp(
    `^(?:(?:${BEFORE})\\s?)?(?:${grouped}|${plain})[\\s‑-]?(?:${BETWEEN}|(?<unit>\\p{L}+[²³]?|["″]))?`,
    'iu',
  );
  return (text: string): Amount | undefined => {
    const found = pattern.exec(latinDigits(text))?.groups;
    if (!found) return undefined;
    const number =
      found['plain'] ?? (found['grouped'] ?? '').replaceAll(new RegExp(classOf(group), 'gu'), '');
    return { amount: Number(number.replace(',', '.')), unit: found['unit'] ?? '' };
  };
}

let read: ReturnType<typeof amountReader> | undefined;

const parsed = new Map<string, Amount | undefined>();

/** The amount that a value of a specification begins with: 14 inches of `14-inch OLED`. */
export function amountOf(value: string): Amount | undefined {
  read ??= amountReader(numberSigns());
  if (!parsed.has(value)) parsed.set(value, read(value));
  return parsed.get(value);
}

/** Orders amounts by their unit, `187 g` before `1.24 kg`, and other values after them. */
export function compareValues(a: string, b: string): number {
  const [first, second] = [amountOf(a), amountOf(b)];
  if (!first || !second) return Number(!first) - Number(!second) || compareNames(a, b);
  const byMeasure = compareNames(measureOf(first.unit), measureOf(second.unit));
  return byMeasure || first.amount - convert(second, first.unit) || compareNames(a, b);
}
