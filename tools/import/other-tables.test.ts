import { expect, it } from 'vitest';
import { importInto } from './test-shop';

it('A table of WordPress’s own fields has pictures with texts, and holds drafts back', async () => {
  const { products, text } = await importInto(
    'ID,post_status,post_title,post_content,regular_price,sale_price,stock_status,images,tax:product_cat\n1,publish,Mug,<p>Holds tea.</p>,12,9,instock,https://a.example/a.jpg ! alt : A red mug ! title : Mug | https://a.example/b.jpg ! alt : ,Home > Phones\n2,draft,Cup,,8,,instock,,Phones\n3,pending,Jug,,8,,instock,,Phones\n',
  );
  expect(products).toMatchObject([
    {
      product_title: 'Mug',
      description: 'Holds tea.',
      category: 'Phones',
      price: 9,
      prior_price: 12,
      product_image: 'https://a.example/a.jpg',
      image_alt: 'A red mug',
      gallery: [{ image: 'https://a.example/b.jpg' }],
    },
  ]);
  expect(text).toContain('its status is draft');
});

it('eBay’s listings have their prices, pictures and item specifics', async () => {
  const { products } = await importInto(
    '*Action(SiteID=US|Currency=USD),Custom label (SKU),*Category,*Title,*ConditionID,*Description,*StartPrice,*Quantity,PicURL,UPC,C:Storage Capacity\nAdd,P8,9355,Phone,3000,Works.,329.00,3,https://a.example/a.jpg|https://a.example/b.jpg,Does not apply,128 GB\n',
  );
  expect(products).toMatchObject([
    {
      product_id: 'P8',
      product_title: 'Phone',
      product_image: 'https://a.example/a.jpg',
      gallery: [{ image: 'https://a.example/b.jpg' }],
      category: '9355',
      price: 329,
      quantity: 3,
      condition: 'used',
      description: 'Works.',
      specification: ['Storage Capacity: 128 GB'],
    },
  ]);
  expect(products[0]).not.toHaveProperty('gtin');
});

it('Webflow’s options are variants with their own prices and pictures', async () => {
  const { products, text } = await importInto(
    'Product Handle,Product ID,Product Name,Product Categories,Main Variant Image,More Variant Images,Option1 Name,Option1 Value,Variant Sku,Variant Price,Variant Compare-at Price,Variant Inventory\nlamp,63,Lamp,Phones; desk,https://a.example/r.jpg,https://a.example/2.jpg; https://a.example/3.jpg,Color,Red,L-R,$49.00 USD,$59.00 USD,4\nlamp,63,Lamp,Phones,https://a.example/b.jpg,,Color,Blue,L-B,$45.00 USD,,0\npen,64,Pen,Phones,,,,,P-1,$9.50 USD,,\nbag,65,,Phones,,,Color,Green,B-1,$5.00 USD,,\n',
  );
  expect(products).toMatchObject([
    {
      product_id: 'L-R',
      price: 49,
      prior_price: 59,
      quantity: 4,
      product_image: 'https://a.example/r.jpg',
      gallery: [{ image: 'https://a.example/2.jpg' }, { image: 'https://a.example/3.jpg' }],
      variant: { Color: 'Red' },
    },
    { product_id: 'L-B', price: 45, availability: 'out_of_stock', variant: { Color: 'Blue' } },
    { product_title: 'Pen', price: 9.5 },
  ]);
  expect(text).toContain('title is empty');
});

it('Squarespace’s further rows are variants of the product above, each on sale or not', async () => {
  const { products, text } = await importInto(
    'Product ID [Non Editable],Title,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Visible,Hosted Image URLs\n5f1,Tee,T-S,Size,S,20.00,15.00,Yes,4,/phones,Yes,https://a.example/1.jpg https://a.example/2.jpg\n,,T-M,Size,M,20.00,15.00,No,Unlimited,,,\n6a1,Mug,MUG,,,12.00,0.00,No,0,/phones,Yes,\n,,X,,,9,,,,,,\n',
  );
  const tee = { item_group_id: 'T-S', category: 'Phones', product_image: 'https://a.example/1.jpg' };
  expect(products).toMatchObject([
    { ...tee, product_id: 'T-S', price: 15, prior_price: 20, quantity: 4, variant: { Size: 'S' } },
    { ...tee, product_id: 'T-M', price: 20, availability: 'in_stock', variant: { Size: 'M' } },
    { product_id: 'MUG', price: 12, availability: 'out_of_stock' },
  ]);
  expect(products[1]).not.toHaveProperty('prior_price');
  expect(text).toContain('title is empty');
});

it('Magento’s products have their main picture, and are not sold where they are not online', async () => {
  const { products, text } = await importInto(
    'sku,product_type,categories,name,product_online,visibility,price,special_price,base_image,additional_images,qty,is_in_stock\nMUG,simple,Default Category/Phones,Mug,1,"Catalog, Search",12.0000,9.0000,https://a.example/1.jpg,"https://a.example/2.jpg,https://a.example/3.jpg",3.0000,1\nOFF,simple,Default Category/Phones,Off,2,"Catalog, Search",12.0000,,,,3.0000,1\n',
  );
  expect(products).toMatchObject([
    {
      product_id: 'MUG',
      price: 9,
      prior_price: 12,
      quantity: 3,
      category: 'Phones',
      product_image: 'https://a.example/1.jpg',
      gallery: [{ image: 'https://a.example/2.jpg' }, { image: 'https://a.example/3.jpg' }],
    },
  ]);
  expect(text).toContain('it is not online');
});

it('Odoo’s products have the last part of a category path, and some cannot be sold', async () => {
  const { products, text } = await importInto(
    'Name,Internal Reference,Sales Price,Cost,Product Category,Product Type,Quantity On Hand,Can be Sold,Description for Customers\nChair,F1,120.50,80,All / Saleable / Phones,Goods,12,True,Soft.\nDrawer,F2,110,90,All / Phones,Goods,0,False,\n',
  );
  expect(products).toMatchObject([
    { product_id: 'F1', price: 120.5, category: 'Phones', quantity: 12, description: 'Soft.' },
  ]);
  expect(text).toContain('Can be Sold is false');
});

it('JTL’s items have the gross price, the deepest category and numbered pictures', async () => {
  const { products } = await importInto(
    'Artikelnummer;Artikelname;Brutto-VK;Netto-VK;UVP;Lagerbestand;Artikelgewicht;Kategorie Ebene 1;Kategorie Ebene 2;Bild 1 Pfad/URL;Bild 2 Pfad/URL;Vaterartikel;Variationsname 1;Variationswert 1\nA1;Hemd;12,90;10,84;14,90;8;0,5 kg;Mode;Hemden;https://a.example/1.jpg;https://a.example/2.jpg;A;Größe;M\nA2;Hemd;12,90;10,84;14,90;0;0,5 kg;Mode;;https://a.example/1.jpg;;A;Größe;L\n',
  );
  const shared = { price: 12.9, prior_price: 14.9, category: 'Hemden', item_group_id: 'A' };
  expect(products).toMatchObject([
    {
      ...shared,
      product_id: 'A1',
      gallery: [{ image: 'https://a.example/2.jpg' }],
      specification: ['Artikelgewicht: 0,5 kg'],
      variant: { Größe: 'M' },
    },
    { ...shared, product_id: 'A2', availability: 'out_of_stock', variant: { Größe: 'L' } },
  ]);
});

it('BigCommerce’s older export does not sell what is not to be bought', async () => {
  const { products, text } = await importInto(
    'Item Type,Product ID,Product Name,Product Code/SKU,Price,Allow Purchases?,Product Visible?,Category\nProduct,1,Cart,CLC,200.00,Y,Y,Phones\nProduct,2,Soap,S,3.00,N,Y,Phones\n',
  );
  expect(products).toMatchObject([{ product_id: '1', sku: 'CLC', price: 200 }]);
  expect(products).toHaveLength(1);
  expect(text).toContain('Allow Purchases? is n');
});

it('Shoptet’s variants share a pair code, and have columns of their own', async () => {
  const { products } = await importInto(
    'code;pairCode;name;price;currency;stock;productVisibility;defaultCategory;defaultImage;variant:Barva\nT-M;T;Tričko;399;USD;5;visible;Oblečení > Phones;https://a.example/t.jpg;modrá\nT-B;T;Tričko;1 299,50;USD;0;visible;Oblečení > Phones;;bílá\nH;;Hrnek;5;USD;3;hidden;;;\n',
  );
  const shared = { item_group_id: 'T', category: 'Phones', product_image: 'https://a.example/t.jpg' };
  expect(products).toMatchObject([
    { ...shared, product_id: 'T-M', price: 399, quantity: 5, variant: { Barva: 'modrá' } },
    { ...shared, product_id: 'T-B', price: 1299.5, availability: 'out_of_stock', variant: { Barva: 'bílá' } },
  ]);
  expect(products).toHaveLength(2);
});

it('Amazon’s template has its header below a line of its own', async () => {
  const { products } = await importInto(
    'TemplateType=fptcustom,Version=2024.0101,,\nSKU,Product Name,Standard Price,Main Image URL\nitem_sku,item_name,standard_price,main_image_url\nB1,Bottle,19.99,https://a.example/b.jpg\n',
  );
  expect(products).toMatchObject([
    { product_id: 'B1', product_title: 'Bottle', price: 19.99, product_image: 'https://a.example/b.jpg' },
  ]);
});

it.each([
  [
    'Italian',
    'Codice;Nome prodotto;Descrizione;Prezzo;Prezzo scontato;Giacenza;Categoria;Immagine;Colore;Attivo;Costo',
    'sì',
  ],
  [
    'Dutch',
    'Artikelcode;Naam;Omschrijving;Prijs;Actieprijs;Voorraad;Categorie;Afbeelding;Kleur;Actief;Inkoop',
    'ja',
  ],
  [
    'Portuguese',
    'Código;Nome;Descrição;Preço;Preço promocional;Estoque;Categoria;Imagem;Cor;Ativo;Custo',
    'sim',
  ],
  [
    'Polish',
    'Kod;Nazwa;Opis;Cena brutto;Cena promocyjna;Stan magazynowy;Kategoria;Zdjęcie;Kolor;Aktywny;Cena netto',
    'tak',
  ],
])('A table in %s has its columns recognized', async (_, headers, yes) => {
  const color = headers.split(';')[8] ?? '';
  const { products } = await importInto(
    `${headers}\nA1;Cup;Holds tea.;49,90;39,90;4;Phones;https://a.example/1.jpg;Red;${yes};20\nA2;Jug;;9,00;;0;Phones;;;no;2\n`,
  );
  expect(products).toEqual([
    {
      product_id: 'A1',
      product_title: 'Cup',
      product_image: 'https://a.example/1.jpg',
      category: 'Phones',
      price: 39.9,
      prior_price: 49.9,
      quantity: 4,
      description: 'Holds tea.',
      specification: [`${color}: Red`],
    },
  ]);
});

it.each([
  [
    'Portuguese',
    'Identificador URL;Nome;Categorias;Nome da variação 1;Valor da variação 1;Preço;SKU;Exibir na loja',
  ],
  [
    'Spanish',
    'Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Precio;SKU;Mostrar en tienda',
  ],
  ['French', 'Identifiant;Nom;Catégorie;Nom de l’option 1;Valeur de l’option 1;Prix;SKU;En vente'],
  ['Italian', 'Indirizzo;Nome;Categoria;Nome opzione1;Valore opzione1;Prezzo;SKU;In vendita'],
])('Further rows of a table in %s are variants, and hidden products are not sold', async (_, headers) => {
  const { products, text } = await importInto(
    `${headers}\ntee;Tee;Phones;Cor;Azul;59,90;T-A;1\ntee;;;Cor;Verde;64,90;T-V;\nmug;Mug;Phones;;;9,90;M;NO\n`,
  );
  expect(products).toMatchObject([
    { product_title: 'Tee, Azul', price: 59.9, variant: { Cor: 'Azul' } },
    { product_title: 'Tee, Verde', price: 64.9, variant: { Cor: 'Verde' } },
  ]);
  expect(products).toHaveLength(2);
  expect(text).toContain(`${headers.split(';').at(-1)} is no`);
});

it.each([
  ['Online', 'https://a.example/cup', 'no', 'yes'],
  ['Hide', 'goat', 'yes', 'no'],
])(
  'A column named %s may be of another kind, where its words are not understood',
  async (header, ...cells) => {
    const rows = ['Cup', 'Jug', 'Mug'].map((title, index) => `${title},5,${cells[index]}\n`);
    const { products } = await importInto(`Name,Price,${header}\n${rows.join('')}`);
    expect(products.map(({ product_title }) => product_title)).toEqual(['Cup', 'Mug']);
  },
);

it('A table with net and gross prices has the gross one, as Shopware’s export', async () => {
  const { products } = await importInto(
    'id;product_number;active;stock;name;price_net;price_gross;cover_media_url;manufacturer_name\n1;M-1;1;7;Mug;8.4033613445378;10;https://a.example/a.jpg;Ton\n',
  );
  expect(products).toMatchObject([
    {
      price: 10,
      quantity: 7,
      product_image: 'https://a.example/a.jpg',
      specification: ['Manufacturer: Ton'],
    },
  ]);
});
