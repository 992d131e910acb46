const OUNCE = 28.349_523_125;
const INCH = 25.4;
const HOUR = 3600;

/** How much units are, by what they measure. A unit's names, in the languages of many shops, are equal. */
const measures = {
  data: {
    'KB kilobyte Ko КБ': 1e3,
    'MB megabyte Mo МБ': 1e6,
    'GB gigabyte Go ГБ': 1e9,
    'TB terabyte To ТБ': 1e12,
  },
  weight: {
    'mg мг 毫克': 1e-3,
    'g gram gramm gramme г гр γρ جم 克 グラム': 1,
    'kg kilo kilogram kilogramm kilogramme кг كجم 千克 公斤': 1e3,
    'oz ounce': OUNCE,
    'lb lbs pound': 16 * OUNCE,
  },
  volume: { 'ml мл 毫升': 1, cl: 10, 'l liter litre л 升': 1e3 },
  length: {
    'mm millimeter millimetre мм 毫米': 1,
    'cm centimeter centimetre см 厘米': 10,
    'm meter metre м 米': 1e3,
    'inch inches in " ″ zoll pouce pulgada polegada pollici cali tum tommer inç palec palce palců palcov hüvelyk tuumaa tuuman ίντσες ιντσών инча дюймів дюйм дюйма дюймов بوصة 英寸 インチ 인치':
      INCH,
    'ft foot feet': 12 * INCH,
  },
  frequency: { 'Hz hertz Гц': 1, 'kHz кГц': 1e3, 'MHz megahertz МГц': 1e6, 'GHz gigahertz ГГц': 1e9 },
  power: { 'mW мВт': 1e-3, 'W watt Вт': 1, 'kW кВт': 1e3 },
  voltage: { 'V volt': 1 },
  resolution: { 'MP megapixel': 1 },
  energy: { Wh: 1, kWh: 1e3 },
  charge: { 'mAh мАч': 1, 'Ah Ач': 1e3 },
  time: {
    's sec second': 1,
    'min minute minuten minuti minuto minut minút minuta minuter perc minuuttia dakika λεπτά мин хв минут 分钟 分間 분': 60,
    'h hour std stunde stunden heure hora ora ore uur godz timmar timer saat hodin hodín hodiny óra tuntia sati ώρες годин ч час часа часов ساعة 小时 時間 시간':
      HOUR,
    'day tag tage jour día dia giorno giorni dag dagen dni dní dagar dage nap zile dana päivää gün ημέρες днів день дня дней 天':
      24 * HOUR,
  },
};

interface Unit {
  /** The first of its names. */
  symbol: string;
  measure: string;
  factor: number;
}

/** A symbol has no plural (`ms` is no meter), and may be another word: `in`, `to`. */
export const isSymbol = (name: string) => name.length < 3;

/** Units by each of their names, in small letters. */
export const units: ReadonlyMap<string, Unit> = new Map(
  Object.entries(measures).flatMap(([measure, factors]) =>
    Object.entries(factors).flatMap(([written, factor]) => {
      const names = written.toLowerCase().split(' ');
      const [symbol = ''] = names;
      const plurals = names.filter((name) => !isSymbol(name)).map((name) => `${name}s`);
      return [...names, ...plurals].map((name) => [name, { symbol, measure, factor }] as const);
    }),
  ),
);
