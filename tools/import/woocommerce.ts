import { normalizeHeader } from './columns';
import type { Draft, DraftPicture, Format } from './draft';
import { inSpecification, knownExport } from './known-export';
import type { OfferCells } from './offer-columns';
import { mostExactFirst } from './plain';
import { yesOrNo } from './spreadsheet-words';
import { textOf, type Cell, type TableStart } from './table';

/** Headers of the product export in English, German and French. */
const HEADERS = {
  id: 'id',
  type: 'type, typ',
  sku: 'sku, artikelnummer, ugs',
  gtin: 'gtin upc ean or isbn, gtin upc ean oder isbn, gtin upc ean ou isbn',
  title: 'name, nom',
  published: 'published, veroffentlicht, publie',
  visibility: 'visibility in catalog, sichtbarkeit im katalog, visibilite dans le catalogue',
  short: 'short description, kurzbeschreibung, description courte',
  description: 'description, beschreibung',
  saleFrom:
    'date sale price starts, datum an dem angebotspreis beginnt, angebotspreis startet am, date de debut de promo',
  saleTo:
    'date sale price ends, datum an dem angebotspreis endet, angebotspreis endet am, date de fin de promo',
  inStock: 'in stock, vorratig, en stock',
  stock: 'stock, lager, bestand, lagerbestand',
  backorders:
    'backorders allowed, lieferruckstande erlaubt, lieferruckstand erlaubt, autoriser les commandes de produits en rupture',
  sale: 'sale price, angebotspreis, tarif promo, prix promo',
  price: 'regular price, regularer preis, normaler preis, tarif regulier, prix regulier',
  categories: 'categories, kategorien',
  images: 'images, bilder',
  parent: 'parent, ubergeordnet, ubergeordnetes produkt, eltern',
  brands: 'brands, brand, marken, marke, marques, marque',
} as const;

type Header = keyof typeof HEADERS;

function isHeader(name: string): name is Header {
  return Object.hasOwn(HEADERS, name);
}

const fields = Object.keys(HEADERS).filter(isHeader);

/** "Attribute 1 name", "Attribut 1 Name", "Nom de l’attribut 1" */
const attributePattern = (words: string) =>
  new RegExp(`^(?:attribut\\w* (?<a>\\d+) ${words}|${words} (?:des|de l) attribut\\w* (?<b>\\d+))$`, 'u');
const NAME = attributePattern('(?:name|nom)');
const VALUES = attributePattern('(?:value s|wert e|werte|valeur s|valeurs)');

const SIZES =
  /^(?:weight|length|width|height|gewicht|lange|breite|hohe|poids|longueur|largeur|hauteur) (?<unit>\w+)$/u;

function placesOf(headers: readonly string[]) {
  const names = headers.map(normalizeHeader);
  const at = (header: Header) => {
    const alias = HEADERS[header].split(', ').find((each) => names.includes(each));
    return alias === undefined ? -1 : names.indexOf(alias);
  };
  const numbered = (pattern: RegExp) =>
    new Map(
      names.flatMap((name, index) => {
        const { a, b } = pattern.exec(name)?.groups ?? {};
        const number = a ?? b;
        return number === undefined ? [] : [[number, index] as const];
      }),
    );
  const values = numbered(VALUES);
  const attributes = [...numbered(NAME)].map(([number, name]) => ({ name, value: values.get(number) ?? -1 }));
  const sizes = names.flatMap((name, index) => {
    const unit = SIZES.exec(name)?.groups?.['unit'];
    return unit === undefined ? [] : [{ index, name: (headers[index] ?? '').replace(/\s*\(.*/u, ''), unit }];
  });
  return { at, attributes, sizes };
}

export function isWooCommerce(headers: readonly string[]): boolean {
  const { at } = placesOf(headers);
  return (['type', 'title', 'published', 'price', 'parent'] as const).every((header) => at(header) !== -1);
}

function notForSale(type: string, published: string, visibility: string): string | undefined {
  if (normalizeHeader(type) === 'external') return 'it is sold on another site';
  if (published !== '' && yesOrNo(published) !== true) return 'it is not published';
  return /^(?:hidden|versteckt|verborgen|masque|cache)$/u.test(normalizeHeader(visibility))
    ? 'it is hidden in the catalog'
    : undefined;
}

/** Paths are separated by commas; a comma in a name is escaped. */
const listOf = (cell: string) =>
  cell
    .split(/(?<!\\),\s*/u)
    .map((each) => each.replaceAll(String.raw`\,`, ',').trim())
    .filter((each) => each !== '');

/** A variation may share its parent's stock, which is written there. */
function stockOf(text: (header: Header) => string): OfferCells {
  const isAvailable = yesOrNo(text('inStock')) !== false;
  const count = /^-?\d+(?:[.,]\d+)?$/u.test(text('stock')) ? text('stock') : '';
  const isOrdered = text('backorders') !== '' && yesOrNo(text('backorders')) !== false;
  if (!isAvailable) return { availability: 'out of stock' };
  if (isOrdered && Number(count) <= 0 && count !== '') return { availability: 'backorder' };
  return isOrdered ? {} : { quantity: count };
}

function draftReader(headers: readonly string[]): Format['draft'] {
  const { at, attributes, sizes } = placesOf(headers);
  const indexes = new Map(fields.map((field) => [field, at(field)]));
  // A variation names its parent by SKU, or by ID.
  const keys = new Map<string, string>();
  return (line, cells): Draft => {
    const text = (header: Header) => textOf(cells[indexes.get(header) ?? -1]);
    const cell = (header: Header): Cell => cells[indexes.get(header) ?? -1] ?? '';
    const own = text('sku') || `id:${text('id')}`;
    const isVariation = text('parent') !== '';
    const key = keys.get(text('parent')) ?? (text('parent') || own);
    keys.set(`id:${text('id')}`, own);
    const isGroup = isVariation || normalizeHeader(text('type')).startsWith('variab');
    const told = attributes
      .map(({ name, value }) => [textOf(cells[name]), textOf(cells[value])] as const)
      .filter(([name, value]) => name !== '' && value !== '');
    const pictures = listOf(text('images')).map((address): DraftPicture => ({ address }));
    return {
      line,
      key,
      id: key.replace(/^id:/u, ''),
      variantId: own.replace(/^id:/u, ''),
      variantPictures: isVariation ? pictures : [],
      options: told,
      merges: isGroup ? 'always' : 'never',
      title: text('title'),
      pictures,
      price: isGroup && !isVariation ? '' : cell('price'),
      categories: listOf(text('categories')).flatMap(mostExactFirst),
      description: text('description') || text('short'),
      attributes: [
        ['Brand', text('brands')],
        ...told.map(([name, value]) => [name, isVariation ? value : listOf(value).join(', ')] as const),
        ...sizes.map(({ index, name, unit }) => {
          const amount = textOf(cells[index]);
          return [name, amount === '' ? '' : `${amount} ${unit}`] as const;
        }),
      ],
      lines: [],
      rating: '',
      offer: {
        ...stockOf(text),
        sale: cell('sale'),
        saleFrom: text('saleFrom'),
        saleTo: text('saleTo'),
        sku: text('sku'),
        gtin: text('gtin'),
      },
      notForSale: notForSale(text('type'), text('published'), text('visibility')),
    };
  };
}

/** A WooCommerce product export: variations follow the product that they inherit from. */
export function wooCommerceFormat(start: TableStart): Format {
  const { at, attributes, sizes } = placesOf(start.headers);
  const columns = [
    ...fields.map((field) => [field, at(field)] as const),
    ...attributes.flatMap(({ name, value }) => inSpecification(name, value)),
    ...inSpecification(...sizes.map(({ index }) => index)),
  ];
  return knownExport('WooCommerce product export', start, columns, draftReader(start.headers));
}
