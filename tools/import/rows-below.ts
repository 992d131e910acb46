import type { Overrides } from './columns';
import { normalizeHeader } from './header-words';
import type { Draft, Format } from './draft';
import { hasAll, knownExport, placesIn } from './known-export';
import { plainFormat } from './plain';
import { yesOrNo } from './spreadsheet-words';
import { textOf, type Cell, type TableStart } from './table';
import { partsOf } from '../shared/word-lists';

const fields = [
  'kind',
  'price',
  'category',
  'sku',
  'tracking',
  'variant',
  'alt',
  'isFirst',
  'position',
  'ecwid',
] as const;

/** BigCommerce's; Ecwid's have names that any table may have. */
const PICTURE = /^(?:internal image url export|variant image url)$/u;

const placesOf = (headers: readonly string[]) =>
  placesIn(headers.map(normalizeHeader), 'BigCommerce', fields);

export function hasRowsBelow(headers: readonly string[]): boolean {
  const at = placesOf(headers);
  return hasAll(at, 'kind', 'price', 'variant', 'tracking') || hasAll(at, 'kind', 'price', 'ecwid');
}

/** "Type=Swatch|Name=Color|Value=Red[#ff0000]Type=Rectangle|Name=Size|Value=S" */
const optionsIn = (cell: string) =>
  [...cell.matchAll(/\bName=(?<name>.*?)\|Value=(?<value>.*?)(?:\[#[^\]]*\])?(?=Type=|$)/gu)].map(
    ({ groups }) => [groups?.['name'] ?? '', groups?.['value'] ?? ''] as const,
  );

/** Without ids: BigCommerce's file has no names for them. */
const categoriesIn = (cell: string) =>
  cell
    .split(';')
    .flatMap((each) => partsOf(each, '/').toReversed())
    .filter((name) => !/^\d+$/u.test(name));

/** Products of BigCommerce and Ecwid: a row each, and below it a row for each variant and picture. */
export function rowsBelowFormat(start: TableStart, overrides: Overrides, currency: string): Format {
  const at = placesOf(start.headers);
  const pictureHeaders = start.headers.filter((header) => PICTURE.test(normalizeHeader(header)));
  const internal = start.headers[at('ecwid')];
  const own = [
    ...pictureHeaders.map((header) => ['picture', header] as const),
    ...(internal === undefined ? [] : [['ignore', internal] as const]),
  ];
  const plain = plainFormat(start, [...overrides, ...own], currency);
  let product: readonly Cell[] = [];
  let key = '';
  const draft = (line: number, cells: readonly Cell[]): Draft => {
    const text = (header: (typeof fields)[number]) => textOf(cells[at(header)]);
    const kind = text('kind').toLowerCase().replace('product_variation', 'variant');
    if (kind === 'product') product = cells;
    const filled = [...cells];
    // A variant without a price has the product's.
    if (kind === 'variant' && text('price') === '') filled[at('price')] = product[at('price')] ?? '';
    // BigCommerce counts the stock of the product or of each variant.
    if (at('tracking') !== -1)
      filled[at('tracking')] = textOf(product[at('tracking')]).toLowerCase() === kind ? 'yes' : 'none';
    const row = plain.draft(line, filled);
    // A file of new products has no ids yet.
    if (kind === 'product') key = row.key;
    const position = yesOrNo(text('isFirst')) === true ? -1 : Number(text('position'));
    const alt = text('alt') && { alt: text('alt') };
    const pictures = row.pictures.map((each) => ({ ...each, position, ...alt }));
    return {
      ...row,
      key,
      id: key,
      ...(text('variant') && { options: optionsIn(text('variant')) }),
      variantId: text('sku'),
      variantPictures: kind === 'variant' ? pictures : [],
      isWhole: kind === 'product',
      merges: kind === 'product' ? 'never' : 'always',
      categories: categoriesIn(text('category')),
      pictures,
    };
  };
  const used = ['kind', 'variant', 'sku', 'alt', 'isFirst', 'position'] as const;
  const columns = used.map((header) => [header, at(header)] as const);
  const name = at('ecwid') === -1 ? 'BigCommerce products' : 'Ecwid products';
  return knownExport(name, start, columns, draft, plain);
}
