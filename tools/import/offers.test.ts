import { describe, expect, it } from 'vitest';
import { importInto } from './test-shop';

/** The first product of a table, without what every product has. */
async function offerOf(headers: string, row: string, locale = 'en-US') {
  const { products, text } = await importInto(`${headers}\n${row}\n`, { locale, currency: 'USD' });
  const [first] = products;
  if (!first) throw new Error(text);
  const { price, specification, ...product } = first;
  const known = new Set(['product_id', 'product_title', 'product_image', 'category', 'description']);
  const offer = Object.fromEntries(Object.entries(product).filter(([field]) => !known.has(field)));
  return { price, specification, offer, text };
}

describe('A table', () => {
  it.each([
    ['Title,Price,Qty', 'Phone,10,0', { availability: 'out_of_stock' }],
    ['Title,Price,Qty', 'Phone,10,-2', { availability: 'out_of_stock' }],
    ['Title,Price,Stock', 'Phone,10,3', { quantity: 3 }],
    ['Title,Price,Stock', 'Phone,10,', {}],
    ['Title,Price,Qty', 'Phone,10,100.0000', { quantity: 100 }],
    ['Title,Price,In stock?', 'Phone,10,0', { availability: 'out_of_stock' }],
    ['Title,Price,Availability', 'Phone,10,Sold out', { availability: 'out_of_stock' }],
    ['Titel;Preis;Lagerbestand', 'Handy;10;7', { quantity: 7 }],
    ['Titel;Preis;Verfügbarkeit', 'Handy;10;Nicht lieferbar', { availability: 'out_of_stock' }],
    ['Titre;Prix;Disponibilité', 'Montre;10;Rupture de stock', { availability: 'out_of_stock' }],
    ['Título;Precio;Existencias', 'Reloj;10;0', { availability: 'out_of_stock' }],
    ['Title,Price,Condition', 'Phone,10,Refurbished', { condition: 'refurbished' }],
    ['Titel;Preis;Zustand', 'Handy;10;gebraucht', { condition: 'used' }],
    ['ID,Title,Price,SKU,EAN', 'a,Phone,10,AC-1,4006381333931', { sku: 'AC-1', gtin: '4006381333931' }],
  ])('with %s and %s says how it is sold', async (headers, row, expected) => {
    expect(await offerOf(headers, row)).toMatchObject({ price: 10, offer: expected });
  });

  it.each([
    ['product_is_inventory_tracked', 'false', undefined],
    ['product_is_inventory_tracked', 'true', 'out_of_stock'],
    ['Track Inventory', 'none', undefined],
    ['Track Inventory', 'by product', 'out_of_stock'],
  ])('with 0 in stock and %s of %s is sold out if its stock is counted', async (header, cell, expected) => {
    const { offer } = await offerOf(`Title,Price,Stock,${header}`, `Phone,10,0,${cell}`);
    expect(offer['availability']).toBe(expected);
  });

  it.each([
    ['Title,Price,Was', 'Phone,10,$12.50', 10, 12.5],
    ['Title,Price,RRP', 'Phone,10,12', 10, 12],
    ['Title,Price,Compare at', 'Phone,10,8', 10, undefined],
    ['Title,Regular price,Sale price', 'Phone,12,10', 10, 12],
    ['Title,Regular price,Sale price', 'Phone,12,', 12, undefined],
    ['Title,Price,Sale Price', 'Phone,12,0.00', 12, undefined],
    ['Titel;Preis;UVP', 'Handy;10,00;12,99', 10, 12.99],
    ['Titre;Prix;Prix barré', 'Montre;10;15', 10, 15],
  ])('with %s and %s has a price of today and one before', async (headers, row, price, prior) => {
    const imported = await offerOf(headers, row);
    expect([imported.price, imported.offer['prior_price']]).toEqual([price, prior]);
  });

  it.each([
    ['3 pcs', { quantity: 3 }],
    ['1.000 Stück', { quantity: 1000 }],
    ['0 available', { availability: 'out_of_stock' }],
    ['none', { availability: 'out_of_stock' }],
    ['> 10', { availability: 'in_stock' }],
    ['10+', { availability: 'in_stock' }],
    ['> 5 ks', { availability: 'in_stock' }],
    ['In stock (> 5 pcs)', { availability: 'in_stock' }],
    ['5 шт.', { quantity: 5 }],
    ['5個', { quantity: 5 }],
    ['Low stock', { availability: 'in_stock' }],
    ['2 weeks', {}],
    ['10+ days', {}],
  ])('counts stock as people write it: %s', async (stock, offer) => {
    expect((await offerOf('Title,Price,Stock', `Phone,10,${stock}`)).offer).toEqual(offer);
  });

  it('says which words it does not understand', async () => {
    const { text } = await offerOf('Title,Price,Availability', 'Phone,10,Maybe');
    expect(text).toContain('availability "Maybe" is not understood, so it counts as in stock');
  });

  it.each([
    ['EAN', '8.80609E+12', 'gtin "8.80609E+12" was rounded by a spreadsheet, and is left out'],
    ['Available from', 'soon', 'availability_date "soon" is no date such as "2027-03-31", and is left out'],
  ])('leaves out %s where it says %s', async (header, cell, message) => {
    const { text, offer } = await offerOf(`ID,Title,Price,${header}`, `a,Phone,10,${cell}`);
    expect(text).toContain(message);
    expect(offer).toEqual({});
  });
});

const feedRow = (...cells: readonly string[]) =>
  ['a', 'Phone', 'https://a.example/a.jpg', '12 USD', ...cells].join('\t');

describe('A merchant feed', () => {
  const headers =
    'id\ttitle\timage_link\tprice\tavailability\tsale_price\tsale_price_effective_date\tcondition';
  it('sells at the sale price, while the sale is on', async () => {
    const on = await offerOf(headers, feedRow('in_stock', '10 USD', '2026-11-01/2026-11-30', 'new'));
    expect([on.price, on.offer]).toEqual([10, { prior_price: 12, availability: 'in_stock' }]);
    const off = await offerOf(headers, feedRow('in_stock', '10 USD', '2026-10-01/2026-10-31', 'new'));
    expect([off.price, off.offer]).toEqual([12, { availability: 'in_stock' }]);
  });

  it('does not sell what Meta’s catalog hides, and counts its inventory', async () => {
    const { products, text } = await importInto(
      'id\ttitle\tprice\timage_link\tstatus\tvisibility\tinventory\na\tA\t1 USD\t\tactive\tpublished\t3\nb\tB\t1 USD\t\tarchived\t\t\nc\tC\t1 USD\t\tactive\thidden\t\n',
    );
    expect(products).toMatchObject([{ product_id: 'a', quantity: 3 }]);
    expect(text).toContain('its status is archived');
    expect(text).toContain('its visibility is hidden');
  });

  it('knows Meta’s words for what can be ordered, and for what is no longer made', async () => {
    expect((await offerOf(headers, feedRow('available for order', '', '', ''))).offer).toEqual({
      availability: 'backorder',
    });
    expect((await offerOf(headers, feedRow('discontinued', '', '', ''))).offer).toEqual({
      availability: 'out_of_stock',
    });
  });

  it('has texts that a machine wrote in fields of their own', async () => {
    const { products } = await importInto(
      'id\tstructured_title\tprice\timage_link\tstructured_description\n1\ttrained_algorithmic_media:"Stride: red shoe"\t7 USD\t\ttrained_algorithmic_media:Soft.\n',
    );
    expect(products).toMatchObject([{ product_title: 'Stride: red shoe', description: 'Soft.' }]);
  });

  it('counts what Meta’s catalog has to sell', async () => {
    const { products } = await importInto(
      'id\ttitle\tprice\timage_link\tquantity_to_sell_on_facebook\na\tA\t1 USD\t\t75\n',
    );
    expect(products).toMatchObject([{ quantity: 75 }]);
  });

  it('does not sell what is out of stock', async () => {
    const { offer } = await offerOf(headers, feedRow('out_of_stock', '', '', 'used'));
    expect(offer).toEqual({ availability: 'out_of_stock', condition: 'used' });
  });
});

describe('A Shopify export', () => {
  const headers =
    'Handle,Title,Variant Price,Variant Compare At Price,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy';

  it.each([
    ['phone,Phone,10,12,AC-1,shopify,0,deny', { prior_price: 12, sku: 'AC-1', availability: 'out_of_stock' }],
    ['phone,Phone,10,,,shopify,2,deny', { quantity: 2 }],
    ['phone,Phone,10,,,shopify,0,continue', {}],
    ['phone,Phone,10,,,,0,deny', {}],
  ])('with %s counts what it counts', async (row, expected) => {
    expect((await offerOf(headers, row)).offer).toEqual(expected);
  });

  it('has numbers, condition and unit price in columns of its own', async () => {
    const { offer } = await offerOf(
      'Handle,Title,Variant Price,Variant Barcodes,Google Shopping / MPN,Google Shopping / Condition,Unit Price Total Measure,Unit Price Total Measure Unit,Unit Price Base Measure,Unit Price Base Measure Unit',
      "oil,Oil,10,'4006381333931,M-1,used,750,ml,1,l",
    );
    expect(offer).toEqual({
      gtin: '4006381333931',
      mpn: 'M-1',
      condition: 'used',
      unit_pricing_measure: '750 ml',
      unit_pricing_base_measure: '1 l',
    });
  });
});

describe('Prices without tax', () => {
  const table = 'Title,Price (tax excl.)\nPen,16.658333\n';

  it('are not taken for prices', async () => {
    const { text, products } = await importInto(table);
    expect(text).toContain(
      'has prices without tax only, in "Price (tax excl.)": give the tax in percent, as in --vat 20',
    );
    expect(products).toEqual([]);
  });

  it('become prices by the tax, in whole cents', async () => {
    const { products } = await importInto(table, { vat: 20 });
    expect(products[0]?.price).toBe(19.99);
  });

  it('are those of a sale too', async () => {
    const { products } = await importInto('Title,Net price,Sale price\nPen,10,8\n', { vat: 20 });
    expect(products).toMatchObject([{ price: 9.6, prior_price: 12 }]);
  });

  it('do not matter beside prices with tax', async () => {
    const { products } = await importInto('Titel;Preis netto;Preis brutto\nStift;10;11,90\n');
    expect(products[0]?.price).toBe(11.9);
  });
});
