import { expect, it } from 'vitest';
import { importInto } from './test-shop';

const headers = [
  'Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Price,Cost Price,Retail Price,Sale Price,Brand ID',
  'Categories,Description,Product URL,UPC/EAN,Weight,Is Visible,Product Condition,Variant Image URL',
  'Internal Image URL (Export),Image Description,Image is Thumbnail,Image Sort Order,Video Title',
].join(',');

/** The rows of a file, each with what it has besides its commas. */
const file = (...rows: ReadonlyArray<Readonly<Record<string, string>>>) =>
  [
    headers,
    ...rows.map((row) =>
      headers
        .split(',')
        .map((header) => `"${row[header] ?? ''}"`)
        .join(','),
    ),
  ].join('\n');

const picture = (name: string) => `https://a.example/${name}.jpg`;

it('BigCommerce’s pictures are in rows below their product, the thumbnail first', async () => {
  const image = { Item: 'Image', 'Image is Thumbnail': 'FALSE' };
  const { products } = await importInto(
    file(
      {
        Item: 'Product',
        ID: '174',
        Name: 'Journal',
        SKU: 'J',
        Price: '25',
        'Sale Price': '22.5',
        Categories: '23;18',
      },
      { ...image, ID: '381', 'Internal Image URL (Export)': picture('back'), 'Image Sort Order': '1' },
      {
        ...image,
        ID: '382',
        'Internal Image URL (Export)': picture('front'),
        'Image Description': 'Front',
        'Image is Thumbnail': 'TRUE',
        'Image Sort Order': '2',
      },
      { Item: 'Video', ID: '12', 'Video Title': 'A film' },
    ),
  );
  expect(products).toMatchObject([
    {
      product_id: '174',
      product_title: 'Journal',
      product_image: picture('front'),
      image_alt: 'Front',
      gallery: [{ image: picture('back') }],
      price: 22.5,
      prior_price: 25,
      // The file has no names of categories.
      category: 'Other',
      sku: 'J',
    },
  ]);
});

const options = (color: string) => `Type=Swatch|Name=Color|Value=${color}Type=Rectangles|Name=Size|Value=S`;

it('BigCommerce’s variants have their own stock and picture, and cost as the product does', async () => {
  const { products, text } = await importInto(
    file(
      {
        Item: 'Product',
        ID: '175',
        Name: 'Tee',
        SKU: 'TEE',
        'Inventory Tracking': 'variant',
        'Current Stock': '9',
        Price: '20',
        Categories: 'Shop All/Phones',
        'Is Visible': 'TRUE',
      },
      {
        Item: 'Variant',
        ID: '76',
        SKU: 'T-R',
        Options: options('Red[#ff0000|#aa0000]'),
        'Current Stock': '4',
        'Variant Image URL': picture('red'),
      },
      {
        Item: 'Variant',
        ID: '77',
        SKU: 'T-B',
        Options: options('Blue[#0000ff]'),
        'Current Stock': '0',
        Price: '24',
      },
    ),
  );
  const shared = { item_group_id: '175', category: 'Phones' };
  expect(products).toMatchObject([
    {
      ...shared,
      product_id: 'T-R',
      product_image: picture('red'),
      price: 20,
      quantity: 4,
      variant: { Color: 'Red' },
    },
    { ...shared, product_id: 'T-B', price: 24, availability: 'out_of_stock', variant: { Color: 'Blue' } },
  ]);
  expect(text).toContain('variant ← Options');
});

it('BigCommerce’s new products have no ids yet, and keep their variants and pictures', async () => {
  const { products } = await importInto(
    file(
      { Item: 'Product', Name: 'Tea', SKU: 'TEA', Price: '7' },
      { Item: 'Variant', SKU: 'T-S', Options: options('Green') },
      { Item: 'Variant', SKU: 'T-L', Options: options('Black') },
      { Item: 'Image', 'Internal Image URL (Export)': picture('tea') },
    ),
  );
  const shared = { item_group_id: 'tea', product_image: picture('tea'), price: 7 };
  expect(products).toMatchObject([
    { ...shared, product_id: 'T-S', variant: { Color: 'Green' } },
    { ...shared, product_id: 'T-L', variant: { Color: 'Black' } },
  ]);
});

it('BigCommerce’s stock counts where it is tracked, and hidden products are not sold', async () => {
  const product = { Item: 'Product', Price: '5', 'Current Stock': '0', 'Is Visible': 'TRUE' };
  const { products, text } = await importInto(
    file(
      { ...product, ID: '1', Name: 'Mug', 'Inventory Tracking': 'none' },
      { ...product, ID: '2', Name: 'Cup', 'Inventory Tracking': 'product' },
      { ...product, ID: '3', Name: 'Jug', 'Is Visible': 'FALSE' },
    ),
  );
  expect(products).toMatchObject([{ product_title: 'Mug' }, { availability: 'out_of_stock' }]);
  expect(products[0]).not.toHaveProperty('availability');
  expect(text).toContain('Is Visible is false');
});

it('Ecwid’s variants have their own price and stock, and options are no products', async () => {
  const { products, text } = await importInto(
    [
      'type,product_internal_id,product_sku,product_name,product_price,product_is_inventory_tracked,product_quantity,product_is_available,product_media_main_image_url,product_media_gallery_image_url_1,product_category_1,product_option_name,product_option_value,product_variation_sku,product_variation_option_Size',
      'product,101,M,Mug,12.5,false,0,true,https://a.example/m.jpg,https://a.example/2.jpg,Kitchen / Phones,,,,',
      'product,102,T,Tee,20,true,9,true,https://a.example/t.jpg,,Phones,,,,',
      'product_option,102,T,,,,,,,,,Size,S,,',
      'product_option,102,T,,,,,,,,,Size,M,,',
      'product_variation,102,T,,,true,4,,,,,,,T-S,S',
      'product_variation,102,T,,22,true,0,,,,,,,T-M,M',
      'product,103,H,Hat,5,false,0,false,,,,,,,',
    ].join('\n'),
  );
  const tee = { item_group_id: 'T', product_image: 'https://a.example/t.jpg', category: 'Phones' };
  expect(products).toMatchObject([
    {
      product_id: 'M',
      product_title: 'Mug',
      category: 'Phones',
      gallery: [{ image: 'https://a.example/2.jpg' }],
    },
    { ...tee, product_id: 'T-S', price: 20, quantity: 4, variant: { Size: 'S' } },
    { ...tee, product_id: 'T-M', price: 22, availability: 'out_of_stock', variant: { Size: 'M' } },
  ]);
  expect(products).toHaveLength(3);
  expect(products[0]).not.toHaveProperty('availability');
  expect(text).toContain('product_is_available is false');
  expect(text).not.toContain('Left out');
});

it('Tilda’s editions are variants of the product that they name', async () => {
  const { products, text } = await importInto(
    'Tilda UID;Brand;SKU;Category;Title;Description;Photo;Price;Quantity;Price Old;Editions;Parent UID;Characteristics:Материал\n1;Acme;;Phones;Mug;Holds tea.;https://a.example/a.jpg https://a.example/b.jpg;;;;;;Clay\n2;;M-1;;Mug;;;500;2;;Цвет:белый;1;\n3;;M-2;;Mug;;;1 550;0;1 900;Цвет:синий;1;\n',
    { currency: 'RUB', locale: 'ru' },
  );
  const shared = {
    item_group_id: '1',
    product_image: 'https://a.example/a.jpg',
    gallery: [{ image: 'https://a.example/b.jpg' }],
    description: 'Holds tea.',
    specification: ['Brand: Acme', 'Материал: Clay'],
  };
  expect(products).toMatchObject([
    { ...shared, product_id: '2', price: 500, quantity: 2, sku: 'M-1', variant: { Цвет: 'белый' } },
    { ...shared, product_id: '3', price: 1550, prior_price: 1900, variant: { Цвет: 'синий' } },
  ]);
  expect(text).toContain('2 variants are one product with a choice of Цвет');
});
