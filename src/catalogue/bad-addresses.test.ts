import { describe, expect, it } from 'vitest';
import { parseRange } from '../lib/amount-range';
import { parseQuery, plainQuery } from './query';

it('An address that asks for nothing that there is shows everything', () => {
  for (const search of [
    '?',
    '?&&&',
    '?=',
    '?category',
    '?category=',
    '?category=Drones',
    '?category=laptops',
    '?category=Laptops%20',
    '?category=Laptops%00',
    '?category=__proto__',
    '?category=constructor',
    '?category=toString',
    '?category[]=Laptops',
    '?category=%3Cscript%3Ealert(1)%3C/script%3E',
    '?category=javascript:alert(1)',
    '?category=../../etc/passwd',
    '?CATEGORY=Laptops',
    '?sort',
    '?sort=cheapest',
    '?sort=PRICE-UP',
    '?sort=__proto__',
    '?sort=valueOf',
    '?price',
    '?price=-',
    '?price=cheap',
    '?price=NaN-Infinity',
    '?price=1e9-1e10',
    '?price=0x10-0x20',
    '?price=$10-$20',
    '?price=+1-+2',
    '?price=1.234-5.678',
    '?price=1234567890-',
    '?price=١٢-٣٤',
    '?f',
    '?f=',
    '?f=Memory',
    '?f=:16 GB',
    '?q=',
    '?q=%20%20',
    '?id=1%27%20OR%201=1--',
  ]) {
    const { text, ...asked } = parseQuery(search);
    expect({ ...asked, text: text.trim() }, search).toEqual(plainQuery);
  }
});

describe('An address that asks for too much is cut to what is bearable:', () => {
  it('a search of a megabyte', () => {
    expect(parseQuery(`?q=${'x'.repeat(1_000_000)}`).text).toHaveLength(100);
  });

  it('thousands of filters', () => {
    const search = Array.from({ length: 5_000 }, (_, index) => `f=Name${index}:v`).join('&');
    expect(parseQuery(`?${search}`).facets.size).toBe(50);
  });

  it('the same thing twice: the first holds', () => {
    expect(parseQuery('?category=Phones&category=Laptops&sort=name&sort=rating')).toMatchObject({
      category: 'Phones',
      sort: 'name',
    });
  });

  it('broken percent signs and surrogates', () => {
    expect(parseQuery('?q=%E0%A4%A&f=%ZZ:%')).toMatchObject({ category: 'all' });
  });
});

it('An end of a range that is no amount is open', () => {
  for (const text of [
    '',
    ' ',
    '-1',
    '1,5',
    '1.',
    '.5',
    '1.005',
    '1e3',
    'Infinity',
    'ten',
    '1 000',
    '0x1F',
    '9999999999',
  ]) {
    expect(parseRange(text, '20'), text).toEqual({ to: 20 });
    expect(parseRange('20', text), text).toEqual({ from: 20 });
  }
});
