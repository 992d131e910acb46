import { isForShoppers, shownName } from './attributes';
import {
  findColumns,
  isWithoutTax,
  plainAliases,
  normalizeHeader,
  requireFields,
  type Field,
  type Overrides,
} from './columns';
import type { Draft, DraftPicture, Format } from './draft';
import { findOfferColumns, offerCells } from './offer-columns';
import { isActive, yesOrNo } from './spreadsheet-words';
import { textOf, type Cell } from './table';

/** "Electronics > Phones" becomes ["Phones", "Electronics"]. */
export const mostExactFirst = (path: string): string[] =>
  path
    .split(/[>»|]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .toReversed();

/** An id for products without one: "Red Phone" becomes "red-phone". */
const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** Splits a cell at line breaks, bars and semicolons. */
const linesOf = (cell: string) =>
  cell
    .split(/[\r\n|;]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const picturesIn = (cell: string): DraftPicture[] =>
  (/^data:/iu.test(cell) ? [cell] : cell.split(/[|\n;]|,(?=\s*https?:)/u))
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .map((address) => ({ address }));

const PUBLISHED = new Set([
  'published',
  'active',
  'enabled',
  'veroffentlicht',
  'aktiv',
  'publie',
  'actif',
  'publicado',
  'activo',
]);

/** In an unknown table, such a column may mean something else, so only a clear no keeps a product from being sold. */
function saleReader(headers: readonly string[]): (cells: readonly Cell[]) => string | undefined {
  const names = headers.map(normalizeHeader);
  const status = names.indexOf('status');
  const published = names.findIndex((name) => PUBLISHED.has(name));
  return (cells) => {
    const [state, answer] = [textOf(cells[status]), textOf(cells[published])];
    if (isActive(state) === false) return `its status is ${state.toLowerCase()}`;
    return yesOrNo(answer) === false ? `${headers[published] ?? ''} is ${answer.toLowerCase()}` : undefined;
  };
}

/** Any table of products; its columns are recognized by name. */
export function plainFormat(headers: readonly string[], overrides: Overrides): Format {
  const columns = findColumns(headers, plainAliases, overrides);
  requireFields(columns, headers);
  const offer = findOfferColumns(headers, columns.rest);
  const offered = new Set(offer.values());
  const attributes = columns.rest.filter(
    (index) => !offered.has(index) && isForShoppers(headers[index] ?? ''),
  );
  const places = (field: Field) =>
    columns.places.filter(([each]) => each === field).map(([, index]) => index);
  const cell = (cells: readonly Cell[], field: Field): Cell => cells[places(field)[0] ?? -1] ?? '';
  const name = (index: number) => headers[index] ?? '';
  const mapped = places('specification');
  const notForSale = saleReader(headers);
  // A mapped column is an attribute, unless its header says that it holds finished lines.
  const isAttribute = (index: number) =>
    plainAliases.specification?.includes(normalizeHeader(name(index))) !== true;
  return {
    name: 'table',
    hasPointPrices: false,
    netPrices: places('price').map(name).find(isWithoutTax),
    uses: () => [
      ...columns.places.map(([field, index]) => [field, name(index)] as const),
      ...[...offer].map(([field, index]) => [field, name(index)] as const),
      ...attributes.map((index) => ['specification', name(index)] as const),
    ],
    unused: () =>
      [
        ...columns.ignored,
        ...columns.rest.filter((index) => !attributes.includes(index) && !offered.has(index)),
      ]
        .map(name)
        .filter(Boolean),
    draft: (line, cells): Draft => {
      const title = textOf(cell(cells, 'title'));
      const group = textOf(cell(cells, 'group'));
      const key = group || textOf(cell(cells, 'id')) || slugOf(title);
      return {
        line,
        key,
        id: key,
        merges: group === '' ? 'never' : 'always',
        title,
        pictures: picturesIn(textOf(cell(cells, 'picture'))),
        price: cell(cells, 'price'),
        categories: mostExactFirst(textOf(cell(cells, 'category'))),
        description: textOf(cell(cells, 'description')),
        attributes: [...mapped.filter(isAttribute), ...attributes].map((index) => [
          shownName(name(index)),
          textOf(cells[index]),
        ]),
        lines: mapped
          .filter((index) => !isAttribute(index))
          .flatMap((index) => linesOf(textOf(cells[index]))),
        rating: cell(cells, 'rating'),
        offer: offerCells(offer, cells),
        notForSale: notForSale(cells),
      };
    },
  };
}
