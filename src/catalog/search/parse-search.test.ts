import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseSearch } from './parse-search';

const none = () => false;

it.each([
  ['cheapest phone', 'phone', 'price-up'],
  ['Phone, cheap', 'Phone,', 'price-up'],
  ['affordable macbook', 'macbook', 'price-up'],
  ['günstige Kopfhörer', 'Kopfhörer', 'price-up'],
  ['montre pas chère', 'montre pas chère', undefined],
  ['casque pas cher', 'casque', 'price-up'],
  ['most expensive laptop', 'laptop', 'price-down'],
  ['best laptop', 'laptop', 'rating'],
  ['“best” laptop', '“” laptop', 'rating'],
  ['top-rated watch', 'watch', 'rating'],
  ['beste Kamera', 'Kamera', 'rating'],
  ['best cheap phone', 'phone', 'price-up'],
  ['lowest price laptop', 'laptop', 'price-up'],
  ['goedkoopste telefoon', 'telefoon', 'price-up'],
  ['najtańszy laptop', 'laptop', 'price-up'],
  ['самый дорогой ноутбук', 'ноутбук', 'price-down'],
  ['miglior telefono', 'telefono', 'rating'],
  ['nejlevnější telefon', 'telefon', 'price-up'],
  ['lacné slúchadlá', 'slúchadlá', 'price-up'],
  ['cel mai ieftin laptop', 'laptop', 'price-up'],
  ['legolcsóbb telefon', 'telefon', 'price-up'],
  ['halvin puhelin', 'puhelin', 'price-up'],
  ['φθηνά ακουστικά', 'ακουστικά', 'price-up'],
  ['най-евтин телефон', 'телефон', 'price-up'],
  ['najjeftiniji sat', 'sat', 'price-up'],
  ['nejdražší hodinky', 'hodinky', 'price-down'],
  ['legjobb laptop', 'laptop', 'rating'],
  ['paras kello', 'kello', 'rating'],
  ['cuffie scontate', 'cuffie', 'discount'],
  ['telefoane reduceri', 'telefoane', 'discount'],
  ['pipe reducers', 'pipe reducers', undefined],
  ['rotoli scontrini', 'rotoli scontrini', undefined],
  ['bestseller', 'bestseller', undefined],
  ['cheapness', 'cheapness', undefined],
] as const)('finds the order in “%s”', (search, text, order) => {
  expect(parseSearch(search, none)).toEqual({ text, excluded: '', order, price: {} });
});

it.each([
  ['laptop under $1,000', 'laptop', 1000],
  ['laptop under 1299.99', 'laptop', 1299.99],
  ['Laptop unter 1.299,50 €', 'Laptop', 1299.5],
  ['laptops below 900 dollars', 'laptops', 900],
  ['casque moins de 80 euros', 'casque', 80],
  ['phone up to 600 with stylus', 'phone  with stylus', 600],
  [' phone   under\t5 ', 'phone', 5],
  ['phone under 99 €', 'phone', 99],
  ['under $100', '', 100],
  ['laptop < 1000', 'laptop', 1000],
  ['laptop ≤$1,000', 'laptop', 1000],
  ['laptop maximum 1000', 'laptop', 1000],
  ['$1000 or less laptop', 'laptop', 1000],
  ['Laptop 900 € oder weniger', 'Laptop', 900],
  ['a phone under 500.', 'a phone', 500],
  ['phone 500 or less', 'phone', 500],
  ['laptop 1k or less', 'laptop', 1000],
  ['phone under ۱٬۲۹۹ €', 'phone', 1299],
  ['gifts for under $50', 'gifts', 50],
  ['phone budget 500', 'phone', 500],
  ['max. 500 € Laptop', 'Laptop', 500],
  ['iPhone 16 bis 500 €', 'iPhone 16', 500],
  ['phone under Rs. 50,000', 'phone', 50_000],
  ['phone under 1,29,900 rupees', 'phone', 129_900],
  ['phone less than US$500', 'phone', 500],
  ['laptop under 1k', 'laptop', 1000],
  ['laptop under $1.5k', 'laptop', 1500],
  ['ordinateur à moins de 1 299,50 €', 'ordinateur', 1299.5],
  ['Laptop unter 1’500 Franken', 'Laptop', 1500],
  ['portatile sotto i 1000 euro', 'portatile', 1000],
  ['telefon do 2000 zł', 'telefon', 2000],
  ['ноутбук до 50 000 ₽', 'ноутбук', 50_000],
  ['telefon under 5000 kr', 'telefon', 5000],
  ['telefon under 5000kr', 'telefon', 5000],
  ['phone under USD500', 'phone', 500],
  ['under $500 laptop', 'laptop', 500],
  ['under $1.5k laptop, hp', 'laptop, hp', 1500],
  ['sub $500 phone', 'phone', 500],
  ['phone sub-500', 'phone', 500],
  ['phone $500 max', 'phone', 500],
  ['phone 500$ max.', 'phone', 500],
  ['phone not over $500', 'phone', 500],
  ['phone <= 500', 'phone', 500],
  ['telefon do 5 000 Kč', 'telefon', 5000],
  ['telefon sub 1.000 lei', 'telefon', 1000],
  ['laptop 300 000 forint alatt', 'laptop', 300_000],
  ['ordinateur 1 299 € ou moins', 'ordinateur', 1299],
  ['sub $1.5k laptop', 'laptop', 1500],
  ['puhelin alle 500 €', 'puhelin', 500],
  ['κινητό έως 300 ευρώ', 'κινητό', 300],
  ['телефон до 500 лв', 'телефон', 500],
  ['headphones under 200 wireless', 'headphones  wireless', 200],
  ['Handy unter 800 Samsung', 'Handy  Samsung', 800],
  ['laptop under 1,000 dell', 'laptop  dell', 1000],
  ['phone < 500 dual sim', 'phone  dual sim', 500],
])('finds the limit in “%s”', (search, text, atMost) => {
  expect(parseSearch(search, none)).toEqual({ text, excluded: '', order: undefined, price: { to: atMost } });
});

it.each([
  ['laptop over 1000', 'laptop', { from: 1000 }],
  ['puhelin yli 500 €', 'puhelin', { from: 500 }],
  ['laptop ten minste 500 euro', 'laptop', { from: 500 }],
  ['laptop peste 3000 lei', 'laptop', { from: 3000 }],
  ['over $1,000 laptop', 'laptop', { from: 1000 }],
  ['phones from $600 in red', 'phones  in red', { from: 600 }],
  ['phone $600+', 'phone', { from: 600 }],
  ['phone >= 600', 'phone', { from: 600 }],
  ['phone 400-600$', 'phone', { from: 400, to: 600 }],
  ['phone 400 - 600', 'phone', { from: 400, to: 600 }],
  ['laptop 500-1000 touchscreen', 'laptop  touchscreen', { from: 500, to: 1000 }],
  ['phone between 400-600', 'phone', { from: 400, to: 600 }],
  ['between $500 and $600 laptop', 'laptop', { from: 500, to: 600 }],
  ['around $500 laptop', 'laptop', { from: 400, to: 600 }],
  ['Laptop ab 1.500 €', 'Laptop', { from: 1500 }],
  ['laptop $1,000 and up', 'laptop', { from: 1000 }],
  ['laptop >1000', 'laptop', { from: 1000 }],
  ['phone $500-$900', 'phone', { from: 500, to: 900 }],
  ['phone 500 – 900 dollars', 'phone', { from: 500, to: 900 }],
  ['phone around 500', 'phone', { from: 400, to: 600 }],
  ['phone about 500 bucks', 'phone', { from: 400, to: 600 }],
  ['watch  between 5  and   7', 'watch', { from: 5, to: 7 }],
  ['laptops $500 to $1000', 'laptops', { from: 500, to: 1000 }],
  ['laptops from 500 to 1000 dollars', 'laptops', { from: 500, to: 1000 }],
  ['Laptop von 500 bis 1000 Euro', 'Laptop', { from: 500, to: 1000 }],
  ['laptop between 500 and $1,000', 'laptop', { from: 500, to: 1000 }],
  ['Kopfhörer zwischen 50 € und 99,90 €', 'Kopfhörer', { from: 50, to: 99.9 }],
])('finds the prices in “%s”', (search, text, price) => {
  expect(parseSearch(search, none)).toEqual({ text, excluded: '', order: undefined, price });
});

it.each([
  'over ear headphones',
  'under armour',
  'iphone pro max 16',
  'phone from 13 to 15',
  'monitor up to 4k',
  'iphone 16 à 500 €',
  'under 10 eurostars',
  'iphone 16-17',
  'mouse 910-006557',
  '400-600',
  'iphone 16 or less',
  'pictures over 6 in Berlin',
  'bottles under 6 packs',
  'ages 3 and up',
  'a book about 1984',
  's26-900 $',
  'sonos sub 4',
  'unter €1 299 Laptop',
  '$100',
])('finds no limit in “%s”', (search) => {
  expect(parseSearch(search, none)).toEqual({ text: search, excluded: '', order: undefined, price: {} });
});

it.each([
  ['laptop under 1.5 kg', 'laptop', { to: 1.5 }, 'kg'],
  ['Laptop unter 1,5 kg', 'Laptop', { to: 1.5 }, 'kg'],
  ['laptop lighter than 1.5kg', 'laptop', { to: 1.5 }, 'kg'],
  ['phone over 6 inches', 'phone', { from: 6 }, 'inches'],
  ['monitor larger than 27"', 'monitor', { from: 27 }, '"'],
  ['watch under 42-mm', 'watch', { to: 42 }, 'mm'],
  ['laptop under 4 pounds', 'laptop', { to: 4 }, 'pounds'],
  ['phones under 200 g red', 'phones  red', { to: 200 }, 'g'],
  ['phone 400-600 gb', 'phone', { from: 400, to: 600 }, 'gb'],
  ['cable up to 6 ft', 'cable', { to: 6 }, 'ft'],
  ['up to 20 hours', '', { to: 20 }, 'hours'],
  ['laptop 16 GB or more', 'laptop', { from: 16 }, 'GB'],
  ['laptop 2 kg oder weniger', 'laptop', { to: 2 }, 'kg'],
  ['laptop 16 GB', 'laptop', { from: 16, to: 16 }, 'GB'],
  ['iphone 16 8gb ram', 'iphone 16  ram', { from: 8, to: 8 }, 'gb'],
  ['between 10 and 20 hours', '', { from: 10, to: 20 }, 'hours'],
  ['laptop from 13 to 15 inch', 'laptop', { from: 13, to: 15 }, 'inch'],
  ['tablet 10-12"', 'tablet', { from: 10, to: 12 }, '"'],
  ['laptop between 900 g and 1.5 kg', 'laptop', { from: 0.9, to: 1.5 }, 'kg'],
  ['battery over 5 000 mAh', 'battery', { from: 5000 }, 'mAh'],
  ['power bank over 20,000 mAh', 'power bank', { from: 20_000 }, 'mAh'],
] as const)('finds the limit of an amount in “%s”', (search, text, range, unit) => {
  const { limit, ...parsed } = parseSearch(search, none);
  expect(limit).toMatchObject({ range, unit });
  expect(parsed).toEqual({ text, excluded: '', order: undefined, price: {} });
  expect(parseSearch(search, none, false)).toEqual({ ...parsed, text: search });
});

it.each([
  ['lightest laptop', 'laptop', { sign: 1, unit: 'g' }],
  ['leichtester Laptop', 'Laptop', { sign: 1, unit: 'g' }],
  ['heaviest laptop', 'laptop', { sign: -1, unit: 'g' }],
  ['portátil más ligero', 'portátil', { sign: 1, unit: 'g' }],
  ['самый лёгкий ноутбук', 'ноутбук', { sign: 1, unit: 'g' }],
  ['la plus grande autonomie', 'autonomie', { sign: -1 }],
  ['nejmenší displej', 'displej', { sign: 1 }],
  ['minste skjerm', 'skjerm', { sign: 1 }],
  ['phone, smallest screen', 'phone,  screen', { sign: 1 }],
  ['longest battery life', 'battery life', { sign: -1 }],
] as const)('finds the superlative in “%s”', (search, text, superlative) => {
  expect(parseSearch(search, none)).toMatchObject({ text, superlative });
  expect(parseSearch(search, none, false)).not.toHaveProperty('superlative');
});

it('leaves the words that are names in the shop', () => {
  expect(parseSearch('Budget planner', (word) => word === 'budget')).toEqual({
    text: 'Budget planner',
    excluded: '',
    order: undefined,
    price: {},
  });
});

it.each([
  ['phone not apple', 'phone', 'apple'],
  ['phone -apple', 'phone', 'apple'],
  ['Handy ohne Notch unter 500 €', 'Handy', 'Notch'],
  ['cheapest phone except for apple', 'phone', 'apple'],
  ['not apple', 'not apple', ''],
  ['wi-fi 6-e', 'wi-fi 6-e', ''],
  ['phone not', 'phone not', ''],
])('finds the exclusion in “%s”', (search, text, excluded) => {
  expect(parseSearch(search, none)).toMatchObject({ text, excluded });
});

it('takes a word of a title for no exclusion', () => {
  const parsed = parseSearch('cuffie senza fili', (word) => word === 'senza');
  expect(parsed).toMatchObject({ text: 'cuffie senza fili', excluded: '' });
});

describe('In a shop of another currency', () => {
  // Test files share their modules.
  afterEach(() => {
    vi.doUnmock('@shop/settings');
    vi.resetModules();
  });

  it.each([
    ['GBP', 'phone under 500 pounds', { price: { to: 500 } }],
    ['HUF', 'telefon 50 000 ft alatt', { price: { to: 50_000 } }],
    ['EUR', 'laptop under 4 pounds', { limit: { range: { to: 4 }, unit: 'pounds', isExact: false } }],
  ])('pounds and “ft” are money at home, and units elsewhere: %s, %s', async (currency, search, parsed) => {
    vi.resetModules();
    vi.doMock('@shop/settings', () => ({ settings: { currency, locale: 'en-US' } }));
    const { parseSearch: parse } = await import('./parse-search');
    expect(parse(search, none)).toMatchObject(parsed);
  });
});
