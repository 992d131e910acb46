import { normalizeHeader, type Overrides } from './columns';
import type { Draft, Format } from './draft';
import { hasAll, knownExport, placesIn } from './known-export';
import { plainFormat } from './plain';
import { yesOrNo } from './spreadsheet-words';
import { textOf, type Cell, type TableStart } from './table';
import { partsOf } from '../shared/word-lists';

const HEADERS = {
  item: 'item',
  price: 'price',
  options: 'options',
  tracking: 'inventory tracking',
  category: 'categories',
  picture: 'internal image url export',
  variantPicture: 'variant image url',
  alt: 'image description',
  isFirst: 'image is thumbnail',
  position: 'image sort order',
} as const;

const placesOf = (headers: readonly string[]) => placesIn(headers.map(normalizeHeader), HEADERS);

export const isBigCommerce = (headers: readonly string[]): boolean =>
  hasAll(placesOf(headers), 'item', 'price', 'options', 'tracking');

/** "Type=Swatch|Name=Color|Value=Red[#ff0000]Type=Rectangle|Name=Size|Value=S" */
const optionsIn = (cell: string) =>
  [...cell.matchAll(/\bName=(?<name>.*?)\|Value=(?<value>.*?)(?:\[#[^\]]*\])?(?=Type=|$)/gu)].map(
    ({ groups }) => [groups?.['name'] ?? '', groups?.['value'] ?? ''] as const,
  );

/** A number is the id of a category, whose name the file does not have. */
const categoriesIn = (cell: string) =>
  cell
    .split(';')
    .flatMap((each) => partsOf(each, '/').toReversed())
    .filter((name) => !/^\d+$/u.test(name));

/** BigCommerce's products: a row each, above a row for each of its variants, pictures and videos. */
export function bigCommerceFormat(start: TableStart, overrides: Overrides, currency: string): Format {
  const at = placesOf(start.headers);
  const plain = plainFormat(start, overrides, currency);
  let product: readonly Cell[] = [];
  let key = '';
  const draft = (line: number, cells: readonly Cell[]): Draft => {
    const text = (header: keyof typeof HEADERS) => textOf(cells[at(header)]);
    const kind = text('item').toLowerCase();
    if (kind === 'product') product = cells;
    const own = [...cells];
    // A variant without a price has the product's.
    if (kind === 'variant' && text('price') === '') own[at('price')] = product[at('price')] ?? '';
    // Stock is counted of the product or of each variant.
    own[at('tracking')] = textOf(product[at('tracking')]).toLowerCase() === kind ? 'yes' : 'none';
    const row = plain.draft(line, own);
    // A file of new products has no ids yet.
    if (kind === 'product') key = row.key;
    const address = text('picture') || text('variantPicture');
    const position = yesOrNo(text('isFirst')) === true ? -1 : Number(text('position'));
    const pictures = address === '' ? [] : [{ address, position, ...(text('alt') && { alt: text('alt') }) }];
    return {
      ...row,
      key,
      id: key,
      ...(kind === 'variant' && { options: optionsIn(text('options')), variantPictures: pictures }),
      variantId: textOf(row.offer.sku),
      isWhole: kind === 'product',
      merges: kind === 'product' ? 'never' : 'always',
      categories: categoriesIn(text('category')),
      pictures,
    };
  };
  const columns = [
    ['variant', at('options')] as const,
    ...(['picture', 'alt', 'isFirst', 'position'] as const).map((header) => ['picture', at(header)] as const),
  ];
  return knownExport('BigCommerce products', start, columns, draft, plain);
}
