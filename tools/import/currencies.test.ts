import { expect, it } from 'vitest';
import { importInto } from './test-shop';

const pricesOf = async (heads: string, cells: string, currency = 'USD') => {
  const { products, text } = await importInto(`Name,Category,${heads}\nA,Phones,${cells}\n`, { currency });
  return { prices: products.map(({ price }) => price), text };
};

it.each([
  ['Price (EUR)', 'EUR', '10', [10]],
  ['Price in GBP', 'GBP', '10', [10]],
  ['price_usd', 'USD', '10', [10]],
  ['Preis €', 'EUR', '10', [10]],
  ['Price EUR,Price USD', 'USD', '9,10', [10]],
  ['Price USD,Price EUR', 'EUR', '10,9', [9]],
  ['Price EUR,Price', 'USD', '9,10', [10]],
  ['Sale price (EUR),Price', 'USD', '8,10', [10]],
  ['Price,Currency', 'USD', '10,usd', [10]],
  ['Price,Currency', 'USD', '10,', [10]],
])('A price is in the shop’s currency: %s in %s', async (heads, currency, cells, prices) => {
  expect((await pricesOf(heads, cells, currency)).prices).toEqual(prices);
});

it.each([
  ['Price (EUR)', '10', 'has prices in EUR ("Price (EUR)"), and the shop\'s currency in settings.ts is USD'],
  ['Preis in €', '10', 'has prices in EUR ("Preis in €")'],
  ['price_gbp', '10', 'has prices in GBP ("price_gbp")'],
  ['Price,Currency', '10,EUR', "price is in EUR, and the shop's currency in settings.ts is USD"],
])('A price in another currency is refused by name: %s', async (heads, cells, said) => {
  const { prices, text } = await pricesOf(heads, cells);
  expect(prices).toEqual([]);
  expect(text).toContain(said);
});

it('A column that --map names is the price, whatever its name says', async () => {
  const overrides = [['price', 'Price (EUR)']] as const;
  const { products } = await importInto('Name,Price (EUR)\nA,10\n', { overrides });
  expect(products[0]?.price).toBe(10);
});
