import { expect, it } from 'vitest';
import { importInto } from './test-shop';

const heureka = (id: string, color: string, price: string) =>
  `<SHOPITEM><ITEM_ID>${id}</ITEM_ID><PRODUCTNAME>Lampa</PRODUCTNAME><DESCRIPTION>Jasná</DESCRIPTION><IMGURL>https://a.example/${id}.jpg</IMGURL><IMGURL_ALTERNATIVE>https://a.example/2.jpg</IMGURL_ALTERNATIVE><PRICE_VAT>${price}</PRICE_VAT><PARAM><PARAM_NAME>Barva</PARAM_NAME><VAL>${color}</VAL></PARAM><MANUFACTURER>Acme</MANUFACTURER><CATEGORYTEXT>Dům | Lampy</CATEGORYTEXT><EAN>4006381333931</EAN><DELIVERY_DATE>2</DELIVERY_DATE><ITEMGROUP_ID>L</ITEMGROUP_ID></SHOPITEM>`;

it('Heureka’s feed has pictures, parameters, categories and variants', async () => {
  const { products, text } = await importInto(
    `<?xml version="1.0"?>\n<SHOP>${heureka('L-1', 'černá', '1 299,50')}${heureka('L-2', 'bílá', '1399')}</SHOP>`,
    { currency: 'CZK', locale: 'cs' },
  );
  const shared = {
    product_title: expect.stringContaining('Lampa'),
    description: 'Jasná',
    category: 'Lampy',
    item_group_id: 'L',
    gtin: '4006381333931',
    gallery: [{ image: 'https://a.example/2.jpg' }],
  };
  expect(products).toMatchObject([
    { ...shared, product_id: 'L-1', price: 1299.5, variant: { Barva: 'černá' } },
    { ...shared, product_id: 'L-2', price: 1399, product_image: 'https://a.example/L-2.jpg' },
  ]);
  expect(text).toContain('Heureka feed: XML');
});

const yandex = (offer: string) =>
  `<yml_catalog><shop><name>Shop</name><currencies><currency id="RUR" rate="1"/></currencies><categories><category id="1">Дом</category><category id="10" parentId="1">Кухня</category></categories><offers>${offer}</offers></shop></yml_catalog>`;

it('Yandex’s feed has categories by number, stock, pictures and parameters', async () => {
  const { products } = await importInto(
    yandex(
      '<offer id="9" available="true"><name>Чайник</name><url>https://a.example</url><price>1990</price><oldprice>2490</oldprice><currencyId>RUR</currencyId><categoryId>10</categoryId><picture>https://a.example/1.jpg</picture><picture>https://a.example/2.jpg</picture><vendor>Acme</vendor><description><![CDATA[<p>Быстрый</p>]]></description><param name="Цвет">белый</param><param name="Мощность" unit="Вт">2000</param></offer><offer id="8" available="false"><name>Миска</name><price>90</price><categoryId>1</categoryId></offer>',
    ),
    { currency: 'RUB', locale: 'ru' },
  );
  expect(products).toMatchObject([
    {
      product_id: '9',
      product_title: 'Чайник',
      category: 'Кухня',
      price: 1990,
      prior_price: 2490,
      availability: 'in_stock',
      product_image: 'https://a.example/1.jpg',
      gallery: [{ image: 'https://a.example/2.jpg' }],
      description: 'Быстрый',
      specification: ['Maker: Acme', 'Цвет: белый', 'Мощность: 2000 Вт'],
    },
    { product_id: '8', category: 'Дом', availability: 'out_of_stock' },
  ]);
});

it('An offer in another currency is refused', async () => {
  const { products, text } = await importInto(
    yandex('<offer id="9"><name>A</name><price>19</price><currencyId>USD</currencyId></offer>'),
    { currency: 'RUB', locale: 'ru' },
  );
  expect(products).toEqual([]);
  expect(text).toContain('price is in USD');
});

it('Ceneo’s feed has its prices and pictures in attributes', async () => {
  const { products } = await importInto(
    '<offers version="1"><o id="123" url="https://a.example" price="1234.50" avail="1" stock="3"><cat><![CDATA[Dom/Lampy]]></cat><name><![CDATA[Lampa]]></name><imgs><main url="https://a.example/1.jpg"/><i url="https://a.example/2.jpg"/></imgs><desc><![CDATA[Jasna <b>lampa</b>]]></desc><attrs><a name="Producent">Acme</a><a name="Kolor">Biały</a></attrs></o></offers>',
    { currency: 'PLN', locale: 'pl' },
  );
  expect(products).toEqual([
    {
      product_id: '123',
      product_title: 'Lampa',
      product_image: 'https://a.example/1.jpg',
      gallery: [{ image: 'https://a.example/2.jpg' }],
      price: 1234.5,
      category: 'Lampy',
      description: 'Jasna lampa',
      specification: ['Producent: Acme', 'Kolor: Biały'],
      quantity: 3,
      brand: 'Acme',
    },
  ]);
});

it('Deeply nested categories take little memory', async () => {
  const categories = Array.from(
    { length: 20_000 },
    (_, index) => `<category id="${index + 1}" parentId="${index}">${'x'.repeat(100)}</category>`,
  ).join('');
  const before = process.memoryUsage().heapUsed;
  const { products } = await importInto(
    yandex('<offer id="9"><name>A</name><price>19</price><categoryId>19999</categoryId></offer>').replace(
      '<categories>',
      `<categories>${categories}`,
    ),
  );
  expect(products).toHaveLength(1);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 2 ** 20);
});
