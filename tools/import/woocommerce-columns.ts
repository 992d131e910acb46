import { normalizeHeader } from './header-words';
import { hasAll, placesIn } from './known-export';
import { keysOf } from '../shared/word-lists';

/** Headers of the product export in English, German, French, Spanish, Italian, Dutch, Portuguese, Polish, Swedish and Russian. */
const HEADERS = {
  id: 'id',
  type: 'type, typ, tipo, тип',
  sku: 'sku, artikelnummer, ugs, cod, artikelnr, артикул',
  gtin: 'gtin upc ean or isbn, gtin upc ean oder isbn, gtin upc ean ou isbn, gtin upc ean o isbn, gtin upc ean of isbn, gtin upc ean lub isbn, gtin upc ean eller isbn, gtin',
  mpn: 'mpn',
  title: 'name, nom, nombre, nome, naam, nazwa, namn, имя',
  published:
    'published, veroffentlicht, publie, publicado, pubblicato, gepubliceerd, opublikowano, publicerad, опубликован',
  visibility:
    'visibility in catalog, sichtbarkeit im katalog, visibilite dans le catalogue, visibilidad en el catalogo, visibilita nel catalogo, zichtbaarheid in catalogus, visibilidade no catalogo, widocznosc w katalogu, synlighet i katalog, видимость в каталоге',
  short:
    'short description, kurzbeschreibung, description courte, descripcion corta, breve descrizione, korte omschrijving, korte beschrijving, descricao curta, krotki opis, kort beskrivning, краткое описание',
  description:
    'description, beschreibung, descripcion, descrizione, omschrijving, beschrijving, descricao, opis, beskrivning, описание',
  saleFrom:
    'date sale price starts, datum an dem angebotspreis beginnt, angebotspreis startet am, date de debut de promo, dia en que empieza el precio rebajado, data di partenza del prezzo in saldo, startdatum actieprijs, data de preco promocional comeca em, data rozpoczecia promocji, datum nar reapriset borjar, дата начала деиствия продажнои цены',
  saleTo:
    'date sale price ends, datum an dem angebotspreis endet, angebotspreis endet am, date de fin de promo, dia en que termina el precio rebajado, termine data del prezzo di vendita, einddatum actieprijs, data de preco promocional termina em, data zakonczenia promocji, datum nar reapriset upphor, дата окончания деиствия продажнои цены',
  inStock:
    'in stock, vorratig, en stock, en inventario, existencias, op voorraad, em estoque, w magazynie, i lager, в наличии',
  stock:
    'stock, lager, bestand, lagerbestand, inventario, magazzino, voorraad, estoque, stan magazynowy, lagersaldo, запасы',
  backorders:
    'backorders allowed, lieferruckstande erlaubt, lieferruckstand erlaubt, autoriser les commandes de produits en rupture, permitir reservas de productos agotados, abilita gli ordini arretrati, nabestellingen toestaan, sao permitidas encomendas, pozwalac na zamowienia oczekujace na dostawe do magazynu, tillat restnoteringar, задержанныи заказ возможен',
  sale: 'sale price, angebotspreis, tarif promo, prix promo, precio rebajado, prezzo in offerta, actieprijs, preco promocional, cena promocyjna, reapris, акционная цена',
  price:
    'regular price, regularer preis, normaler preis, tarif regulier, prix regulier, precio normal, prezzo di listino, reguliere prijs, preco, cena, ordinarie pris, базовая цена',
  categories: 'categories, kategorien, categorias, categorie, categorieen, kategorie, kategorier, категории',
  images: 'images, bilder, imagenes, immagine, immagini, afbeeldingen, imagens, obrazki, изображения',
  parent:
    'parent, ubergeordnet, ubergeordnetes produkt, eltern, superior, genitore, hoofd, ascendente, element nadrzedny, foralder, родительскии',
  brands: 'brands, brand, marken, marke, marques, marque, marcas, marchi, merken, marki, varumarken, бренды',
  // Those of the plugin Germanized, for the price by amount.
  amount: 'unit product, produkteinheit',
  base: 'unit base, grundpreiseinheit',
  unit: 'unit, einheit',
} as const;

export type Header = keyof typeof HEADERS;

export const fields = keysOf(HEADERS);

const ATTRIBUTE = '(?:att?ribut\\w*|atrybutu|eigenschap|атт?рибута(?: ов)?)';
/** "Attribute 1 name", "Nom de l’attribut 1", "Naam eigenschap 1" */
const attributePattern = (words: string) =>
  new RegExp(
    `^(?:${ATTRIBUTE} (?<a>\\d+) ${words}|${words} (?:(?:d[eo][ls]?|de l) )?${ATTRIBUTE} (?<b>\\d+))$`,
    'u',
  );
const NAME = attributePattern('(?:name|nom|nombre|nome|naam|nazwa|namn|имя)');
const VALUES = attributePattern(
  '(?:value s|wert e|werte|val(?:eur|or|ore|uta) [sie]s?|valeurs|valores|waarde(?: n)?|wartosci|varde n|значение я)',
);

const SIZES =
  /^(?:weight|length|width|height|gewicht|lange|breite|hohe|poids|longueur|largeur|hauteur|peso|longitud|anchura|altura|lunghezza|larghezza|altezza|lengte|breedte|hoogte|comprimento|largura|waga|długosc|szerokosc|wysokosc|vikt|langd|bredd|hojd|вес|длина|ширина|высота) (?<unit>\p{L}+)$/u;

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
