import { readAmount } from '../check/read-amount';
import type { OfferFields } from '../../src/catalog/offer-fields';
import { normalizeHeader, withoutNoun } from './columns';
import { readPrice, type PriceStyle } from './price';
import { yesOrNo } from './spreadsheet-words';
import { textOf, type Cell } from './table';

/** Columns beyond the specification's fields, by name in the languages of `plainAliases`. */
const ALIASES = {
  quantity:
    'quantity, qty, stock, stock quantity, stock qty, inventory, inventory quantity, variant inventory qty, available quantity, quantity on hand, on hand, bestand, lager, lagerbestand, lagermenge, menge, verfugbare menge, quantite, quantite en stock, stock disponible, existencias, cantidad, inventario, quantita, giacenza, scorte, disponibilita magazzino, magazzino, voorraad, aantal, estoque, quantidade, ilosc, stan magazynowy, stan',
  availability:
    'availability, availability status, stock status, in stock, is in stock, verfugbarkeit, lagerstatus, disponibilite, disponibilidad, estado de stock, disponibilita, beschikbaarheid, disponibilidade, dostepnosc',
  availability_date: 'availability date, available from, verfugbar ab, disponible le, disponible a partir de',
  prior:
    'was, was price, compare at, compare at price, compare to price, variant compare at price, list price, original price, old price, price before, rrp, msrp, uvp, listenpreis, alter preis, bisheriger preis, streichpreis, statt, prix barre, ancien prix, prix conseille, prix avant, precio anterior, precio original, precio de lista, antes, prezzo precedente, prezzo originale, prezzo di listino, prezzo barrato, oude prijs, adviesprijs, van prijs, preco anterior, preco original, stara cena, cena przed obnizka',
  sale: 'sale price, special price, offer price, promo price, angebotspreis, aktionspreis, sonderpreis, reduzierter preis, prix promo, prix promotionnel, prix solde, prix remise, precio rebajado, precio de oferta, oferta, prezzo scontato, prezzo in offerta, prezzo promozionale, aanbiedingsprijs, actieprijs, preco promocional, preco com desconto, cena promocyjna',
  isSale: 'on sale, is on sale',
  saleDates: 'sale price effective date',
  saleFrom: 'date sale price starts, angebotspreis startet am, date de debut de promo',
  saleTo: 'date sale price ends, angebotspreis endet am, date de fin de promo',
  condition:
    'condition, condition id, zustand, etat, estado, condicion, product condition, google shopping condition, condizione, condizioni, staat, condicao, stan produktu',
  sku: 'sku, variant sku, product code sku, reference',
  gtin: 'gtin, ean, upc, barcode, variant barcode, variant barcodes, isbn, upc ean, product upc ean',
  mpn: 'mpn, manufacturer part number, herstellernummer, teilenummer, google shopping mpn, codice produttore, codigo do fabricante, kod producenta',
  unit_pricing_measure: 'unit pricing measure',
  unit_pricing_base_measure: 'unit pricing base measure',
} as const;

type OfferColumn = keyof typeof ALIASES;

function isOfferColumn(name: string): name is OfferColumn {
  return Object.hasOwn(ALIASES, name);
}

const columnNames = Object.keys(ALIASES).filter(isOfferColumn);

/** A row's cells by what they say about its offer. */
export type OfferCells = Readonly<Partial<Record<OfferColumn, Cell>>>;

export type OfferPlaces = ReadonlyMap<OfferColumn, number>;

/** @param candidates the columns that no other field has taken */
export function findOfferColumns(headers: readonly string[], candidates: readonly number[]): OfferPlaces {
  const places = new Map<OfferColumn, number>();
  const names = headers.map(normalizeHeader);
  for (const column of columnNames) {
    const aliases = ALIASES[column].split(', ');
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

const wordsOf = (text: string) => text.split(', ');

const AVAILABILITIES = [
  [
    'out_of_stock',
    wordsOf(
      'out of stock, outofstock, sold out, discontinued, unavailable, not available, ausverkauft, vergriffen, nicht verfugbar, nicht auf lager, nicht lieferbar, rupture, rupture de stock, en rupture de stock, epuise, indisponible, agotado, sin existencias, no disponible, esaurito, non disponibile, uitverkocht, niet op voorraad, esgotado, indisponivel, wyprzedane, niedostepny, brak',
    ),
  ],
  [
    'preorder',
    wordsOf(
      'preorder, pre order, vorbestellung, vorbestellbar, precommande, preventa, reserva, preordine, pre venda, przedsprzedaz',
    ),
  ],
  [
    'backorder',
    wordsOf(
      'backorder, back order, on backorder, onbackorder, available for order, nachbestellt, lieferruckstand, sur commande, bajo pedido',
    ),
  ],
  [
    'in_stock',
    wordsOf(
      'in stock, instock, available, unlimited, verfugbar, auf lager, lagernd, lieferbar, vorratig, en stock, disponible, en existencia, disponibile, op voorraad, leverbaar, em estoque, disponivel, dostepny, na stanie',
    ),
  ],
] as const;

const CONDITIONS = [
  // eBay's numbers are among them.
  [
    'used',
    wordsOf(
      '3000, used, second hand, pre owned, gebraucht, occasion, d occasion, usado, segunda mano, usato, tweedehands, gebruikt, uzywany',
    ),
  ],
  [
    'refurbished',
    wordsOf(
      '2000, 2010, 2020, 2030, 2500, refurbished, renewed, generaluberholt, wiederaufbereitet, reconditionne, reacondicionado, ricondizionato, recondicionado, odnowiony',
    ),
  ],
] as const;

const meant = <Value extends string>(
  list: ReadonlyArray<readonly [Value, readonly string[]]>,
  text: string,
): Value | undefined => list.find(([, words]) => words.includes(normalizeHeader(text)))?.[0];

/** The stock, from a number, yes or no, or words. */
function stockOf(cells: OfferCells, note: (message: string) => void): OfferFields {
  const [told, count] = [textOf(cells.availability), textOf(cells.quantity)];
  const availability = told === '' ? undefined : (meant(AVAILABILITIES, told) ?? answerOf(told));
  if (told !== '' && availability === undefined)
    note(`availability "${told}" is not understood, so it counts as in stock`);
  if (count === '') return availability === undefined ? {} : { availability };
  const amount = typeof cells.quantity === 'number' ? cells.quantity : countIn(count);
  // Oversold is sold out.
  if (amount !== undefined) {
    const quantity = Math.max(0, Math.floor(amount));
    const isOrdered = availability === 'preorder' || availability === 'backorder';
    if (quantity === 0) return { availability: isOrdered ? availability : 'out_of_stock' };
    return { quantity, ...(availability !== undefined && { availability }) };
  }
  const fromWords = availability ?? meant(AVAILABILITIES, count) ?? answerOf(count);
  if (fromWords === undefined) note(`stock "${count}" is not understood, so it counts as in stock`);
  return fromWords === undefined ? {} : { availability: fromWords };
}

/** "100.0000" is a hundred. */
const countIn = (text: string): number | undefined =>
  readAmount(/^-?\d+[.,]0{4,}$/u.test(text) ? text.replace(/[.,]0+$/u, '') : text);

function answerOf(text: string): 'in_stock' | 'out_of_stock' | undefined {
  const answer = yesOrNo(text) ?? (Number(text) > 1 || undefined);
  return answer === undefined ? undefined : answer ? 'in_stock' : 'out_of_stock';
}

const day = (text: string) => (/^\d{4}-\d\d-\d\d/u.test(text) ? text.slice(0, 10) : '');

/** Days are compared as texts: "2026-11-26". */
function isSaleOn({ isSale, saleDates, saleFrom, saleTo }: OfferCells, today: string): boolean {
  if (yesOrNo(textOf(isSale)) === false) return false;
  const [first = '', last = ''] = textOf(saleDates).split('/');
  const from = day(first.trim()) || day(textOf(saleFrom));
  const to = day(last.trim()) || day(textOf(saleTo));
  return (from === '' || from <= today) && (to === '' || today <= to);
}

/** Today's price and, in a sale, the price before. */
function pricesOf(price: number, cells: OfferCells, rules: OfferRules, note: (message: string) => void) {
  const amountIn = (cell: Cell | undefined, name: string, vat?: number) => {
    if (textOf(cell) === '') return undefined;
    const read = readPrice(cell ?? '', rules.style, rules.currency, vat);
    if ('fault' in read) note(`${name}: ${read.fault}, and is ignored`);
    return 'fault' in read ? undefined : read.amount;
  };
  const sale = isSaleOn(cells, rules.today) ? amountIn(cells.sale, 'sale price', rules.vat) : undefined;
  const prior = amountIn(cells.prior, 'price before');
  // Many systems write 0 where there is no sale.
  const isSale = sale !== undefined && sale > 0 && sale < price;
  const before = isSale ? price : prior;
  const now = isSale ? sale : price;
  return { price: now, ...(before !== undefined && before > now && { prior_price: before }) };
}

export interface OfferRules {
  style: PriceStyle;
  currency: string;
  /** In percent, where the price and its sale are without tax; a price before mostly is a recommended one, with tax. */
  vat?: number | undefined;
  /** "2026-11-26" */
  today: string;
}

/** A spreadsheet's writing of a long number. */
const ROUNDED = /^\d(?:[.,]\d+)?e\+\d+$/iu;

function faultOf(column: OfferColumn, text: string): string | undefined {
  if (ROUNDED.test(text)) return 'was rounded by a spreadsheet';
  if (column === 'gtin' && !/\d{6}/u.test(text)) return text === '' ? undefined : 'is no number';
  const isDate = column !== 'availability_date' || text === '' || day(text) !== '';
  return isDate ? undefined : 'is no date such as "2027-03-31"';
}

/** The optional fields of Data.json, with today's price. */
export function readOfferCells(
  price: number,
  cells: OfferCells,
  rules: OfferRules,
  note: (message: string) => void,
) {
  const text = (column: OfferColumn) => textOf(cells[column]);
  const condition = meant(CONDITIONS, text('condition'));
  const copied = (
    ['sku', 'gtin', 'mpn', 'unit_pricing_measure', 'unit_pricing_base_measure', 'availability_date'] as const
  ).filter((column) => {
    const fault = faultOf(column, text(column));
    if (fault !== undefined) note(`${column} "${text(column)}" ${fault}, and is left out`);
    return text(column) !== '' && fault === undefined;
  });
  return {
    ...pricesOf(price, cells, rules, note),
    ...stockOf(cells, note),
    ...(condition !== undefined && { condition }),
    // A quote keeps spreadsheets from rounding a long number.
    ...Object.fromEntries(copied.map((column) => [column, text(column).replace(/^'/u, '')])),
  };
}
