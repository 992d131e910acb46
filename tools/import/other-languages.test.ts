import { expect, it } from 'vitest';
import { importInto } from './test-shop';

const PICTURE = 'https://a.example/a.jpg';

it.each([
  ['ar', 'رمز المنتج,اسم المنتج,الوصف,السعر,الصورة,الفئة,المخزون,الماركة,اللون'],
  ['bg', 'Код,Име,Описание,Цена,Снимка,Категория,Наличност,Производител,Цвят'],
  ['cs', 'Kód,Název,Popis,Cena s DPH,Obrázek,Kategorie,Množství,Výrobce,Barva'],
  ['da', 'Varenummer,Produktnavn,Beskrivelse,Pris,Billede,Kategori,Lagerbeholdning,Mærke,Farve'],
  ['el', 'Κωδικός,Όνομα,Περιγραφή,Τιμή,Εικόνα,Κατηγορία,Απόθεμα,Κατασκευαστής,Χρώμα'],
  ['fi', 'Tuotekoodi,Nimi,Kuvaus,Hinta,Kuva,Tuoteryhmä,Varastosaldo,Valmistaja,Väri'],
  ['he', 'מק"ט,שם מוצר,תיאור,מחיר,תמונה,קטגוריה,מלאי,יצרן,צבע'],
  ['hr', 'Šifra,Naziv,Opis,Cijena,Slika,Kategorija,Zaliha,Proizvođač,Boja'],
  ['hu', 'Cikkszám,Terméknév,Leírás,Bruttó ár,Kép,Kategória,Készlet,Gyártó,Szín'],
  ['ja', '商品コード,商品名,商品説明,価格,画像,カテゴリ,在庫数,メーカー,色'],
  ['ko', '상품코드,상품명,상품설명,판매가,이미지,카테고리,재고,제조사,색상'],
  ['ro', 'Cod produs,Denumire,Descriere,Preț,Imagine,Categorie,Stoc,Producător,Culoare'],
  ['ru', 'Артикул,Наименование,Описание,Цена,Изображение,Категория,Остаток,Бренд,Цвет'],
  ['sk', 'Kód,Názov,Popis,Cena,Obrázok,Kategória,Množstvo,Výrobca,Farba'],
  ['sv', 'Artikelnummer,Benämning,Beskrivning,Pris,Bild,Varugrupp,Lagersaldo,Varumärke,Färg'],
  ['tr', 'ÜRÜN KODU,ÜRÜN ADI,AÇIKLAMA,SATIŞ FİYATI,GÖRSEL,KATEGORİ,STOK,MARKA,RENK'],
  ['uk', 'Код_товару,Назва_позиції,Опис,Ціна,Посилання_зображення,Назва_групи,Кількість,Виробник,Колір'],
  ['zh', '商品编号,商品名称,描述,价格,图片,分类,库存,品牌,颜色'],
])('In %s the columns of a table are known by name', async (locale, headers) => {
  const row = `A1,Headphones,Good sound.,129,${PICTURE},Phones,5,Sony,Black`;
  const { products } = await importInto(`${headers}\n${row}\n`, { locale });
  const [brand, color] = headers.split(',').slice(-2);
  expect(products).toEqual([
    {
      product_id: 'A1',
      product_title: 'Headphones',
      product_image: PICTURE,
      price: 129,
      category: 'Phones',
      description: 'Good sound.',
      specification: [`${brand}: Sony`, `${color}: Black`],
      quantity: 5,
      brand: 'Sony',
    },
  ]);
});

it('Sales, stock, several pictures and hidden products are read in Czech', async () => {
  const { products, text } = await importInto(
    `Název;Cena;Cena před slevou;Obrázek;Obrázek 2;Dostupnost;Viditelný\nA;"1 299,50";1 599;${PICTURE};https://a.example/b.jpg;Skladem;Ano\nB;199;;;;Není skladem;Ano\nC;99;;;;Skladem;Ne\n`,
    { currency: 'CZK', locale: 'cs' },
  );
  expect(products).toMatchObject([
    {
      price: 1299.5,
      prior_price: 1599,
      product_image: PICTURE,
      gallery: [{ image: 'https://a.example/b.jpg' }],
      availability: 'in_stock',
    },
    { price: 199, availability: 'out_of_stock' },
  ]);
  expect(text).toContain('Viditelný is ne');
});

it('A price without tax is told by its name in Hungarian, and needs --vat', async () => {
  const table = 'Név;Nettó ár\nA;1000\n';
  const trial = { currency: 'HUF', locale: 'hu' };
  expect((await importInto(table, { ...trial, vat: 27 })).products).toMatchObject([{ price: 1270 }]);
  expect((await importInto(table, trial)).text).toContain('--vat 20');
});

it('Prices in another currency are refused, whatever the language of its column', async () => {
  const { products, text } = await importInto('Назва;Ціна;Валюта\nA;100;UAH\nB;10;USD\n', {
    currency: 'UAH',
    locale: 'uk',
  });
  expect(products).toMatchObject([{ product_title: 'A', price: 100 }]);
  expect(text).toContain('USD');
});

it('A plus is in stock, and a minus sold out', async () => {
  const { products } = await importInto('Назва;Ціна;Наявність\nA;100;+\nB;10;-\n', {
    currency: 'UAH',
    locale: 'uk',
  });
  expect(products.map((product) => 'availability' in product && product.availability)).toEqual([
    'in_stock',
    'out_of_stock',
  ]);
});

it.each([
  ['Stato', '0', 0],
  ['Статус', 'Черновик', 0],
  ['Статус', 'Опубликован', 1],
  ['ステータス', '下書き', 0],
  ['Durum', 'Pasif', 0],
  ['Durum', 'Yeni', 1],
  ['Stav', 'Nové', 1],
])('A product whose %s is %s counts as %i for sale', async (header, state, count) => {
  const { products } = await importInto(`Nome,Prezzo,${header}\nA,10,${state}\n`);
  expect(products).toHaveLength(count);
});

it.each([
  ['es', 'Precio (imp. incl.)', 'Precio (imp. excl.)'],
  ['it', 'Prezzo (tasse incl.)', 'Prezzo (tasse escl.)'],
  ['pl', 'Cena (z podatkiem)', 'Cena (bez podatku)'],
  ['cs', 'Cena s DPH', 'Cena bez DPH'],
])('The price with tax is taken from a table with both in %s', async (locale, gross, net) => {
  const { products } = await importInto(`Nome,${net},${gross}\nA,100,121\n`, { locale });
  expect(products).toMatchObject([{ price: 121 }]);
});
