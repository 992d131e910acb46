import { describe, expect, it } from 'vitest';
import { importInto } from './test-shop';

/* The columns of the product export of WooCommerce 9, in the order in which it writes them. */

const english =
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","Tax status","Tax class","In stock?",Stock,"Low stock amount","Backorders allowed?","Sold individually?","Weight (kg)","Allow customer reviews?","Sale price","Regular price",Categories,Images,Parent,Position,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global"';

const row = (cells: Readonly<Record<string, string>>) => {
  const names = english.match(/"[^"]*"|[^,]+/gu)?.map((name) => name.replaceAll('"', '')) ?? [];
  return names.map((name) => `"${cells[name] ?? ''}"`).join(',');
};

const simple = {
  ID: '1',
  Type: 'simple',
  Name: 'Pen',
  Published: '1',
  'In stock?': '1',
  'Regular price': '12',
};
const parent = {
  ...simple,
  ID: '7',
  Type: 'variable',
  SKU: 'INK',
  Name: 'Ink',
  Description: 'Flows.',
  'Regular price': '',
  Categories: 'Home > Phones',
  Images: 'https://a.example/ink.jpg',
  'Attribute 1 name': 'Color',
  'Attribute 1 value(s)': 'Blue, Red',
};
const variation = { ...simple, Type: 'variation', Parent: 'INK', 'Attribute 1 name': 'Color' };

type Rows = ReadonlyArray<Readonly<Record<string, string>>>;

const importRows = (rows: Rows, headers = english) => importInto(`${headers}\n${rows.map(row).join('\n')}\n`);

describe('A WooCommerce export', () => {
  it('has variable products as groups, which inherit what they lack', async () => {
    const { products, text } = await importRows([
      parent,
      { ...variation, ID: '8', Name: 'Ink - Blue', 'Attribute 1 value(s)': 'Blue', Stock: '2' },
      { ...variation, ID: '9', Name: 'Ink - Red', 'Attribute 1 value(s)': 'Red', 'In stock?': '0' },
    ]);
    const shared = {
      product_image: 'https://a.example/ink.jpg',
      category: 'Phones',
      description: 'Flows.',
      price: 12,
      item_group_id: 'INK',
    };
    expect(products).toMatchObject([
      { ...shared, product_id: '8', product_title: 'Ink - Blue', variant: { Color: 'Blue' }, quantity: 2 },
      { ...shared, product_id: '9', variant: { Color: 'Red' }, availability: 'out_of_stock' },
    ]);
    expect(text).toContain('2 variants are one product with a choice of Color');
  });

  it.each([
    [
      'Spanish',
      'ID,Tipo,SKU,"GTIN, UPC, EAN o ISBN",Nombre,Publicado,"¿Está destacado?","Visibilidad en el catálogo","Descripción corta",Descripción,"Día en que empieza el precio rebajado","Día en que termina el precio rebajado","Estado del impuesto","Clase de impuesto","¿En inventario?",Inventario,"Cantidad de bajo inventario","¿Permitir reservas de productos agotados?","¿Vendido individualmente?","Peso (kg)","¿Permitir valoraciones de clientes?","Precio rebajado","Precio normal",Categorías,Imágenes,Superior,Posición,"Nombre del atributo 1","Valor(es) del atributo 1","Atributo visible 1","Atributo global 1"',
    ],
    [
      'Italian',
      'ID,Tipo,COD,"GTIN, UPC, EAN o ISBN",Nome,Pubblicato,"In primo piano?","Visibilità nel catalogo","Breve descrizione",Descrizione,"Data di partenza del prezzo in saldo","Termine data del prezzo di vendita","Stato delle imposte","Aliquota di imposta","In stock?",Magazzino,"Quantità bassa","Abilita gli ordini arretrati?","Venduto singolarmente?","Peso (kg)","Permetti le recensioni clienti?","Prezzo in offerta","Prezzo di listino",Categorie,Immagine,Genitore,Posizione,"Attributo 1 nome","Attributo 1 valore(i)","Attributo 1 visibile","Attributo 1 globale"',
    ],
    [
      'Dutch',
      'ID,Type,Artikelnummer,"GTIN, UPC, EAN of ISBN",Naam,Gepubliceerd,Uitgelicht?,"Zichtbaarheid in catalogus","Korte beschrijving",Beschrijving,"Startdatum actieprijs","Einddatum actieprijs","Btw status",Belastingklasse,"Op voorraad?",Voorraad,"Lage voorraad","Nabestellingen toestaan?","Wordt individueel verkocht?","Gewicht (kg)","Klantbeoordelingen toestaan?",Actieprijs,"Reguliere prijs",Categorieën,Afbeeldingen,Hoofd,Positie,"Naam eigenschap 1","Waarde(n) eigenschap 1","Zichtbare eigenschap 1","Globale eigenschap 1"',
    ],
    [
      'Portuguese',
      'ID,Tipo,SKU,"GTIN, UPC, EAN, ou ISBN",Nome,Publicado,"Em destaque?","Visibilidade no catálogo","Descrição curta",Descrição,"Data de preço promocional começa em","Data de preço promocional termina em","Status do imposto","Classe de imposto","Em estoque?",Estoque,"Quantidade baixa de estoque","São permitidas encomendas?","Vendido individualmente?","Peso (kg)","Permitir avaliações de clientes?","Preço promocional",Preço,Categorias,Imagens,Ascendente,Posição,"Nome do atributo 1","Valores do atributo 1","Visibilidade do atributo 1","Atributo global 1"',
    ],
    [
      'Polish',
      'ID,Typ,SKU,"GTIN, UPC, EAN lub ISBN",Nazwa,Opublikowano,"Wyróżniony produkt?","Widoczność w katalogu","Krótki opis",Opis,"Data rozpoczęcia promocji","Data zakończenia promocji","Status podatku","Klasa podatkowa","W magazynie?","Stan magazynowy","Niski stan magazynowy","Pozwalać na zamówienia oczekujące (na dostawę do magazynu)?","Sprzedawany pojedynczo?","Waga (kg)","Włącz opinie klientów?","Cena promocyjna",Cena,Kategorie,Obrazki,"Element nadrzędny",Pozycja,"Nazwa atrybutu 1","Wartości atrybutu 1","Atrybut 1 widoczny","Atrybut 1: globalny"',
    ],
    [
      'Swedish',
      'ID,Typ,Artikelnr,"GTIN, UPC, EAN eller ISBN",Namn,Publicerad,"Är utvald?","Synlighet i katalog","Kort beskrivning",Beskrivning,"Datum när reapriset börjar","Datum när reapriset upphör",Momsstatus,Momsgrupp,"I lager?",Lagersaldo,"Lågt lagerantal","Tillåt restnoteringar?","Säljes styckvis?","Vikt (kg)","Tillåt kundrecensioner?",Reapris,"Ordinarie pris",Kategorier,Bilder,Förälder,Position,"Attribut 1 namn","Attribut 1 värde(n)","Attribut 1 synligt","Attribut 1 globalt"',
    ],
    [
      'Turkish',
      'Kimlik,Tür,"Stok kodu (SKU)","GTIN, UPC, EAN veya ISBN",İsim,Yayımlanmış,"Öne çıkan?","Katalogda görünürlük","Kısa açıklama",Açıklama,"İndirimli fiyatın başladığı tarih","İndirimli fiyatın bittiği tarih","Vergi durumu","Vergi sınıfı",Stokta?,Stok,"Düşük stok miktarı","Yok satmaya izin?","Ayrı ayrı mı satılıyor?","Ağırlık (kg)","Müşteri değerlendirmelerine izin verilsin mi?","İndirimli satış fiyatı","Normal fiyat",Kategoriler,Görseller,Ebeveyn,Konum,"Nitelik 1 ismi","Nitelik 1 değer(ler)i","Nitelik 1 görünür","Nitelik 1 genel"',
    ],
    [
      'Russian',
      'ID,Тип,Артикул,GTIN,Имя,Опубликован,рекомендуемый?,"Видимость в каталоге","Краткое описание",Описание,"Дата начала действия продажной цены","Дата окончания действия продажной цены","Статус налога","Налоговый класс","В наличии?",Запасы,"Мало",Задержанный заказ возможен?,"Продано индивидуально?","Вес (кг)","Разрешить отзывы?","Акционная цена","Базовая цена",Категории,Изображения,Родительский,Позиция,"Имя атрибута 1","Значение(-я) аттрибута(-ов) 1","Видимость атрибута 1","Глобальный атрибут 1"',
    ],
  ])('is read in %s as in English', async (_language, headers) => {
    const rows = [
      {
        ...simple,
        'Short description': 'Writes.',
        'Sale price': '9',
        'GTIN, UPC, EAN, or ISBN': '4006381333931',
      },
      { ...simple, ID: '2', Name: 'Hidden', 'Visibility in catalog': 'hidden' },
      { ...simple, ID: '3', Name: 'Over', 'Sale price': '9', 'Date sale price ends': '2020-01-01' },
      { ...simple, ID: '4', Name: 'Later', Stock: '0', 'Backorders allowed?': '1' },
      { ...simple, ID: '5', Name: 'Draft', Published: '-1' },
      parent,
      { ...variation, ID: '8', Name: 'Ink - Blue', 'Attribute 1 value(s)': 'Blue', Stock: '2' },
      { ...variation, ID: '9', Name: 'Ink - Red', 'Attribute 1 value(s)': 'Red', 'In stock?': '0' },
    ];
    const [own, other] = [await importRows(rows), await importRows(rows, headers)];
    expect(own.products).toHaveLength(5);
    expect(other.products).toEqual(own.products);
  });

  it.each([
    ['Gewicht (kg)', 'Gewicht: 2 kg'],
    ['Breedte (cm)', 'Breedte: 2 cm'],
    ['Długość (cm)', 'Długość: 2 cm'],
    ['Вес (кг)', 'Вес: 2 кг'],
    ['Ağırlık (kg)', 'Ağırlık: 2 kg'],
  ])('has the size in %s with its unit', async (header, line) => {
    const headers = english.replace('"Weight (kg)"', `"${header}"`);
    const { products } = await importRows([{ ...simple, 'Weight (kg)': '2' }], headers);
    expect(products[0]?.specification).toEqual([line]);
  });

  it('finds the parent of a variation by its ID, too', async () => {
    const { products } = await importRows([
      parent,
      { ...variation, ID: '8', 'Attribute 1 value(s)': 'Blue' },
      { ...variation, ID: '9', Parent: 'id:7', 'Attribute 1 value(s)': 'Red' },
    ]);
    expect(products).toMatchObject([{ item_group_id: 'INK' }, { item_group_id: 'INK' }]);
  });

  it('has a variant for each value where a variation is for any', async () => {
    const { products, text } = await importRows([
      { ...parent, 'Attribute 1 value(s)': String.raw`Blue, Red\, dark` },
      { ...variation, ID: '8', Name: 'Ink', SKU: 'I-1', Stock: '9', 'Attribute 1 value(s)': '' },
    ]);
    expect(products).toMatchObject([
      { product_id: 'I-1-blue', product_title: 'Ink, Blue', variant: { Color: 'Blue' }, sku: 'I-1' },
      { product_id: 'I-1-red-dark', product_title: 'Ink, Red, dark', variant: { Color: 'Red, dark' } },
    ]);
    expect(products[0]).not.toHaveProperty('quantity');
    expect(text).toContain('with a variant for each value of an attribute');
  });

  it('says that a variation without a price is not sold', async () => {
    const { products, text } = await importRows([
      parent,
      { ...variation, ID: '8', 'Attribute 1 value(s)': 'Blue' },
      { ...variation, ID: '9', 'Attribute 1 value(s)': 'Red', 'Regular price': '' },
    ]);
    expect(products).toHaveLength(1);
    expect(text).toContain('it has no price');
  });

  it('leaves out a variation alone that is not published', async () => {
    const { products, text } = await importRows([
      parent,
      { ...variation, ID: '8', 'Attribute 1 value(s)': 'Blue' },
      { ...variation, ID: '9', 'Attribute 1 value(s)': 'Red', Published: '0' },
    ]);
    expect(products).toHaveLength(1);
    expect(text).toContain('it is not published');
  });

  it.each([
    [{ Published: '0' }, 'it is not published'],
    [{ Published: '-1' }, 'it is not published'],
    [{ 'Visibility in catalog': 'hidden' }, 'it is hidden in the catalog'],
    [{ Published: "'-1" }, 'it is not published'],
    [{ Type: 'external' }, 'it is sold on another site'],
    [{ Type: 'grouped' }, 'it only lists other products'],
  ])('does not sell %j', async (change, message) => {
    const { products, text } = await importRows([{ ...simple, ...change }]);
    expect(products).toEqual([]);
    expect(text).toContain(message);
  });

  it.each([
    [{ 'Sale price': '10' }, { price: 10, prior_price: 12 }],
    [{ 'Sale price': '10', 'Date sale price ends': '2026-01-31' }, { price: 12 }],
    [{ Stock: '0', 'Backorders allowed?': '1' }, { availability: 'backorder' }],
    [{ 'In stock?': 'backorder' }, { availability: 'backorder' }],
    [{ 'Weight (kg)': '0.25' }, { specification: ['Weight: 0.25 kg'] }],
    [{ 'Weight (kg)': '.5' }, { specification: ['Weight: 0.5 kg'] }],
    [{ Name: "'-20 °C cap" }, { product_title: '-20 °C cap' }],
    [{ Categories: 'Uncategorized' }, { category: 'Other' }],
    [
      { Description: String.raw`One &amp; two\n<ul>\n<li>Three</li>\n</ul>\n\nFour` },
      { description: 'One & two\n• Three\nFour' },
    ],
    [{ Description: String.raw`One\nTwo <b>& three</b>` }, { description: 'One\nTwo & three' }],
    [{ 'Regular price': '249,9' }, { price: 249.9 }],
    [
      { 'Regular price': '12.50', 'Sale price': '9.5' },
      { price: 9.5, prior_price: 12.5 },
    ],
    [{ 'Sale price': '9,5' }, { price: 9.5, prior_price: 12 }],
  ])('with %j is sold as it is there', async (change, expected) => {
    expect((await importRows([{ ...simple, ...change }])).products).toMatchObject([expected]);
  });

  it.each([
    [
      'German',
      'ID,Typ,Artikelnummer,Name,Veröffentlicht,Vorrätig?,Lager,Angebotspreis,Regulärer Preis,Kategorien,Übergeordnet,Attribut 1 Name,Attribut 1 Wert(e)',
    ],
    [
      'French',
      'ID,Type,UGS,Nom,Publié,En stock ?,Stock,Tarif promo,Tarif régulier,Catégories,Parent,Nom de l’attribut 1,Valeur(s) de l’attribut 1',
    ],
  ])('is read in %s', async (_language, headers) => {
    const { products, text } = await importInto(
      `${headers}\n1,variable,T,Tinte,1,1,,,,Phones,,Farbe,"Blau, Rot"\n2,variation,,Tinte - Blau,1,1,3,,5,,T,Farbe,Blau\n3,variation,,Tinte - Rot,1,0,,4,5,,T,Farbe,Rot\n`,
    );
    expect(text).toContain('WooCommerce product export');
    expect(products).toMatchObject([
      { product_id: '2', price: 5, quantity: 3, item_group_id: 'T', variant: { Farbe: 'Blau' } },
      { product_id: '3', price: 4, prior_price: 5, availability: 'out_of_stock' },
    ]);
  });

  it.each([
    ['German', 'MPN,Einheit,Grundpreiseinheit,Produkteinheit'],
    ['English', 'MPN,Unit,Unit base,Unit product'],
  ])('has the price by amount of the plugin Germanized in %s', async (_language, headers) => {
    const { products } = await importInto(
      `ID,Type,SKU,Name,Published,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s),${headers}\n1,simple,,Gum,1,2,Phones,,,,M-1,g,100,250\n2,variable,T,Tea,1,,Phones,,Size,"S, L",,kg,1,\n3,variation,,Tea - S,1,5,,T,Size,S,,,,"0,5"\n4,simple,,Pen,1,2,Phones,,,,,kg,1,\n`,
    );
    expect(products).toMatchObject([
      { mpn: 'M-1', unit_pricing_measure: '250 g', unit_pricing_base_measure: '100 g' },
      { unit_pricing_measure: '0,5 kg', unit_pricing_base_measure: '1 kg' },
      { product_id: '4' },
    ]);
    expect(products[2]).not.toHaveProperty('unit_pricing_measure');
  });
});
