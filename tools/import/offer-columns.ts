import { withoutNoun } from './columns';
import { headerWords, normalizeHeader } from './header-words';
import { textOf, type Cell } from './table';

/** Columns beyond the specification's fields. */
const offerColumns = [
  'quantity',
  'tracked',
  'availability',
  'availability_date',
  'prior',
  'sale',
  'currency',
  'isSale',
  'saleDates',
  'saleFrom',
  'saleTo',
  'condition',
  'sku',
  'gtin',
  'mpn',
  'unit_pricing_measure',
  'unit_pricing_base_measure',
] as const;

export type OfferColumn = (typeof offerColumns)[number];

/** The names of a sale's price and of a price before. */
export const offerPrices: readonly string[] = [...headerWords('sale'), ...headerWords('prior')];

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
  for (const column of offerColumns) {
    const index = [(name: string) => name, withoutNoun]
      .flatMap((bare) =>
        headerWords(column).map((alias) => candidates.find((place) => bare(names[place] ?? '') === alias)),
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
