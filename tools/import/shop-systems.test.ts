import { expect, it } from 'vitest';
import { importInto } from './test-shop';

const PICTURE = 'https://a.example/a.jpg';

it('Lightspeed’s columns have a language, and its variants a name and a value', async () => {
  const { products } = await importInto(
    `Internal_ID,Internal_Variant_ID,Visible,Price,Price_Old,SKU,Stock_Level,NL_Title_Short,NL_Description_Short,NL_Description_Long,NL_Variant,NL_Category_1,Images\n1,11,Y,49.95,59.95,S1,5,Lamp,Kort,<p>Lang</p>,"Kleur: Zwart, Maat: M",Wonen,${PICTURE}\n1,12,Y,49.95,,S2,0,Lamp,Kort,<p>Lang</p>,"Kleur: Wit, Maat: M",Wonen,\n2,21,N,5,,S3,1,Oud,,,,Wonen,\n3,31,Y,5,,S4,1,Kop,,,Default,Wonen,\n`,
  );
  const shared = { item_group_id: '1', description: 'Lang', category: 'Wonen' };
  expect(products).toMatchObject([
    {
      ...shared,
      product_id: 'S1',
      price: 49.95,
      prior_price: 59.95,
      variant: { Kleur: 'Zwart' },
      quantity: 5,
    },
    { ...shared, product_id: 'S2', availability: 'out_of_stock', variant: { Kleur: 'Wit' } },
    { product_title: 'Kop' },
  ]);
});

it('Shopee’s variations have pictures of their own', async () => {
  const { products } = await importInto(
    `Category,Product Name,Product Description,Parent SKU,Variation Integration No.,Variation Name1,Option for Variation 1,Image per Variation,Price,Stock,SKU,Cover image,Item Image 1\nPhones,Tee,Soft,TEE,1,Color,Red,${PICTURE},12.5,5,TEE-R,https://a.example/c.jpg,https://a.example/1.jpg\nPhones,Tee,Soft,TEE,1,Color,Blue,https://a.example/b.jpg,12.5,0,TEE-B,https://a.example/c.jpg,https://a.example/1.jpg\n`,
  );
  expect(products).toMatchObject([
    { product_id: 'TEE-R', item_group_id: 'TEE', product_image: PICTURE, variant: { Color: 'Red' } },
    { product_id: 'TEE-B', product_image: 'https://a.example/b.jpg', availability: 'out_of_stock' },
  ]);
});

it('CS-Cart’s statuses are letters, and its categories paths', async () => {
  const { products, text } = await importInto(
    `Product code;Language;Category;List price;Price;Status;Quantity;Product name;Detailed image\nA1;en;Things///Phones;120.00;99.00;A;5;Phone;${PICTURE}\nA2;en;Things///Phones;0.00;9.00;D;5;Disabled;\nA3;en;Things///Phones;0.00;9.00;H;5;Hidden;\n`,
  );
  expect(products).toMatchObject([
    { product_id: 'A1', price: 99, prior_price: 120, category: 'Phones', product_image: PICTURE },
  ]);
  expect(text).toContain('"Disabled": its status is d');
  expect(text).toContain('"Hidden": its status is h');
});

it('InSales’ properties are variants, and what is not on view is not sold', async () => {
  const { products, text } = await importInto(
    `ID товара;Название товара;Полное описание;Видимость на витрине;Размещение на сайте;Изображения;Свойство: Цвет;Параметр: Материал;Артикул;Цена продажи;Старая цена;Остаток\n1;Кружка;<p>Полно</p>;выставлен;Каталог/Посуда/Кружки;${PICTURE};белый;Керамика;K-1;500;650;3\n1;Кружка;<p>Полно</p>;выставлен;Каталог/Посуда/Кружки;${PICTURE};синий;Керамика;K-2;550;;0\n2;Старое;;скрыт;Каталог/Посуда;;;;S-1;100;;1\n`,
    { currency: 'RUB', locale: 'ru' },
  );
  const shared = { item_group_id: '1', category: 'Кружки', specification: ['Материал: Керамика'] };
  expect(products).toMatchObject([
    { ...shared, product_id: 'K-1', price: 500, prior_price: 650, variant: { Цвет: 'белый' } },
    { ...shared, product_id: 'K-2', availability: 'out_of_stock', variant: { Цвет: 'синий' } },
  ]);
  expect(text).toContain('Видимость на витрине is скрыт');
});

it('Ikas’ variants have a group, a type and a value', async () => {
  const { products, text } = await importInto(
    `Ürün Grup ID,İsim,Satış Fiyatı,İndirimli Fiyatı,SKU,Silindi mi?,Kategoriler,Resim URL,Varyant Tip 1,Varyant Değer 1\ng1,Tişört,199.90,149.90,TS-K,false,Giyim>Tişört,${PICTURE},Renk,Kırmızı\ng1,Tişört,199.90,,TS-M,false,Giyim>Tişört,${PICTURE},Renk,Mavi\ng2,Eski,10,,E,true,Giyim,,,\n`,
    { currency: 'TRY', locale: 'tr' },
  );
  expect(products).toMatchObject([
    {
      product_id: 'TS-K',
      item_group_id: 'g1',
      price: 149.9,
      prior_price: 199.9,
      variant: { Renk: 'Kırmızı' },
    },
    { product_id: 'TS-M', category: 'Tişört', price: 199.9, variant: { Renk: 'Mavi' } },
  ]);
  expect(text).toContain('Silindi mi? is true');
});
