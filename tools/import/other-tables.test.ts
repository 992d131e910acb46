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
