import { normalizeHeader, withoutNoun } from './columns';
import { textOf, type Cell } from './table';
import { keysOf, listOf } from '../shared/word-lists';

/** Columns beyond the specification's fields, by name in the languages of `plainAliases`. */
const ALIASES = {
  quantity:
    'quantity, qty, stock, stock quantity, stock qty, inventory, inventory quantity, variant inventory qty, available quantity, available stock, quantity available, quantity in stock, quantity on hand, qty available, qty on hand, on hand, current stock, stock on hand, stock level, inventory level, units in stock, bestand, lager, lagerbestand, lagermenge, menge, verfugbare menge, quantite, quantite en stock, stock disponible, existencias, cantidad, inventario, quantita, giacenza, scorte, disponibilita magazzino, magazzino, voorraad, aantal, estoque, quantidade, ilosc, stan magazynowy, stan',
  tracked: 'track inventory, inventory tracking, inventory tracked, is inventory tracked, track quantity',
  availability:
    'availability, availability status, stock status, in stock, is in stock, verfugbarkeit, lagerstatus, disponibilite, disponibilidad, estado de stock, disponibilita, beschikbaarheid, disponibilidade, dostepnosc',
  availability_date: 'availability date, available from, verfugbar ab, disponible le, disponible a partir de',
  prior:
    'was, was price, compare at, compare at price, compare to price, variant compare at price, list price, original price, old price, price before, rrp, msrp, uvp, listenpreis, alter preis, bisheriger preis, streichpreis, statt, prix barre, ancien prix, prix conseille, prix avant, precio anterior, precio original, precio de lista, antes, prezzo precedente, prezzo originale, prezzo di listino, prezzo barrato, oude prijs, adviesprijs, van prijs, preco anterior, preco original, stara cena, cena przed obnizka',
  sale: 'sale price, online sale price, special price, offer price, promo price, promotional price, discounted price, discount price, reduced price, rabattpreis, angebotspreis, aktionspreis, sonderpreis, reduzierter preis, prix promo, prix promotionnel, prix solde, prix remise, precio rebajado, precio de oferta, oferta, prezzo scontato, prezzo in offerta, prezzo promozionale, aanbiedingsprijs, actieprijs, preco promocional, preco com desconto, cena promocyjna',
  currency:
    'currency, currency code, price currency, product currency, wahrung, wahrungscode, devise, code devise, moneda, divisa, valuta, moeda, waluta',
  isSale: 'on sale, is on sale',
  saleDates: 'sale price effective date',
  saleFrom:
    'date sale price starts, special price from date, special price from, sale price start date, sale price starts, sale start date, sale start, sale starts, sale from, angebotspreis startet am, angebot ab, angebot von, aktion ab, aktion von, date de debut de promo, debut de promo, oferta desde, inicio de oferta, offerta dal, inizio promozione, aanbieding vanaf, promocao de, promocja od',
  saleTo:
    'date sale price ends, special price to date, special price to, sale price end date, sale price ends, sale end date, sale end, sale ends, sale until, sale to, angebotspreis endet am, angebot bis, aktion bis, date de fin de promo, fin de promo, oferta hasta, fin de oferta, offerta fino al, fine promozione, aanbieding tot, promocao ate, promocja do',
  condition:
    'condition, condition id, zustand, etat, estado, condicion, product condition, google shopping condition, condizione, condizioni, staat, condicao, stan produktu',
  sku: 'sku, variant sku, product code sku, reference',
  gtin: 'gtin, ean, upc, barcode, variant barcode, variant barcodes, isbn, upc ean, product upc ean, ean gtin barcodenummer upc, code barres, codigo de barras, codice a barre, kod kreskowy',
  mpn: 'mpn, manufacturer part number, herstellernummer, teilenummer, google shopping mpn, codice produttore, codigo do fabricante, kod producenta',
  unit_pricing_measure: 'unit pricing measure',
  unit_pricing_base_measure: 'unit pricing base measure',
} as const;

export type OfferColumn = keyof typeof ALIASES;

/** The names of a sale's price and of a price before. */
export const offerPrices: readonly string[] = [ALIASES.sale, ALIASES.prior].flatMap(listOf);

/** A row's cells by what they say about its offer. */
export type OfferCells = Readonly<Partial<Record<OfferColumn, Cell>>>;

export type OfferPlaces = ReadonlyMap<OfferColumn, number>;

/** @param candidates the columns that no other field has taken */
export function findOfferColumns(
  headers: readonly string[],
  candidates: readonly number[],
  names = headers.map(normalizeHeader),
): OfferPlaces {
  const places = new Map<OfferColumn, number>();
  for (const column of keysOf(ALIASES)) {
    const aliases = listOf(ALIASES[column]);
    const index = [(name: string) => name, withoutNoun]
      .flatMap((bare) =>
        aliases.map((alias) => candidates.find((place) => bare(names[place] ?? '') === alias)),
      )
      .find((place) => place !== undefined);
    if (index !== undefined) places.set(column, index);
  }
  return places;
}

export function offerCells(places: OfferPlaces, cells: readonly Cell[]): OfferCells {
  const told = [...places].filter(([, index]) => textOf(cells[index]) !== '');
  return Object.fromEntries(told.map(([column, index]) => [column, cells[index] ?? '']));
}
