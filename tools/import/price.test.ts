import { describe, expect, it } from 'vitest';
import { POINT, priceStyleOf, readPrice } from './price';
import { importInto } from './test-shop';
import type { Cell } from './table';

const amountOf = (price: Cell, currency = 'USD', prices: readonly Cell[] = [price]) => {
  const read = readPrice(price, priceStyleOf(prices, undefined), currency);
  return 'fault' in read ? read.fault : read.amount;
};

describe('A price', () => {
  it.each([
    ['US$ 1,299.00', 1299],
    ['12.90usd', 12.9],
    ['1,299.00 US Dollars', 1299],
    ['$12', 12],
    ['12 dollars', 12],
    ['USD 1 299,50', 1299.5],
    ["1'299.50 Usd", 1299.5],
    ['$ 5.-', 5],
    ['12.90.', 12.9],
    ['.99', 0.99],
    ['$.99', 0.99],
    ['USD ,5', 0.5],
    ['$1,299.00*', 1299],
    ['1,299,000.00', 1_299_000],
    ['12,99,000.50', 1_299_000.5],
    ['1299.000', 1299],
    [19.990_000_000_000_002, 19.990_000_000_000_002],
  ])('is read with its currency and signs: %s', (price, amount) => {
    expect(amountOf(price)).toBe(amount);
  });

  it.each([
    ['10 - 20', 'USD', 'price "10 - 20" has more than one amount'],
    ['$10.00–$20.00', 'USD', 'has more than one amount'],
    ['10 to 20 USD', 'USD', 'has more than one amount'],
    ['12.90 / 10.90', 'USD', 'has more than one amount'],
    ['ab 10 €', 'EUR', 'price "ab 10 €" has "ab" in it'],
    ['from $10', 'USD', 'has "from $" in it'],
    ['£12.99 ex. VAT', 'GBP', 'has "ex. VAT" in it'],
    ['10 %', 'USD', 'has "%" in it'],
    ['12.90-', 'USD', 'has "-" in it'],
    ['12.90 CHF', 'USD', "is in CHF, and the shop's currency in settings.ts is USD"],
    ['CA$ 12', 'USD', 'is in CAD'],
    ['12 Euro', 'USD', 'is in EUR'],
    ['Fr. 12', 'EUR', 'is in CHF'],
    ['12 kr', 'EUR', 'is in "kr"'],
    ['-$5', 'USD', 'price -5 is below 0'],
    ['-.99', 'USD', 'price -0.99 is below 0'],
    ['$.9950', 'USD', 'price 0.995 has more decimals than USD'],
    ['$.9.9', 'USD', 'is not a number'],
    ['1.2.3', 'USD', 'is not a number'],
    ['1e3', 'USD', 'is not a number'],
    ['12.5', 'JPY', 'price 12.5 has decimals, but JPY has none'],
    ['0.0005', 'KWD', 'price 0.0005 has more decimals than KWD, which has 3'],
  ])('is refused by name: %s in a shop of %s', (price, currency, fault) => {
    expect(amountOf(price, currency)).toContain(fault);
  });

  it('is refused, and quoted in part, if it is too long', () => {
    expect(amountOf(`12${' '.repeat(200)}USD`)).toContain('is not a number');
    expect(amountOf(`5${','.repeat(100_000)}5`)).toBe(`price "5${','.repeat(99)}…" is not a number`);
  });

  it('with a sign that several currencies share is the shop’s', () => {
    expect(amountOf('12 kr', 'SEK')).toBe(12);
    expect(amountOf('12 kr', 'NOK')).toBe(12);
    expect(amountOf('د.ك 12', 'KWD')).toBe(12);
    expect(amountOf('12 KD', 'KWD')).toBe(12);
  });

  it.each([
    ['1,299円', 'JPY', 1299],
    ['12,900원', 'KRW', 12_900],
    ['1 299:-', 'SEK', 1299],
    ['₹1,29,900/-', 'INR', 129_900],
    ['Rs.99', 'INR', 99],
    ['KSh1,299/=', 'KES', 1299],
    ['N12,500', 'NGN', 12_500],
    ['S/.129.90', 'PEN', 129.9],
    ['1 299 руб.', 'RUB', 1299],
    ['£12.99 inc. VAT', 'GBP', 12.99],
    ['12,90 € inkl. MwSt.', 'EUR', 12.9],
    ['12,90 € TTC', 'EUR', 12.9],
    ['12,90 € (IVA incluido)', 'EUR', 12.9],
    ['1,299円(税込)', 'JPY', 1299],
    ['1,299 บาท', 'THB', 1299],
    ['1,299 ש"ח', 'ILS', 1299],
    ['12.990 din', 'RSD', 12_990],
    ['1299,00 DH', 'MAD', 1299],
    ['1299 Dhs', 'AED', 1299],
    ['12 990 DA', 'DZD', 12_990],
    ['1.299.000đ', 'VND', 1_299_000],
    ['1.299,90 TL', 'TRY', 1299.9],
    ['S$12.90', 'SGD', 12.9],
    ['١٬٢٩٩٫٥٠٠ د.ك', 'KWD', 1299.5],
    ['৳১,২৯৯.৫০', 'BDT', 1299.5],
    ['12,50 złotych', 'PLN', 12.5],
    ['12,50 лв', 'BGN', 12.5],
    ['12,50 euroa', 'EUR', 12.5],
  ])('is read as its country writes it: %s', (price, currency, amount) => {
    expect(amountOf(price, currency)).toBe(amount);
  });
});

it.each([
  ['ar-EG', 'EGP'],
  ['cs-CZ', 'CZK'],
  ['fa-IR', 'IRR'],
  ['he-IL', 'ILS'],
  ['hi-IN', 'INR'],
  ['ja-JP', 'JPY'],
  ['pl-PL', 'PLN'],
  ['sw-KE', 'KES'],
  ['tr-TR', 'TRY'],
  ['uk-UA', 'UAH'],
])(
  'A price is read as a program writes it in %s, with marks of direction and other digits',
  (locale, currency) => {
    for (const currencyDisplay of ['symbol', 'narrowSymbol', 'code', 'name'] as const) {
      const price = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay,
        trailingZeroDisplay: 'stripIfInteger',
      }).format(12_345);
      expect(amountOf(price, currency), price).toBe(12_345);
    }
  },
);

describe('The decimal sign of a file', () => {
  it.each([
    [['0.950', '12.500'], '.'],
    [['1,250.500', '3.750'], '.'],
    [['12500,250', '3,750'], ','],
    [['2,50', '1.299'], ','],
    [['1.299.000,5'], ','],
  ])('follows from prices that leave no doubt: %j', (prices, decimalSign) => {
    expect(priceStyleOf(prices, undefined)).toEqual({ decimalSign, isCertain: true });
  });

  it('is the usual one if they leave doubt or disagree', () => {
    expect(priceStyleOf(['12.500', '1.299.000', 'x', 5], ',')).toEqual({
      decimalSign: ',',
      isCertain: false,
    });
    expect(priceStyleOf(['12.5', '1,2'], ',')).toEqual({ decimalSign: ',', isCertain: false });
  });

  it('is each price’s own where they disagree', () => {
    const file = ['12.5', '1,2'];
    expect(file.map((price) => amountOf(price, 'USD', file))).toEqual([12.5, 1.2]);
  });

  it('is a point in a feed, and refuses a comma by saying so', () => {
    expect(readPrice('12.500 KWD', POINT, 'KWD')).toEqual({ amount: 12.5, isGuessed: false });
    expect(readPrice('1,299.00 USD', POINT, 'USD')).toEqual({ amount: 1299, isGuessed: false });
    expect(readPrice('12,50 USD', POINT, 'USD')).toEqual({
      fault: 'price "12,50 USD" is not a number: the decimal sign in this file is a point',
    });
  });
});

const dinars = (...prices: readonly string[]) =>
  ['Name;Price;Category', ...prices.map((price, index) => `${index};${price};Phones`), ''].join('\n');

describe('An import of prices', () => {
  it.each([
    ['en-KW', ',', '12.500', 12.5],
    ['fr-TN', ',', '12.500', 12_500],
    ['en-KW', ';', '12.500', 12_500],
  ])(
    'reads an ambiguous one by the locale, or by the semicolon: %s',
    async (locale, separator, text, price) => {
      const file = dinars(text).replaceAll(';', separator);
      const { products, text: report } = await importInto(file, { currency: 'TND', locale });
      expect(products).toMatchObject([{ price }]);
      expect(report).toContain(`price "${text}" is read as ${price}`);
    },
  );

  it.each([
    ['KWD', 'en-KW', ['12.500', '3.750', '0.950', '4.125'], [12.5, 3.75, 0.95, 4.125]],
    ['TND', 'fr-TN', ['12.500'], [12.5]],
    ['EUR', 'de-DE', ['1,299.00', '12,50'], [1299]],
  ])('reads a feed by its point: %s in %s', async (currency, locale, prices, amounts) => {
    const items = prices.map(
      (price, index) =>
        `<item><id>${index}</id><title>A</title><price>${price} ${currency}</price><product_type>Phones</product_type></item>`,
    );
    const { products } = await importInto(`<rss>${items.join('')}</rss>`, { currency, locale });
    expect(products.map(({ price }) => price)).toEqual(amounts);
  });
});
