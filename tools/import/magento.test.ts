import { expect, it } from 'vitest';
import { importInto } from './test-shop';

const header =
  'sku,store_view_code,product_type,categories,name,description,product_online,visibility,price,base_image,additional_images,additional_attributes,qty,is_in_stock,configurable_variations,configurable_variation_labels';

const part = (sku: string, size: string, { price = '29', online = '1' } = {}) =>
  `${sku},,simple,,Tee-${size},,${online},Not Visible Individually,${price},https://a.example/${size}.jpg,,"color=Red,size=${size},cost_note=secret",5,1,,`;
const [small, medium] = [part('T-S', 'S'), part('T-M', 'M', { price: '31' })];
const tee =
  'T,,configurable,"Default Category/Things/Phones,Default Category/Sale",Tee,Soft.,1,"Catalog, Search",,https://a.example/t.jpg,"https://a.example/t2.jpg,https://a.example/t3.jpg",material=Cotton|Wool,0,1,"sku=T-S,size=S|sku=T-M,size=M",size=Size';

const importRows = (...rows: readonly string[]) => importInto([header, ...rows, ''].join('\n'));

const group = {
  category: 'Phones',
  description: 'Soft.',
  item_group_id: 'T',
  quantity: 5,
};

it.each([
  ['before', [small, medium, tee]],
  ['after', [tee, small, medium]],
  ['around', [small, tee, medium]],
])('A configurable product of Magento has the variants that come %s it', async (_place, rows) => {
  const { products, text } = await importRows(...rows);
  expect(products).toMatchObject([
    {
      ...group,
      product_id: 'T-S',
      price: 29,
      product_image: 'https://a.example/S.jpg',
      variant: { Size: 'S' },
    },
    {
      ...group,
      product_id: 'T-M',
      price: 31,
      product_image: 'https://a.example/M.jpg',
      variant: { Size: 'M' },
    },
  ]);
  expect(products[0]?.specification).toEqual(['Material: Cotton, Wool', 'Color: Red']);
  expect(JSON.stringify(products)).not.toContain('secret');
  expect(text).toContain('2 variants are one product with a choice of Size');
  expect(text).not.toContain('Not for sale');
});

it('A variant of Magento that is disabled is not sold', async () => {
  const { products, text } = await importRows(small, part('T-M', 'M', { online: '2' }), tee);
  expect(products).toMatchObject([{ product_id: 'T', price: 29 }]);
  expect(text).toContain('it is not online');
});

it('A hidden product of Magento that no other lists is not sold, and reported', async () => {
  const { products, text } = await importRows(part('P', 'S'));
  expect(products).toEqual([]);
  expect(text).toContain('"Tee-S": it is only sold as part of another product');
});

it('A translation for another view of Magento’s shop is no product', async () => {
  const simple = 'M,,simple,,Mug,,1,"Catalog, Search",8,,,,3,1,,';
  const { products, text } = await importRows(
    simple,
    simple.replace('M,,simple,,Mug', 'M,de,simple,,Becher'),
  );
  expect(products).toMatchObject([{ product_id: 'M', product_title: 'Mug' }]);
  expect(text).not.toContain('Becher');
});
