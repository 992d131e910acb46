import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importInto } from './test-shop';
import { rowAt, workbookOf } from './test-workbook';

const exported = (published: string, status = '', separator = ',', price = '7.5') =>
  [
    ['Handle', 'Title', 'Variant Price', 'Type', 'Published', 'Status', 'Variant Grams'],
    ['a', 'A', price, 'Phones', published, status, separator === ';' ? '4535,9237' : '907.003303052'],
    ['b', 'B', '5', 'Phones', 'TRUE', 'active', ''],
  ]
    .map((cells) => `${cells.join(separator)}\n`)
    .join('');

const idsOf = async (file: string | Uint8Array) => {
  const { products, text } = await importInto(file);
  return { ids: products.map(({ product_id }) => product_id), text };
};

describe('An export that went through a spreadsheet', () => {
  it.each([
    'WAHR',
    'Vrai',
    'VERDADERO',
    'vero',
    'WAAR',
    'PRAWDA',
    'DOĞRU',
    'ИСТИНА',
    ' yes ',
    'ja',
    'Oui',
    'sí',
    '1',
  ])('sells what is published: %s', async (word) => {
    expect((await idsOf(exported(word))).ids).toEqual(['a', 'b']);
  });

  it.each(['FALSCH', 'Faux', 'FALSO', 'ONWAAR', 'FAŁSZ', 'YANLIŞ', 'ЛОЖЬ', ' no ', 'Nein', 'non', '0'])(
    'does not sell what is not: %s',
    async (word) => {
      const { ids, text } = await idsOf(exported(word));
      expect(ids).toEqual(['b']);
      expect(text).toContain('"A": it is not published');
    },
  );

  it.each([
    ['Entwurf', 'its status is entwurf'],
    [' brouillon', 'its status is brouillon'],
    ['BORRADOR', 'its status is borrador'],
    ['archiviert', 'its status is archiviert'],
    ['unlisted', 'its status is unlisted'],
    ['sold out?', 'its status "sold out?" is not understood: only active products are sold'],
  ])('does not sell a draft, nor what is not understood: %s', async (status, said) => {
    const { ids, text } = await idsOf(exported('TRUE', status));
    expect(ids).toEqual(['b']);
    expect(text).toContain(`"A": ${said}`);
  });

  it.each(['Aktiv', 'actif', ' ACTIVO '])('sells what is active: %s', async (status) => {
    expect((await idsOf(exported('WAHR', status))).ids).toEqual(['a', 'b']);
  });

  it('does not sell where Published is neither yes nor no', async () => {
    const { ids, text } = await idsOf(exported('maybe'));
    expect(ids).toEqual(['b']);
    expect(text).toContain('"A": Published is "maybe", which is neither yes nor no');
  });

  it.each([
    ['39,9', 39.9],
    ['1.299,00', 1299],
    ['1.299', 1299],
  ])('has a decimal comma where semicolons separate: %s', async (price, amount) => {
    const { products } = await importInto(exported('WAHR', 'active', ';', price), { locale: 'de-DE' });
    expect(products[0]).toMatchObject({ price: amount, specification: ['Weight: 4,54 kg'] });
  });

  it('has decimal points if its prices show them, though semicolons separate', async () => {
    const { products } = await importInto(exported('TRUE', 'active', ';', '39.90'));
    expect(products[0]?.price).toBe(39.9);
  });
});

it.each([
  ['Published,1,0', ['A'], 'Published is 0'],
  ['Aktiv,WAHR,FALSCH', ['A'], 'Aktiv is falsch'],
  ['Status,active,Entwurf', ['A'], 'its status is entwurf'],
  ['Product Visible?,Y,N', ['A'], 'Product Visible? is n'],
  ['Archived,no,yes', ['A'], 'Archived is yes'],
  ['Versteckt,,ja', ['A'], 'Versteckt is ja'],
  ['Visibility,public,hidden', ['A'], 'Visibility is hidden'],
  ['Draft,0.0,1.0', ['A'], 'Draft is 1.0'],
  ['Visible,x,off', ['A'], 'Visible is off'],
  ['Published,2024-05-01,soon', ['A'], 'Published is "soon", which is neither yes nor no'],
  ['Hidden,✗,perhaps', ['A'], 'Hidden is "perhaps", which is neither yes nor no'],
  ['Status,Available,Sold out', ['A'], 'its status is sold out'],
  ['Status,A,D', ['A'], 'its status is d'],
  [
    'Status,,in production',
    ['A'],
    'its status "in production" is not understood: only active products are sold',
  ],
  ['Etat,très bon état,vendu', ['A'], 'its status is vendu'],
  ['Cache,12 MB,16 MB', ['A', 'B'], '2 products written'],
  ['Status,new,used', ['A', 'B'], '2 products written'],
])('A table sells nothing that its own columns hold back: %s', async (cells, titles, said) => {
  const [header, first, second] = cells.split(',');
  const { products, text } = await importInto(`Name,Price,${header}\nA,1,${first}\nB,2,${second}\n`);
  expect(products.map(({ product_title }) => product_title)).toEqual(titles);
  expect(text).toContain(said);
});

it.each([
  [
    'Product ID;Name *;Price tax included;Active (0/1);Image URLs (x,y,z...);Feature(Name:Value:Position)',
    '1;V;7;FALSCH;;',
    'it is not active',
  ],
  [
    'handleId;fieldType;name;price;visible;collection;inventory',
    'v;Product;V;7;maybe;Phones;InStock',
    'it is hidden in the shop',
  ],
])(
  'An export that went through a spreadsheet holds back what it does not clearly sell: %s',
  async (heads, cells, said) => {
    const { products, text } = await importInto(`${heads}\n${cells}\n`);
    expect(products).toEqual([]);
    expect(text).toContain(said);
  },
);

it('A column that --map ignores holds nothing back', async () => {
  const overrides = [['ignore', 'Status']] as const;
  const { products } = await importInto('Name,Price,Status\nA,1,in production\n', { overrides });
  expect(products).toHaveLength(1);
});

it.each([
  ['Weight,907.003303052 g', 'Weight: 907 g'],
  ['Gewicht,"0,907003303 kg"', 'Gewicht: 0,907 kg'],
  ['Weight (kg),2.000621', 'Weight (kg): 2'],
  ['Model,1.1.10234567', 'Model: 1.1.10234567'],
  ['Weight,0.0625 kg', 'Weight: 0.0625 kg'],
])('A number with the noise of a conversion is rounded: %s', async (cells, shown) => {
  const at = cells.indexOf(',');
  const { products } = await importInto(`Name,Price,${cells.slice(0, at)}\nA,1,${cells.slice(at + 1)}\n`);
  expect(products[0]?.specification).toEqual([shown]);
});

it.each([
  ['907.003303052', '907 g'],
  ['4535.9237', '4.54 kg'],
  ['1000', '1 kg'],
  ['999.7', '1 kg'],
  ['12345.6', '12.35 kg'],
  ['2.5', '2.5 g'],
])('A weight is rounded as shoppers read it: %s g', async (grams, shown) => {
  const { products } = await importInto(
    `Handle,Title,Variant Price,Type,Variant Grams\na,A,1,Phones,${grams}\n`,
  );
  expect(products[0]?.specification).toEqual([`Weight: ${shown}`]);
});

describe('A header', () => {
  const comment = '# Required | The id; of it,# Required | A title | at most 200,# Optional,# A number';
  const header = 'id,title,description,price';

  it.each([
    ['comments', `${comment}\n${header}\n1,A,Fine,7.50 USD\n`],
    ['several lines', `Price list, spring; all prices\nby,me\n\n${header}\n1,A,Fine,7.5\n`],
    ['comments of a product export', `${comment}\nHandle,Title,Variant Price,Type\na,A,7.5,Phones\n`],
    ['Excel’s hint', `sep=,\n${comment}\n${header}\n1,A,Fine,7.5\n`],
  ])('is found below %s', async (_what, file) => {
    expect((await importInto(file)).products).toMatchObject([{ product_title: 'A', price: 7.5 }]);
  });

  it('is found below comments in a workbook', async () => {
    const sheet = rowAt(1, '# The name', '# in dollars') + rowAt(2, 'Name', 'Price') + rowAt(3, 'A', 7.5);
    expect((await importInto(workbookOf(sheet))).products).toMatchObject([
      { product_title: 'A', price: 7.5 },
    ]);
  });

  it('is found where --map names its columns', async () => {
    const { products } = await importInto('a,b,c\nWas,Geld,Wo\nViolet,7.5,Phones\n', {
      overrides: [
        ['title', 'Was'],
        ['price', 'Geld'],
      ],
    });
    expect(products).toMatchObject([{ product_title: 'Violet', price: 7.5 }]);
  });

  it('may be in camelCase', async () => {
    const { products } = await importInto(
      'productId,productName,productImageUrl,price,productCategory\nx1,A,https://a.example/1.jpg,7.5,Phones\n',
    );
    expect(products).toEqual([
      {
        product_id: 'x1',
        product_title: 'A',
        product_image: 'https://a.example/1.jpg',
        price: 7.5,
        category: 'Phones',
        description: '',
        specification: [],
      },
    ]);
  });
});

it.each([
  ['"Pro" stand for phones', '"Pro" stand for phones'],
  ['"Pro", 6" high', '"Pro", 6" high'],
  ['"Pro" and "Mini"', '"Pro" and "Mini"'],
  ['"Pro ""stand"""', 'Pro "stand"'],
  ['"Pro" ', 'Pro'],
])('A cell that begins with a quoted word is read to its end: %s', async (cell, title) => {
  const file = `id\ttitle\tprice\timage_link\n1\t${cell}\t1 USD\t\n2\tB\t2 USD\t\n`;
  const { products, text } = await importInto(file);
  expect(products.map(({ product_title }) => product_title)).toEqual([title, 'B']);
  expect(text).not.toContain('is not doubled');
});

it.each([
  [
    'ods',
    zipSync({
      mimetype: new TextEncoder().encode('application/vnd.oasis.opendocument.spreadsheet'),
      'content.xml': new Uint8Array(),
    }),
    'is an OpenDocument spreadsheet (.ods): save it as .xlsx or as CSV',
  ],
  ['xlsb', zipSync({ 'xl/workbook.bin': new Uint8Array() }), 'is a binary workbook (.xlsb): save it'],
  ['numbers', zipSync({ 'Index/Document.iwa': new Uint8Array() }), 'is a Numbers spreadsheet: save it'],
  ['xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'an old Excel (.xls), or has a password: save it as .xlsx'],
  ['xls in HTML', '<html><table><tr><td>Name</td></tr></table>', 'If a spreadsheet opens it, save it there'],
  [
    'xls in XML',
    '<?xml version="1.0"?><Workbook xmlns="urn:x"></Workbook>',
    'is a spreadsheet in XML: save it',
  ],
])('A spreadsheet that cannot be read says what to do: %s', async (_kind, file, said) => {
  const { text, code } = await importInto(file);
  expect(text).toContain(said);
  expect(code).toBe(1);
});
