import { expect, it } from 'vitest';
import { notationFor } from '../lib/notation';
import { amountOf, amountReader, compareValues, convert, measureOf } from './amounts';

it('reads the amount that a value begins with', () => {
  for (const [value, amount, unit] of [
    ['16 GB', 16, 'GB'],
    ['128GB SSD', 128, 'GB'],
    ['14.5-inch OLED', 14.5, 'inch'],
    ['15.6" Full HD', 15.6, '"'],
    ['up to 30 hours', 30, 'hours'],
    ['About 1,280.5 g each', 1280.5, 'g'],
    ['1,24 kg', 1.24, 'kg'],
    ['.31 inch', 0.31, 'inch'],
    ['12,345,678 dots', 12_345_678, 'dots'],
    ['2.5 m² of paper', 2.5, 'm²'],
    ['2 × USB-C', 2, ''],
    ['approx. 1.2 kg', 1.2, 'kg'],
    ['≈90 g', 90, 'g'],
    ['bis zu 20 Stunden', 20, 'Stunden'],
    ['ca 1,2 kg', 1.2, 'kg'],
    ['max. 65 W', 65, 'W'],
    ['jusqu’à 20 heures', 20, 'heures'],
    ['до 20 часов', 20, 'часов'],
    ['až 30 hodin', 30, 'hodin'],
    ['jopa 30 tuntia', 30, 'tuntia'],
    ['최대 30시간', 30, '시간'],
    ['14‑inch IPS', 14, 'inch'],
    ['10 to 20 hours', 10, ''],
    ['2 in 1', 2, ''],
    ['2x HDMI', 2, ''],
    ['6 x 330 ml', 6, ''],
  ] as const)
    expect(amountOf(value), value).toEqual({ amount, unit });
  for (const value of ['', 'IP68', 'Apple M5', 'from 5 GB', '-5 g'])
    expect(amountOf(value), value).toBeUndefined();
});

it('reads points and commas as the shop’s locale writes them', () => {
  for (const [locale, value, amount] of [
    ['de-DE', '1.250 kg', 1250],
    ['de-DE', '1,250 kg', 1.25],
    ['de-DE', '0,980 kg', 0.98],
    ['de-DE', '0.980 kg', 0.98],
    ['de-DE', '1.5 kg', 1.5],
    ['de-DE', '20.000 mAh', 20_000],
    ['de-DE', '1.234.567,5 g', 1_234_567.5],
    ['de-CH', '5’000 mAh', 5000],
    ['fr-FR', '5 000 mAh', 5000],
    ['fr-FR', '1,5 kg', 1.5],
    ['en-US', '1.250 kg', 1.25],
    ['en-US', '0,980 kg', 0.98],
    ['en-US', '2 100 W', 2],
    ['ar-EG', '١٬٢٥٠ كجم', 1250],
    ['ar-EG', '١٫٢٥ كجم', 1.25],
    ['fa-IR', '۱۲ گیگابایت', 12],
    ['ar-EG', '1,250 kg', 1250],
    ['en-IN', '1,25,000 mAh', 125_000],
    ['hi-IN', '12,34,567.5 g', 1_234_567.5],
    ['en-IN', '1,25 kg', 1.25],
  ] as const) {
    const read = amountReader(notationFor({ language: 'en', locale }).numberSigns());
    expect(read(value)?.amount, `${value} in ${locale}`).toBe(amount);
  }
});

it('brings units of another scale together', () => {
  for (const [amount, unit, to, expected] of [
    [1.5, 'kg', 'g', 1500],
    [512, 'GB', 'TB', 0.512],
    [2, 'lb', 'kg', 0.907_184_74],
    [1, 'inch', 'mm', 25.4],
    [3, 'days', 'hours', 72],
    [6, 'ft', 'm', 1.8288],
    [2.1, 'kW', 'W', 2100],
    [1.5, 'kWh', 'Wh', 1500],
    [1.5, 'кг', 'г', 1500],
    [1, 'To', 'Go', 1000],
    [2, 'Tage', 'Stunden', 48],
    [7, 'nits', 'nits', 7],
  ] as const)
    expect(convert({ amount, unit }, to), `${amount} ${unit}`).toBeCloseTo(expected, 10);
});

it('knows a unit by each of its spellings', () => {
  for (const spellings of [
    'kg Kg KG',
    'lb lbs pounds',
    'inch Inches in " ″ Zoll pouces дюйма 英寸 palců tuumaa ίντσες',
    'min minute minutes minut perc λεπτά 分間',
    'h hour hours Hours Std heures часов 時間 hodin óra tuntia ώρες годин',
    'day days Tage dní nap päivää ημέρες',
    'GB gb Gb Go ГБ',
    'V volt volts',
    'MP megapixels',
    'nits Nits',
  ]) {
    const [first = '', ...others] = spellings.split(' ');
    for (const unit of others) {
      expect(measureOf(unit), unit).toBe(measureOf(first));
      expect(convert({ amount: 2, unit }, first), unit).toBeCloseTo(2, 10);
    }
  }
  expect(convert({ amount: 3, unit: 'mW' }, 'W')).toBe(0.003);
  expect(measureOf('ms')).not.toBe(measureOf('m'));
  // A year in Russian, and points in Chinese.
  expect(measureOf('год')).not.toBe(measureOf('h'));
  expect(measureOf('分')).not.toBe(measureOf('min'));
});

it('orders amounts by number and unit, and other values alphabetically', () => {
  for (const ordered of [
    ['64 GB', '128 GB', '1 TB'],
    ['187 g', '1.09 kg', '1.24 kg', '1.3 kg', '1.5 kg'],
    ['500 mAh', '4,000 mAh', '24,000 mAh'],
    ['Up to 9 hours', '10 hours', '3 days'],
    ['6.1-inch OLED', '13.6-inch IPS', '14-inch OLED'],
    ['Wi-Fi 6', 'Wi-Fi 7', 'Wi-Fi 10'],
    ['5000 mAh', 'not said'],
    ['1.09', '1.3', '1.5'],
    ['about 1 hours', 'Up to 2 hours'],
    ['7 GB', 'from 5 GB'],
    // By what is measured, and then by how much.
    (
      '900 mAh, 1 Ah, 900 KB, 1 MB, 1 GB, 1 TB, 60 Hz, 1 kHz, 1 MHz, 1 GHz, 9 mm, 1 cm, 1 inch, 0.5 m, ' +
      '5 ports, 900 mW, 1 W, 50 s, 1 min, 2 minutes, 1 h, 2 hours, 1 days, 900 mg, 1 g, 1 oz, 1 lb, 0.5 kg'
    ).split(', '),
  ]) {
    expect(ordered.toReversed().toSorted(compareValues)).toEqual(ordered);
  }
});
