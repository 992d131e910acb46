import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { importInto } from './test-shop';
import { rowAt, workbookOf } from './test-workbook';

const windows = (text: string) =>
  Uint8Array.from(text.replaceAll('€', '\u0080'), (character) => character.charCodeAt(0));

const png = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();

const shopify = `Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant Grams,Variant Price,Image Src,Image Position,Image Alt Text,Status,Screen (product.metafields.custom.screen)
violet,Violet Phone,"<p>Fine &amp; <b>small</b></p>
<ul><li>One<li>Two</ul>",Violet Inc,phones,true,Color,Blue,177,849.00,https://cdn.example/violet.jpg?v=1,1,Front,active,6.1
violet,,,,,,,Black,177,799.00,https://cdn.example/back.jpg,2,Back,,
case,Case,,Violet Inc,Cases,true,Title,Default Title,0,5.00,,,,active,
old,Old,,Violet Inc,Phones,true,Title,Default Title,0,5.00,,,,draft,
`;

const violet = {
  product_image: 'https://cdn.example/violet.jpg?v=1',
  image_alt: 'Front',
  gallery: [{ image: 'https://cdn.example/back.jpg', image_alt: 'Back' }],
  category: 'Phones',
  description: 'Fine & small\n• One\n• Two',
  specification: ['Maker: Violet Inc', 'Screen: 6.1', 'Weight: 177 g'],
  item_group_id: 'violet',
};

const group = {
  product_image: 'https://a.example/1.jpg',
  category: 'Phones',
  description: 'Fine',
  specification: ['Maker: V', 'Memory: 8 GB'],
  item_group_id: 'G',
};

describe('A Shopify export', () => {
  it('becomes a product for each variant, in a group for each handle', async () => {
    const { products, text, code } = await importInto(shopify);
    expect(products).toEqual([
      {
        ...violet,
        product_id: 'violet-blue',
        product_title: 'Violet Phone, Blue',
        price: 849,
        variant: { Color: 'Blue' },
      },
      {
        ...violet,
        product_id: 'violet-black',
        product_title: 'Violet Phone, Black',
        price: 799,
        variant: { Color: 'Black' },
      },
      {
        product_id: 'case',
        product_title: 'Case',
        product_image: '',
        price: 5,
        category: 'Cases',
        description: '',
        specification: ['Maker: Violet Inc'],
      },
    ]);
    expect(code).toBe(0);
    expect(text).toContain('file:2 "Violet Phone": 2 variants are one product with a choice of Color');
    expect(text).toContain('file:6 "Old": its status is draft');
    expect(text).toContain(
      '3 products, the first here: without a rating in the file: the shop shows no stars for them',
    );
    expect(text).toContain('in category "Cases", which has no button');
    expect(text).toContain(
      '4 rows read, 3 products written to shop/Data.json, 0 left out, 1 not for sale. The previous catalog is shop/Data.json.bak.',
    );
  });

  it('in its newer form has other heads', async () => {
    const { products } = await importInto(
      'Title,URL handle,Description,Vendor,Type,Status,Option1 name,Option1 value,Price,Product image URL\nViolet,v,Fine,Maker,Phones,Active,Size,S,7.50,\n,v,,,,,,M,7.50,\n',
    );
    expect(products).toMatchObject([
      { product_id: 'v-s', price: 7.5, specification: ['Maker: Maker'], variant: { Size: 'S' } },
      { product_id: 'v-m', price: 7.5, specification: ['Maker: Maker'], variant: { Size: 'M' } },
    ]);
  });
});

const merchantHeads =
  'id\ttitle\tdescription\tlink\timage_link\tprice\tproduct_type\tbrand\tcolor\titem_group_id\tproduct_detail\n';

describe('A Google Merchant Center feed', () => {
  it('as TSV', async () => {
    const { products } = await importInto(
      `${merchantHeads}1\tViolet\tFine\thttps://a.example\thttps://a.example/1.jpg\t19.99 USD\tHome > Phones > Violet\tV\tBlue\tG\tGeneral:Memory:8 GB\n2\tViolet 2\t\t\t\t17.99 USD\tPhones\tV\tRed\tG\t\n`,
    );
    expect(products).toEqual([
      {
        ...group,
        product_id: '1',
        product_title: 'Violet',
        price: 19.99,
        variant: { Color: 'Blue' },
      },
      {
        ...group,
        product_id: '2',
        product_title: 'Violet 2',
        price: 17.99,
        variant: { Color: 'Red' },
      },
    ]);
  });

  it('as XML', async () => {
    const { products, text } = await importInto(`<?xml version="1.0"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>
<item><g:id>1</g:id><title><![CDATA[Violet & Co]]></title><g:price>19.99 USD</g:price><g:product_type>Phones</g:product_type>
<g:product_detail><g:section_name>General</g:section_name><g:attribute_name>Memory</g:attribute_name><g:attribute_value>8 GB</g:attribute_value></g:product_detail>
<description>&lt;p&gt;Fine&amp;amp;small&lt;/p&gt;</description><g:shipping/></item>
<item><g:id>2</g:id><title>No price</title></item>
</channel></rss>`);
    expect(products).toMatchObject([
      {
        product_id: '1',
        product_title: 'Violet & Co',
        description: 'Fine&small',
        specification: ['Memory: 8 GB'],
      },
    ]);
    expect(text).toContain('file:6 "No price": price is empty');
  });
});

describe('Any other table', () => {
  it('in German, with semicolons, in Windows-1252', async () => {
    const { products, text } = await importInto(
      windows(
        'Bezeichnung;Preis;Kategorie;Beschreibung;Farbe;EK-Preis\r\nGerät „Ö“;"1.299,00";Phones;Schön;Grün;900\r\nKabel;5;Laptops;;;1\r\n'.replaceAll(
          /[„“]/gu,
          '',
        ),
      ),
    );
    expect(text).toContain('table: CSV, Windows-1252, separated by semicolons');
    expect(text).toContain('price ← Preis\n');
    expect(text).toContain('specification ← Farbe');
    expect(text).toContain('not used: EK-Preis');
    expect(products).toMatchObject([
      { product_id: 'gerat-o', product_title: 'Gerät Ö', price: 1299, specification: ['Farbe: Grün'] },
      { price: 5, specification: [] },
    ]);
  });

  it.each([
    ['French', 'Désignation,Prix,Catégorie'],
    ['Spanish', 'Nombre,Precio,Categoría'],
    ['English', 'Product name,Price (USD),Department'],
  ])('in %s', async (_language, heads) => {
    const { products } = await importInto(`${heads}\nViolet,7.5,phones\n`);
    expect(products).toMatchObject([{ product_title: 'Violet', price: 7.5, category: 'Phones' }]);
  });

  it('with heads that --map names', async () => {
    const { products } = await importInto('Was\tGeld\tPreis\tWo\tX\nViolet\t7,50\t9\tPhones\ty\n', {
      overrides: [
        ['title', 'Was'],
        ['price', 'Geld'],
        ['category', 'wo'],
        ['ignore', 'Preis'],
        ['specification', 'X'],
      ],
    });
    expect(products).toMatchObject([{ product_title: 'Violet', price: 7.5, specification: ['X: y'] }]);
  });

  it('as a workbook', async () => {
    const { products, text } = await importInto(
      workbook(['Name', 'Price', 'Category'], ['Violet', 7.5, 'Phones'], ['Cable', 1.299, 'Phones']),
    );
    expect(products).toMatchObject([{ product_title: 'Violet', price: 7.5 }]);
    expect(text).toContain('file:3 "Cable": price 1.299 has more decimals than USD, which has 2');
  });
});

const workbook = (...rows: ReadonlyArray<ReadonlyArray<string | number>>): Uint8Array =>
  workbookOf(rows.map((cells, index) => rowAt(index + 1, ...cells)).join(''));

const plain = (...rows: readonly string[]) => ['Name,Price,Category,Image', ...rows, ''].join('\n');
const row = 'Violet,7.5,Phones,https://a.example/v.png';

describe('The output', () => {
  it('keeps each older catalog', async () => {
    const before = { 'Data.json': '1', 'Data.json.bak': '2', 'Data.json.bak-2': '3' };
    const { files, text } = await importInto(plain(row), { before });
    expect(files).toEqual(['Data.json', 'Data.json.bak', 'Data.json.bak-2', 'Data.json.bak-3']);
    expect(text).toContain('The previous catalog is shop/Data.json.bak-3.');
  });

  it('is not written in a dry run', async () => {
    const { files, products, code, text } = await importInto(plain(row), {
      isDryRun: true,
      pictures: { 'v.png': png },
    });
    expect([files, products, code]).toEqual([['Data.json'], [], 0]);
    expect(text).toContain('1 product would be written');
    expect(text).toContain('1 picture would be made.');
  });
});
