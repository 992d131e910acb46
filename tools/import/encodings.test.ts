import { describe, expect, it } from 'vitest';
import { importInto } from './test-shop';

/** The bytes of each character that one or two bytes can hold. */
function bytesByCharacter(encoding: string): Map<string, readonly number[]> {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map<string, readonly number[]>();
  const add = (...each: readonly number[]) => {
    const character = decoder.decode(Uint8Array.from(each));
    if (character.length === 1 && character !== '\uFFFD' && !bytes.has(character)) bytes.set(character, each);
  };
  for (let first = 0; first < 256; first += 1) add(first);
  if (!encoding.startsWith('Windows'))
    for (let first = 0x81; first < 255; first += 1)
      for (let second = 0x40; second < 255; second += 1) add(first, second);
  return bytes;
}

function encode(text: string, encoding: string): Uint8Array {
  const bytes = bytesByCharacter(encoding);
  // A character that the encoding lacks becomes a question mark, as spreadsheets write it.
  return Uint8Array.from(Array.from(text).flatMap((character) => bytes.get(character) ?? [0x3f]));
}

describe('A CSV that a spreadsheet saved, not as UTF-8,', () => {
  it.each([
    ['cs', 'Windows-1250', 'Název,Cena\nŽlutá sluchátka,10\n', 'Žlutá sluchátka'],
    ['pl', 'Windows-1250', 'Nazwa,Cena\nSłuchawki żółte,10\n', 'Słuchawki żółte'],
    ['hu', 'Windows-1250', 'Név,Ár\nFűtőtest,10\n', 'Fűtőtest'],
    ['ru', 'Windows-1251', 'Название,Цена\nНаушники,10\n', 'Наушники'],
    ['uk', 'Windows-1251', 'Назва,Ціна\nЇжачок,10\n', 'Їжачок'],
    ['el', 'Windows-1253', 'Όνομα,Τιμή\nΑκουστικά,10\n', 'Ακουστικά'],
    ['tr', 'Windows-1254', 'Ürün Adı,Fiyat\nIşıklı kulaklık,10\n', 'Işıklı kulaklık'],
    ['he', 'Windows-1255', 'שם מוצר,מחיר\nאוזניות,10\n', 'אוזניות'],
    ['ar', 'Windows-1256', 'اسم المنتج,السعر\nسماعة,10\n', 'سماعة'],
    ['lt', 'Windows-1257', 'Name,Price\nAusinės,10\n', 'Ausinės'],
    ['vi', 'Windows-1258', 'Name,Price\nTai nghe đen,10\n', 'Tai nghe đen'],
    ['th', 'Windows-874', 'ชื่อสินค้า,ราคา\nหูฟัง,10\n', 'หูฟัง'],
    ['ja', 'Shift_JIS', '商品名,価格\nイヤホン,10\n', 'イヤホン'],
    ['zh-CN', 'GB18030', '商品名称,价格\n无线耳机,10\n', '无线耳机'],
    ['zh-TW', 'Big5', '商品名稱,價格\n無線耳機,10\n', '無線耳機'],
    ['ko', 'EUC-KR', '상품명,가격\n이어폰,10\n', '이어폰'],
    ['de', 'Windows-1252', 'Name,Preis\nKopfhörer,10\n', 'Kopfhörer'],
  ])('is read as the usual encoding of %s: %s', async (locale, encoding, table, title) => {
    const { products, text } = await importInto(encode(table, encoding), { locale });
    expect(products).toMatchObject([{ product_title: title, price: 10 }]);
    expect(text).toContain(`CSV, ${encoding}`);
  });
});

const feed = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><yml_catalog><shop><offers><offer id="1"><name>Чайник</name><price>10</price></offer></offers></shop></yml_catalog>`;

describe('A feed', () => {
  it('is read in the encoding that it declares, wherever the shop is', async () => {
    const { products } = await importInto(encode(feed('windows-1251'), 'Windows-1251'));
    expect(products).toMatchObject([{ product_title: 'Чайник' }]);
  });

  it.each(['utf-8', 'klingon-1'])('is read as is usual there if it wrongly declares %s', async (declared) => {
    const { products } = await importInto(encode(feed(declared), 'Windows-1251'), { locale: 'ru' });
    expect(products).toMatchObject([{ product_title: 'Чайник' }]);
  });
});
