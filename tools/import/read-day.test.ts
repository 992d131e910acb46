import { expect, it } from 'vitest';
import { readDay } from './read-day';
import { importInto } from './test-shop';

it.each([
  ['2024-12-31', 'en-US', '2024-12-31'],
  ['2024-12-31T23:59-0800', 'en-US', '2024-12-31'],
  ['2024/1/5', 'en-US', '2024-01-05'],
  ['2024年1月5日', 'ja-JP', '2024-01-05'],
  ['12/31/2024 0:00', 'de-DE', '2024-12-31'],
  ['31/12/2024', 'en-US', '2024-12-31'],
  ['1/2/24', 'en-US', '2024-01-02'],
  ['1/2/24', 'en-GB', '2024-02-01'],
  ['1.2.2024', 'en-US', '2024-02-01'],
  ['5. 1. 2024', 'cs-CZ', '2024-01-05'],
  ['٥/١/٢٠٢٤', 'ar-EG', '2024-01-05'],
  ['5-Jan-24', 'en-US', '2024-01-05'],
  ['Jan 5, 2024', 'en-US', '2024-01-05'],
  ['January 5 2024', 'en-US', '2024-01-05'],
  ['5. März 2024', 'de-DE', '2024-03-05'],
  ['5 de enero de 2024', 'es-ES', '2024-01-05'],
  ['5 stycznia 2024', 'pl-PL', '2024-01-05'],
  ['5 января 2024 г.', 'ru-RU', '2024-01-05'],
  ['Spring 2024', 'en-US', undefined],
  ['31 Feb 2024', 'en-US', undefined],
  ['May 2024', 'en-US', undefined],
  ['29/2/2023', 'en-GB', undefined],
  ['13/13/2024', 'en-GB', undefined],
  ['0000-00-00', 'en-US', undefined],
  ['1/2', 'en-US', undefined],
  ['1-2/2024', 'en-US', undefined],
  ['soon', 'en-US', undefined],
  ['', 'en-US', undefined],
])('reads the day %j in %s', (text, locale, day) => {
  expect(readDay(text, locale)).toBe(day);
});

const table = (heads: string, cells: string) =>
  `Name,Price,Category,Sale price,${heads}\nViolet,10,Phones,5,${cells}\n`;

it.each([
  ['Special price to date', '12/31/2024', 10],
  ['Sale end', '31.12.2024', 10],
  ['Sale price end date', '0000-00-00', 5],
  ['Sale ends', '12/31/2124', 5],
  ['Special price from date', '1/1/2124', 10],
  ['Date sale price ends', 'in May', 10],
])('A sale counts while it is on: "%s" of "%s"', async (head, cell, price) => {
  const { products, text } = await importInto(table(head, cell));
  expect(products[0]?.price).toBe(price);
  expect(text.includes('a date of its sale is not such as')).toBe(cell === 'in May');
});

it('reads when a product is available, and leaves out what is no date', async () => {
  const file = 'Name,Price,Category,Available from\nA,1,Phones,31.3.2027\nB,1,Phones,soon\n';
  const { products, text } = await importInto(file);
  expect(products[0]).toMatchObject({ availability_date: '2027-03-31' });
  expect(products[1]).not.toHaveProperty('availability_date');
  expect(text).toContain('availability_date "soon" is no date such as "2027-03-31", and is left out');
});
