import { isForShoppers, shownName } from './attributes';
import {
  findColumns,
  isWithoutTax,
  plainAliases,
  requireFields,
  type Field,
  type Overrides,
} from './columns';
import { normalizeHeader } from './header-words';
import type { Draft, DraftPicture, Format } from './draft';
import { findOfferColumns, offerCells } from './offer-columns';
import { namesOf } from './price-headers';
import { saleColumns, saleReader } from './sale-columns';
import { textOf, type Cell, type TableStart } from './table';
import { partsOf, setOf } from '../shared/word-lists';

const ROOTS = setOf('accueil, home, startseite, inicio, root, all, all products, default category, каталог');

/** "Home > Electronics > Phones" becomes ["Phones", "Electronics"]; so do "/electronics/phones" and "All / Electronics / Phones". */
export const mostExactFirst = (path: string): string[] =>
  partsOf(path, /^(?:|all |default category|каталог)\//iu.test(path) ? '/' : /[>»|]|\/{3}/u)
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
const linesOf = (cell: string) => partsOf(cell, /[\r\n|;]/u);

/** A plugin for WooCommerce writes "ADDRESS ! alt : TEXT ! title : TEXT". */
function pictureIn(text: string): DraftPicture {
  const [address = '', ...details] = text.split(/\s!\s/u);
  const alt = details.flatMap((detail) => /^\s*alt\s*:\s*(\S.*)/u.exec(detail)?.[1] ?? []).at(0);
  return { address: address.trim(), ...(alt !== undefined && { alt: alt.trim() }) };
}

const picturesIn = (cell: string): DraftPicture[] =>
  (/^data:/iu.test(cell) ? [cell] : cell.split(/[|\n;]|,?\s(?=https?:)|,(?=https?:|\/)/u))
    .map(pictureIn)
    .filter(({ address }) => address !== '');

/** "Option1 Name" and "Option1 Value", "Option Name 1" …, "Variationsname 1" and "Variationswert 1", "Option for Variation 1". */
const OPTION =
  /^(?:option|opcion|opcao|opzione|optie|variations?|variacao|propiedad|attribute?|atributo|attributo|varyant)(?: ?(?<before>\d))? ?(?:(?<name>name|nome|nombre|nom|naam|tip)|value|wert|valor|valeur|valore|waarde|deger|for variation)(?: ?(?<after>\d))?$/u;

/** "Nome da variação 1", "Valore opzione 1": "variacao 1 nome", "opzione 1 valore". */
const withPartLast = (name: string) =>
  name.replace(/^(n[ao]\p{L}+|val\p{L}+|waarde) (?:(?:of|d[aei]|l) )*(.*)$/u, '$2 $1');

/** Columns with the names and values of variants' options. */
function optionColumns(headers: readonly string[]): ReadonlyArray<readonly [name: number, value: number]> {
  const parts = headers.map((header) => {
    const found = OPTION.exec(withPartLast(normalizeHeader(header)))?.groups;
    return found && { isName: found['name'] !== undefined, number: found['before'] ?? found['after'] ?? 0 };
  });
  return parts.flatMap((part, value) => {
    if (!part || part.isName) return [];
    const name = parts.findIndex((other) => other?.isName === true && other.number === part.number);
    return name === -1 ? [] : [[name, value] as const];
  });
}

const EDITIONS = /^(?:editions|[A-Z]{2}_Variant)$/iu;

/** Tilda's "Color:Red;Size:M", and Lightspeed's "Color: Red, Size: M" */
const editionsIn = (cell: string) =>
  partsOf(cell, /;|,(?=[^,;:]+:)/u).map((part) => {
    const [name = '', value = ''] = partsOf(part, ':');
    return [name, value] as const;
  });

function locate(headers: readonly string[], overrides: Overrides, currency: string) {
  const names = namesOf(headers, overrides, currency);
  const columns = findColumns(headers, plainAliases, overrides, names);
  requireFields(columns, headers);
  const offer = findOfferColumns(headers, columns.rest, names);
  const offered = new Set(offer.values());
  const sale = saleColumns(headers, overrides);
  const options = optionColumns(headers);
  const editions = headers.findIndex((header) => EDITIONS.test(header));
  const inOptions = new Set([...options.flat(), editions]);
  const others = columns.rest.filter((index) => !offered.has(index) && !inOptions.has(index));
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
    options,
    editions,
    sale,
    attributes: [...mapped.filter(isAttribute), ...attributes],
    shown: attributes,
    lines: mapped.filter((index) => !isAttribute(index)),
    unused: [
      ...columns.ignored,
      ...others.filter((index) => !attributes.includes(index) && !sale.asked.includes(index)),
    ],
    cell: (cells: readonly Cell[], field: Field): Cell => cells[places(field)[0] ?? -1] ?? '',
    pictures: places('picture'),
    // Numbered ones are levels.
    categories: places('category').toReversed(),
    price: headers[places('price')[0] ?? -1] ?? '',
  };
}

/** The categories of a cell, of which the first that the shop has is taken. A comma may be part of a name. */
const categoriesIn = (cell: string): string[] =>
  cell
    .split(/;|,(?=default category\/)/iu)
    .flatMap((each) => [each, ...(each.includes(',') ? each.split(',') : [])])
    .flatMap((each) => mostExactFirst(each.trim()));

/** Zeros are what a system writes for a weight or size that nobody entered. */
const isNothing = (cell: string) => /^0+(?:[.,]0+)?$/u.test(cell);

function draftReader(headers: readonly string[], places: ReturnType<typeof locate>) {
  const { offer, attributes, shown, lines, cell } = places;
  const notForSale = saleReader(headers, places.sale);
  const sku = offer.get('sku') ?? headers.findIndex((header) => normalizeHeader(header) === 'sku');
  const isIdOfVariant = places.columns.places.some(([field, index]) => field === 'id' && index === sku);
  let previousKey = '';
  return (line: number, cells: readonly Cell[]): Draft => {
    const text = (field: Field) => textOf(cell(cells, field));
    const [title, group, id] = [text('title'), text('group'), text('id')];
    const options = places.options
      .map(([name, value]) => [textOf(cells[name]) || 'Option', textOf(cells[value])] as const)
      .concat(editionsIn(textOf(cells[places.editions])))
      .filter(([, value]) => value !== '');
    const isVariant = options.length > 0;
    // Squarespace writes the title in a product's first row only, and a SKU in each.
    const isContinued = isVariant && title === '' && group === '' && (id === '' || isIdOfVariant);
    const key = isContinued ? previousKey : group || id || slugOf(title);
    previousKey = key;
    const pictures = places.pictures.flatMap((index) => picturesIn(textOf(cells[index])));
    return {
      line,
      key,
      id: key,
      variantId: isVariant && group === '' ? textOf(cells[sku]) : id,
      variantPictures: pictures,
      merges: group === '' && !isVariant ? 'never' : 'always',
      ...(isVariant && { options }),
      title,
      pictures,
      price: cell(cells, 'price'),
      categories: places.categories.flatMap((index) => categoriesIn(textOf(cells[index]))),
      description: text('description'),
      attributes: [
        ...options,
        ...attributes
          .filter((index) => !(shown.includes(index) && isNothing(textOf(cells[index]))))
          .map((index) => [shownName(headers[index] ?? ''), textOf(cells[index])] as const),
      ],
      lines: lines.flatMap((index) => linesOf(textOf(cells[index]))),
      rating: cell(cells, 'rating'),
      offer: offerCells(offer, cells),
      notForSale: notForSale(cells),
    };
  };
}

/** Any table of products; its columns are recognized by name. */
export function plainFormat({ headers }: TableStart, overrides: Overrides, currency: string) {
  const places = locate(headers, overrides, currency);
  const name = (index: number) => headers[index] ?? '';
  return {
    name: 'table',
    netPrices: isWithoutTax(places.price) ? places.price : undefined,
    uses: () => [
      ...places.columns.places.map(([field, index]) => [field, name(index)] as const),
      ...[...places.offer].map(([field, index]) => [field, name(index)] as const),
      ...[...places.options.map(([, value]) => value), places.editions]
        .filter((index) => index !== -1)
        .map((index) => ['variant', name(index)] as const),
      ...places.shown.map((index) => ['specification', name(index)] as const),
      ...[...new Set(places.sale.asked)].map((index) => ['for sale', name(index)] as const),
    ],
    unused: () => places.unused.map(name).filter(Boolean),
    draft: draftReader(headers, places),
  } satisfies Format;
}
