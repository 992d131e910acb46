import { normalizeHeader } from './columns';
import { hasAll, placesIn } from './known-export';
import { keysOf } from '../shared/word-lists';

/** Headers of the product export in English, German and French. */
const HEADERS = {
  id: 'id',
  type: 'type, typ',
  sku: 'sku, artikelnummer, ugs',
  gtin: 'gtin upc ean or isbn, gtin upc ean oder isbn, gtin upc ean ou isbn, gtin',
  mpn: 'mpn',
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
  // Those of the plugin Germanized, for the price by amount.
  amount: 'unit product, produkteinheit',
  base: 'unit base, grundpreiseinheit',
  unit: 'unit, einheit',
} as const;

export type Header = keyof typeof HEADERS;

export const fields = keysOf(HEADERS);

/** "Attribute 1 name", "Attribut 1 Name", "Nom de l’attribut 1" */
const attributePattern = (words: string) =>
  new RegExp(`^(?:attribut\\w* (?<a>\\d+) ${words}|${words} (?:des|de l) attribut\\w* (?<b>\\d+))$`, 'u');
const NAME = attributePattern('(?:name|nom)');
const VALUES = attributePattern('(?:value s|wert e|werte|valeur s|valeurs)');

const SIZES =
  /^(?:weight|length|width|height|gewicht|lange|breite|hohe|poids|longueur|largeur|hauteur) (?<unit>\w+)$/u;

export function placesOf(headers: readonly string[]) {
  const names = headers.map(normalizeHeader);
  const at = placesIn(names, HEADERS);
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

export const isWooCommerce = (headers: readonly string[]): boolean =>
  hasAll(placesOf(headers).at, 'type', 'title', 'published', 'price', 'parent');
