import {
  findColumns,
  plainAliases,
  normalizeHeader,
  requireFields,
  type Field,
  type Overrides,
} from './columns';
import type { Draft, DraftPicture, Format } from './draft';
import { textOf, type Cell } from './table';

/** Internal columns, or of no interest to shoppers: published only with `--map`. */
const INTERNAL =
  /\b(?:stock|inventory|quantity|qty|cost|costs|margin|supplier|purchase|wholesale|tax|vat|ean|gtin|barcode|upc|mpn|url|link|seo|tags?|status|published|visible|created|updated|date|position|compare|sale|discount|lager|lagerbestand|bestand|menge|einkauf|einkaufspreis|ek|ek preis|marge|lieferant|mwst|ust|steuer|steuersatz|rabatt|aktiv|erstellt|geandert|datum|cout|fournisseur|tva|quantite|achat|remise|coste|costo|proveedor|iva|existencias|cantidad|descuento|notes?|notiz|intern|internal|sort|id|sku|price|preis|prix|precio)\b/u;

const isInternal = (header: string) => INTERNAL.test(normalizeHeader(header));

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

/** Any table of products; its columns are recognized by name. */
export function plainFormat(headers: readonly string[], overrides: Overrides): Format {
  const columns = findColumns(headers, plainAliases, overrides);
  requireFields(columns, headers);
  const hasOwnSpecification = overrides.some(([field]) => field === 'specification');
  const attributes = hasOwnSpecification
    ? []
    : columns.rest.filter((index) => !isInternal(headers[index] ?? ''));
  const places = (field: Field) =>
    columns.places.filter(([each]) => each === field).map(([, index]) => index);
  const cell = (cells: readonly Cell[], field: Field): Cell => cells[places(field)[0] ?? -1] ?? '';
  const name = (index: number) => headers[index] ?? '';
  const mapped = places('specification');
  // A mapped column is an attribute, unless its header says that it holds finished lines.
  const isAttribute = (index: number) =>
    hasOwnSpecification && plainAliases.specification?.includes(normalizeHeader(name(index))) !== true;
  return {
    name: 'table',
    hasPointPrices: false,
    uses: () => [
      ...columns.places.map(([field, index]) => [field, name(index)] as const),
      ...attributes.map((index) => ['specification', name(index)] as const),
    ],
    unused: () =>
      [...columns.ignored, ...columns.rest.filter((index) => !attributes.includes(index))]
        .map(name)
        .filter(Boolean),
    draft: (line, cells): Draft => {
      const title = textOf(cell(cells, 'title'));
      const group = textOf(cell(cells, 'group'));
      return {
        line,
        key: group || textOf(cell(cells, 'id')) || slugOf(title),
        merges: group === '' ? 'never' : 'always',
        title,
        pictures: picturesIn(textOf(cell(cells, 'picture'))),
        price: cell(cells, 'price'),
        categories: mostExactFirst(textOf(cell(cells, 'category'))),
        description: textOf(cell(cells, 'description')),
        attributes: [...mapped.filter(isAttribute), ...attributes].map((index) => [
          name(index),
          textOf(cells[index]),
        ]),
        lines: mapped
          .filter((index) => !isAttribute(index))
          .flatMap((index) => linesOf(textOf(cells[index]))),
        rating: cell(cells, 'rating'),
        notForSale: undefined,
      };
    },
  };
}
