import { expect, it } from 'vitest';
import { importInto } from './test-shop';

const older =
  'handleId,fieldType,name,description,productImageUrl,collection,sku,price,surcharge,visible,discountMode,discountValue,inventory,productOptionName1,productOptionDescription1,brand\n';

it('Wix’s variants cost the product’s price and a surcharge, less the discount', async () => {
  const { products } = await importInto(
    `${older}p1,Product,Ring,<p>Silver.</p>,a_1.jpg;https://a.example/2.jpg,Phones,,50,,true,PERCENT,10,InStock,Size,6;7,Arg\np1,Variant,,,,,R-6,,,true,,,4,,6,\np1,Variant,,,,,R-7,,5.5,true,,,0,,7,\n`,
  );
  const shared = {
    category: 'Phones',
    product_image: 'https://static.wixstatic.com/media/a_1.jpg',
    gallery: [{ image: 'https://a.example/2.jpg' }],
    description: 'Silver.',
    specification: ['Brand: Arg'],
    brand: 'Arg',
    item_group_id: 'p1',
  };
  expect(products).toMatchObject([
    { ...shared, product_id: 'R-6', price: 45, prior_price: 50, quantity: 4, variant: { Size: '6' } },
    { ...shared, product_id: 'R-7', price: 49.95, prior_price: 55.5, variant: { Size: '7' } },
  ]);
  expect(products[1]).toHaveProperty('availability', 'out_of_stock');
});

it('Wix’s products without rows of variants are sold whole, and hidden ones are not', async () => {
  const { products, text } = await importInto(
    `${older}p1,Product,Ring,,,Phones,R,50,,true,AMOUNT,5,OutOfStock,Size,6;7,\np2,Product,Chain,,,Phones,C,80,,false,PERCENT,0,2,,,\np3,Product,Charm,,,Phones,,9,,true,PERCENT,0,2,Size,S,\np3,Variant,,,,,H-S,,,false,,,2,,S,\np4,Product,Pin,,,Phones,N,,,true,PERCENT,0,2,,,\n`,
  );
  expect(products).toMatchObject([
    {
      product_id: 'p1',
      sku: 'R',
      price: 45,
      prior_price: 50,
      availability: 'out_of_stock',
      specification: ['Size: 6, 7'],
    },
  ]);
  expect(text).toContain('"Chain": it is hidden in the shop');
  expect(text).toContain('"Charm": price is empty');
  expect(text).toContain('"Pin": price is empty');
});

it('Wix’s newer files have prices and options in each row, and colors with their codes', async () => {
  const { products } = await importInto(
    'handle,fieldType,name,visible,plainDescription,media,primaryCategorySlug,price,strikethroughPrice,inventory,sku,barcode,productOptionName1,productOptionType1,productOptionChoices1\ntee,PRODUCT,Tee,TRUE,Soft.,https://a.example/1.jpg,summer-shirts,20,,,,,Color,SWATCH_CHOICES,#ff0000:Red;#0000ff:Blue\ntee,VARIANT,,,,,,20,25,IN_STOCK,T-R,4006381333931,Color,SWATCH_CHOICES,#ff0000:Red\ntee,VARIANT,,,,,,22,,OUT_OF_STOCK,T-B,,Color,SWATCH_CHOICES,#0000ff:Blue\n',
  );
  const shared = { category: 'Summer shirts', description: 'Soft.', item_group_id: 'tee' };
  expect(products).toMatchObject([
    {
      ...shared,
      product_id: 'T-R',
      price: 20,
      prior_price: 25,
      gtin: '4006381333931',
      variant: { Color: 'Red' },
    },
    { ...shared, product_id: 'T-B', price: 22, availability: 'out_of_stock', variant: { Color: 'Blue' } },
  ]);
});
