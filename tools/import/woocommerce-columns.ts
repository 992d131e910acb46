import { normalizeHeader } from './header-words';
import { hasAll, placesIn } from './known-export';

/** Columns of the product export. */
export const fields = [
  'id',
  'type',
  'sku',
  'gtin',
  'mpn',
  'title',
  'published',
  'visibility',
  'short',
  'description',
  'saleFrom',
  'saleTo',
  'inStock',
  'stock',
  'backorders',
  'sale',
  'price',
  'categories',
  'images',
  'parent',
  'brands',
  'amount',
  'base',
  'unit',
] as const;

export type Header = (typeof fields)[number];

const ATTRIBUTE = '(?:att?ribut\\w*|atrybutu|eigenschap|nitelik|атт?рибута(?: ов)?)';
/** "Attribute 1 name", "Nom de l’attribut 1", "Naam eigenschap 1" */
const attributePattern = (words: string) =>
  new RegExp(
    `^(?:${ATTRIBUTE} (?<a>\\d+) ${words}|${words} (?:(?:d[eo][ls]?|de l) )?${ATTRIBUTE} (?<b>\\d+))$`,
    'u',
  );
const NAME = attributePattern('(?:name|nom|nombre|nome|naam|nazwa|namn|имя|ismi)');
const VALUES = attributePattern(
  '(?:value s|wert e|werte|val(?:eur|or|ore|uta) [sie]s?|valeurs|valores|waarde(?: n)?|wartosci|varde n|значение я|deger ler i)',
);

const SIZES =
  /^(?:weight|length|width|height|gewicht|lange|breite|hohe|poids|longueur|largeur|hauteur|peso|longitud|anchura|altura|lunghezza|larghezza|altezza|lengte|breedte|hoogte|comprimento|largura|waga|długosc|szerokosc|wysokosc|vikt|langd|bredd|hojd|agirlik|uzunluk|genislik|yukseklik|вес|длина|ширина|высота) (?<unit>\p{L}+)$/u;

export function placesOf(headers: readonly string[]) {
  const names = headers.map(normalizeHeader);
  const at = placesIn(names, 'WooCommerce', fields);
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
