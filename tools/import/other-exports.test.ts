import { describe, expect, it } from 'vitest';
import { importInto } from './test-shop';

describe('Square’s item library', () => {
  const headers =
    'Reference Handle,Token,Item Name,Variation Name,SKU,Description,Categories,Square Online Item Visibility,Weight (lb),Price,Online Sale Price,Archived,Option Name 1,Option Value 1,Current Quantity Shop,Current Quantity Market';

  it('has the variations of an item as a group', async () => {
    const { products } = await importInto(
      `${headers}\n#tea,T1,Tea,Small,TEA-S,Green,Phones,visible,,4.50,,N,Size,Small,2,1\n#tea,T2,Tea,Large,TEA-L,Green,Phones,visible,,8,6,N,Size,Large,0,\n#cup,T3,Cup,Regular,,,Phones,visible,0.5,3,,N,,,,\n`,
    );
    expect(products).toMatchObject([
      {
        product_id: 'TEA-S',
        product_title: 'Tea, Small',
        price: 4.5,
        quantity: 3,
        item_group_id: 'tea',
        variant: { Size: 'Small' },
      },
      {
        product_id: 'TEA-L',
        price: 6,
        prior_price: 8,
        availability: 'out_of_stock',
        variant: { Size: 'Large' },
      },
      { product_id: 'cup', product_title: 'Cup', price: 3, specification: ['Weight: 0.5 lb'] },
    ]);
  });

  it('has the name that customers see, if there is one', async () => {
    const { products } = await importInto(
      'Token,Item Name,Customer-facing Name,Variation Name,Price\na,TEA-GR,Green tea,Small,4\nb,TEA-GR,Green tea,Large,6\n',
    );
    expect(products).toMatchObject([
      { product_title: 'Green tea, Small', variant: { Option: 'Small' } },
      { product_title: 'Green tea, Large', variant: { Option: 'Large' } },
    ]);
  });

  it('has variations without options by their names', async () => {
    const { products } = await importInto(
      'Token,Item Name,Variation Name,Price\na,Tea,Small,4\nb,Tea,Large,6\n',
    );
    expect(products).toMatchObject([
      { product_id: 'a', variant: { Option: 'Small' } },
      { product_id: 'b', variant: { Option: 'Large' } },
    ]);
  });

  it('does not sell what is archived or hidden', async () => {
    const { products, text } = await importInto(
      `${headers}\n#a,1,A,Regular,,,,visible,,4,,Y,,,,\n#b,2,B,Regular,,,,hidden,,4,,N,,,,\n`,
    );
    expect(products).toEqual([]);
    expect(text).toContain('Archived is y');
    expect(text).toContain('it is hidden in the shop');
  });
});

describe('Etsy’s listings', () => {
  const headers =
    'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 TYPE,VARIATION 2 NAME,VARIATION 2 VALUES,SKU';

  it('have lists of values as variants, with their SKUs', async () => {
    const { products, text } = await importInto(
      `${headers}\nRing,Fine,20.00,USD,5,,"silver,rose_gold",https://a.example/1.jpg,https://a.example/2.jpg,Custom,Metal,"Silver,Gold",,,,"R_S,R_G"\n`,
    );
    const shared = {
      price: 20,
      product_image: 'https://a.example/1.jpg',
      gallery: [{ image: 'https://a.example/2.jpg' }],
      specification: ['Material: silver, rose gold'],
      item_group_id: 'ring',
    };
    expect(products).toMatchObject([
      { ...shared, product_id: 'R_S', product_title: 'Ring, Silver', variant: { Metal: 'Silver' } },
      { ...shared, product_id: 'R_G', product_title: 'Ring, Gold', variant: { Metal: 'Gold' } },
    ]);
    expect(products[0]).not.toHaveProperty('quantity');
    expect(text).toContain('with one price for all variants');
    expect(text).toContain('with SKUs given to the variants in the order of the file');
  });

  it('have every combination of two variations', async () => {
    const { products } = await importInto(
      `${headers}\nRing,,20,USD,0,,,,,Custom,Metal,"Silver,Gold",Custom,Size,"6,7,8",\n`,
    );
    expect(products).toHaveLength(6);
    expect(products[5]).toMatchObject({
      product_id: 'ring-gold-8',
      availability: 'out_of_stock',
      variant: { Metal: 'Gold', Size: '8' },
    });
  });

  it.each([
    [
      'German',
      'TITEL,BESCHREIBUNG,PREIS,WÄHRUNGSCODE,STÜCKZAHL,TAGS,MATERIALIEN,BILD1,BILD2,VARIATIONSTYP 1,VARIATIONSNAME 1,VARIATIONSWERT 1,VARIATIONSTYP 2,VARIATIONSNAME 2,VARIATIONSWERT 2,BESTANDSEINHEIT',
    ],
    [
      'French',
      'TITRE,DESCRIPTION,PRIX,CODE_DEVISE,QUANTITÉ,TAGS,MATÉRIAUX,"IMAGE 1","IMAGE 2","TYPE VARIATION 1","NOM VARIATION 1","VALEURS VARIATION 1","TYPE VARIATION 2","NOM VARIATION 2","VALEURS VARIATION 2",RÉFÉRENCE',
    ],
    [
      'Italian',
      'TITOLO,DESCRIZIONE,PREZZO,CURRENCY_CODE,QUANTITÀ,TAG,MATERIALI,IMMAGINE1,IMMAGINE2,"TIPO VARIANTE 1","NOME VARIANTE 1","VALORI VARIANTE 1","TIPO VARIANTE 2","NOME VARIANTE 2","VALORI VARIANTE 2",SKU',
    ],
  ])('are read in %s', async (_, translated) => {
    const { products } = await importInto(
      `${translated}\nRing,Fine,20.00,USD,5,,silver,https://a.example/1.jpg,https://a.example/2.jpg,Custom,Metal,"Silver,Gold",Custom,Size,"6,7",\nBowl,,9,USD,2,,,,,,,,,,,B-1\n`,
    );
    expect(products).toHaveLength(5);
    expect(products[3]).toMatchObject({
      product_title: 'Ring, Gold, 7',
      product_image: 'https://a.example/1.jpg',
      description: 'Fine',
      specification: ['Material: silver'],
      variant: { Metal: 'Gold', Size: '7' },
    });
    expect(products[4]).toMatchObject({ product_id: 'B-1', quantity: 2, sku: 'B-1' });
  });

  it('without variations are products with their stock', async () => {
    const { products } = await importInto(`${headers}\nBowl,,9,USD,2,,,,,,,,,,,B-1\n`);
    expect(products).toMatchObject([{ product_id: 'B-1', price: 9, quantity: 2, sku: 'B-1' }]);
    expect(products[0]).not.toHaveProperty('item_group_id');
  });
});

describe('PrestaShop’s full table', () => {
  // As of PrestaShop 8.1, "Sample files" under Advanced Parameters, Import.
  const english =
    'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;Wholesale price;On sale (0/1);Discount amount;Discount percent;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd);Reference #;Supplier reference #;Supplier;Manufacturer;EAN13;UPC;MPN;Ecotax;Width;Height;Depth;Weight;Quantity;Minimal quantity;Visibility;Summary;Description;Available for order (0 = No, 1 = Yes);Image URLs (x,y,z...);Image alt texts (x,y,z...);Feature(Name:Value:Position);Condition;Out of stock action';
  const rows = [
    '1;1;Mug;Home,Phones;10.00;1;3.20;1;;20;2026-01-01;2099-12-31;M-1;;;Ton;4006381333931;;;0;8;9.5;8;0.35;2;1;both;Short;<p>Long</p>;1;https://a.example/1.jpg,https://a.example/2.jpg;A mug,Its handle;Material:Clay, glazed:1,Care:By hand:2;new;0',
    '2;1;Cup;Home,Phones;5;1;2;0;;50;0000-00-00;2020-01-01;C-1;;;;;;;0;0;0;0;0;0;1;both;Short;;1;;;;used;1',
    '3;0;Jug;Home;5;1;2;0;;;;;;;;;;;;0;0;0;0;0;1;1;both;;;1;;;;new;0',
    '4;1;Jar;Home;5;1;2;0;;;;;;;;;;;;0;0;0;0;0;1;1;none;;;1;;;;new;0',
  ];

  it('asks for the tax, and is sold with it', async () => {
    const content = [english, ...rows, ''].join('\n');
    expect((await importInto(content)).text).toContain('give the tax in percent');
    const { products, text } = await importInto(content, { vat: 20 });
    expect(products).toEqual([
      expect.objectContaining({
        product_id: '1',
        product_title: 'Mug',
        price: 9.6,
        prior_price: 12,
        category: 'Phones',
        description: 'Long',
        quantity: 2,
        sku: 'M-1',
        gtin: '4006381333931',
        specification: [
          'Material: Clay, glazed',
          'Care: By hand',
          'Brand: Ton',
          'Width: 8 cm',
          'Height: 9.5 cm',
          'Depth: 8 cm',
          'Weight: 0.35 kg',
        ],
        image_alt: 'A mug',
        gallery: [{ image: 'https://a.example/2.jpg', image_alt: 'Its handle' }],
      }),
      expect.objectContaining({ product_id: '2', price: 6, availability: 'backorder', condition: 'used' }),
    ]);
    expect(text).toContain('it is not active');
    expect(text).toContain('it is hidden in the catalog');
    expect(text).toContain('Wholesale price');
  });

  it('asks for the tax where its header leaves open if it is included', async () => {
    const content = [english.replace('excluded', 'excluded or Price tax included'), ...rows, ''].join('\n');
    expect((await importInto(content)).text).toContain('give the tax in percent');
    const { products } = await importInto(content, { vat: 0 });
    expect(products).toMatchObject([{ price: 8, prior_price: 10 }, { price: 5 }]);
  });

  it('is read in French', async () => {
    const { products } = await importInto(
      'ID;Actif (0/1);Nom *;Catégories (x,y,z...);Prix TTC;Montant de la remise;Référence n°;Marque;Quantité;Visibilité;Récapitulatif;Description;URL des images (x,y,z...);Caractéristique(Nom:Valeur:Position)\n7;1;Tasse;Accueil,Phones;12,50;2,50;M-1;Ton;3;both;Court;;;Matière:Grès:1\n',
      { currency: 'EUR', locale: 'fr-FR' },
    );
    expect(products).toMatchObject([
      {
        product_id: '7',
        price: 10,
        prior_price: 12.5,
        quantity: 3,
        specification: ['Matière: Grès', 'Brand: Ton'],
      },
    ]);
  });
});

describe('PrestaShop’s list', () => {
  it('is sold with tax, and not if it is off', async () => {
    const { products, text } = await importInto(
      'ID;Image;Name;Reference;Category;Price (tax excl.);Price (tax incl.);Quantity;Status;Position\n1;;Mug;M-1;Phones;10.00;12.00;0;1;1\n2;;Cap;C-1;Phones;10.00;12.00;4;0;2\n',
    );
    expect(products).toMatchObject([
      { product_id: '1', price: 12, sku: 'M-1', availability: 'out_of_stock', category: 'Phones' },
    ]);
    expect(text).toContain('its status is 0');
  });

  it('is read in French', async () => {
    const { products } = await importInto(
      'ID;Image;Nom;Référence;Catégorie;Prix (HT);Prix (TTC);Quantité;État;Position\n1;;Tasse;M-1;Phones;10,00 €;12,00 €;3;1;1\n',
      { currency: 'EUR', locale: 'fr-FR' },
    );
    expect(products).toMatchObject([{ product_id: '1', price: 12, quantity: 3 }]);
  });
});

it('OpenCart’s columns have a language, and its descriptions are escaped HTML', async () => {
  const { products, text } = await importInto(
    'product_id,name(en-gb),sku,quantity,image_name,price,status,description(en-gb)\n42,Lamp,L1,9,https://a.example/a.jpg,10.00,true,"&lt;p&gt;Bright &amp;amp; small&lt;/p&gt;"\n43,Old,L2,9,a.jpg,8.00,false,\n',
  );
  expect(products).toMatchObject([
    {
      product_id: '42',
      product_title: 'Lamp',
      price: 10,
      description: 'Bright & small',
      product_image: 'https://a.example/a.jpg',
    },
  ]);
  expect(text).toContain('its status is false');
});
