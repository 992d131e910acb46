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

const ROOTS = new Set(['accueil', 'home', 'startseite', 'inicio', 'root', 'all products']);

/** "Home > Electronics > Phones" becomes ["Phones", "Electronics"]. */
export const mostExactFirst = (path: string): string[] =>
  path
    .split(/[>»|]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .filter((part, index, parts) => index > 0 || parts.length === 1 || !ROOTS.has(part.toLowerCase()))
    .toReversed();

/** An id for products without one: "Red Phone" becomes "red-phone". */
export const slugOf = (title: string): string =>
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
  const status = names.findIndex((name) => ['status', 'statut', 'etat', 'estado'].includes(name));
  const published = names.findIndex((name) => PUBLISHED.has(name));
  return (cells) => {
    const [state, answer] = [textOf(cells[status]), textOf(cells[published])];
    if (isActive(state) === false) return `its status is ${state.toLowerCase()}`;
    if (yesOrNo(state) === false) return `its status is ${state}`;
    return yesOrNo(answer) === false ? `${headers[published] ?? ''} is ${answer.toLowerCase()}` : undefined;
  };
}

function locate(headers: readonly string[], overrides: Overrides) {
  const columns = findColumns(headers, plainAliases, overrides);
  requireFields(columns, headers);
  const offer = findOfferColumns(headers, columns.rest);
  const offered = new Set(offer.values());
  const others = columns.rest.filter((index) => !offered.has(index));
  const attributes = others.filter((index) => isForShoppers(headers[index] ?? ''));
  const places = (field: Field) =>
    columns.places.filter(([each]) => each === field).map(([, index]) => index);
  const mapped = places('specification');
  // A mapped column is an attribute, unless its header says that it holds finished lines.
  const isAttribute = (index: number) =>
    plainAliases.specification?.includes(normalizeHeader(headers[index] ?? '')) !== true;
  return {
    columns,
    offer,
    attributes: [...mapped.filter(isAttribute), ...attributes],
    shown: attributes,
    lines: mapped.filter((index) => !isAttribute(index)),
    unused: [...columns.ignored, ...others.filter((index) => !attributes.includes(index))],
    cell: (cells: readonly Cell[], field: Field): Cell => cells[places(field)[0] ?? -1] ?? '',
    pictures: places('picture'),
    price: headers[places('price')[0] ?? -1] ?? '',
  };
}

function draftReader(headers: readonly string[], places: ReturnType<typeof locate>): Format['draft'] {
  const { offer, attributes, lines, cell } = places;
  const notForSale = saleReader(headers);
  return (line, cells): Draft => {
    const text = (field: Field) => textOf(cell(cells, field));
    const [title, group, id] = [text('title'), text('group'), text('id')];
    const key = group || id || slugOf(title);
    const pictures = places.pictures.flatMap((index) => picturesIn(textOf(cells[index])));
    return {
      line,
      key,
      id: key,
      variantId: id,
      variantPictures: pictures,
      merges: group === '' ? 'never' : 'always',
      title,
      pictures,
      price: cell(cells, 'price'),
      categories: mostExactFirst(text('category')),
      description: text('description'),
      attributes: attributes.map((index) => [shownName(headers[index] ?? ''), textOf(cells[index])]),
      lines: lines.flatMap((index) => linesOf(textOf(cells[index]))),
      rating: cell(cells, 'rating'),
      offer: offerCells(offer, cells),
      notForSale: notForSale(cells),
    };
  };
}

/** Any table of products; its columns are recognized by name. */
export function plainFormat(headers: readonly string[], overrides: Overrides): Format {
  const places = locate(headers, overrides);
  const name = (index: number) => headers[index] ?? '';
  return {
    name: 'table',
    netPrices: isWithoutTax(places.price) ? places.price : undefined,
    uses: () => [
      ...places.columns.places.map(([field, index]) => [field, name(index)] as const),
      ...[...places.offer].map(([field, index]) => [field, name(index)] as const),
      ...places.shown.map((index) => ['specification', name(index)] as const),
    ],
    unused: () => places.unused.map(name).filter(Boolean),
    draft: draftReader(headers, places),
  };
}
