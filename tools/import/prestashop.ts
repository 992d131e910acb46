import { normalizeHeader } from './header-words';
import type { Draft, DraftPicture, Format } from './draft';
import { hasAll, inSpecification, knownExport, placesIn } from './known-export';
import type { OfferCells } from './offer-columns';
import { mostExactFirst } from './plain';
import { isHeldBack } from './spreadsheet-words';
import { textOf, type TableStart } from './table';
import { toLine } from './to-text';
import { partsOf } from '../shared/word-lists';

/** Columns of the full product table, by their headers without what stands in parentheses. */
const names = [
  'id',
  'active',
  'title',
  'categories',
  'price',
  'gross',
  'percent',
  'amount',
  'from',
  'to',
  'sku',
  'maker',
  'gtin',
  'upc',
  'mpn',
  'quantity',
  'whenSoldOut',
  'visibility',
  'orderable',
  'short',
  'description',
  'images',
  'alts',
  'features',
  'condition',
  'width',
  'height',
  'depth',
  'weight',
] as const;

type Header = (typeof names)[number];

/** PrestaShop's own units, unless its owner changed them. */
const SIZES = [
  ['Width', 'width', 'cm'],
  ['Height', 'height', 'cm'],
  ['Depth', 'depth', 'cm'],
  ['Weight', 'weight', 'kg'],
] as const;

/** "Image URLs (x,y,z...)" and "Name *" */
const bareName = (header: string) => normalizeHeader(header.replace(/\(.*/u, ''));

const placesOf = (headers: readonly string[]) => placesIn(headers.map(bareName), 'PrestaShop', names);

/** The list of products has neither column. */
export const isPrestaShop = (headers: readonly string[]): boolean =>
  hasAll(placesOf(headers), 'active', 'title', 'images', 'features');

function notForSale(text: (header: Header) => string): string | undefined {
  if (isHeldBack(text('active'))) return 'it is not active';
  if (isHeldBack(text('orderable'))) return 'it is not available for order';
  return text('visibility') === 'none' ? 'it is hidden in the catalog' : undefined;
}

const numberIn = (cell: string) => Number(cell.replace(',', '.'));

function offerOf(text: (header: Header) => string): OfferCells {
  const count = Number(text('quantity'));
  const cell = text('gross') || text('price');
  const price = numberIn(cell);
  // A discount's amount includes the tax, so it is only used beside prices that do.
  const off = text('gross') === '' ? 0 : numberIn(text('amount'));
  const sale = price * (1 - numberIn(text('percent')) / 100) - off;
  const decimals = text('gross') === '' ? 4 : 2;
  return {
    ...(text('whenSoldOut') === '1' && count <= 0
      ? { availability: 'backorder' }
      : { quantity: text('quantity') }),
    ...(sale > 0 &&
      sale < price && { sale: sale.toFixed(decimals).replace('.', cell.includes(',') ? ',' : '.') }),
    saleFrom: text('from'),
    saleTo: text('to'),
    condition: text('condition'),
    sku: text('sku'),
    gtin: text('gtin') || text('upc'),
    mpn: text('mpn'),
  };
}

function picturesIn(addresses: string, alts: string): DraftPicture[] {
  const texts = alts.split(',').map(toLine);
  return partsOf(addresses, ',').map((address, index) => {
    const alt = texts[index] ?? '';
    return alt === '' ? { address } : { address, alt };
  });
}

/** "Composition:Cotton, washed:1,Fit:Slim:2": a comma may stand in a value. */
const featuresIn = (cell: string) =>
  cell.split(/(?<=:\d+),|,(?=[^,:]+:(?!\d+(?:,|$)))/u).map((feature) => {
    const [name = '', value = ''] = feature.split(':');
    return [name.trim(), value.trim()] as const;
  });

function draftReader(at: (header: Header) => number): Format['draft'] {
  return (line, cells): Draft => {
    const text = (header: Header) => textOf(cells[at(header)]);
    const id = text('id') || text('sku');
    return {
      line,
      key: id,
      id,
      merges: 'never',
      title: text('title'),
      pictures: picturesIn(text('images'), text('alts')),
      price: cells[at('gross')] ?? cells[at('price')] ?? '',
      categories: partsOf(text('categories'), ',').toReversed().flatMap(mostExactFirst),
      description: text('description') || text('short'),
      attributes: [
        ...featuresIn(text('features')),
        ['Brand', text('maker')],
        ...SIZES.map(([name, header, unit]) => {
          const amount = numberIn(text(header));
          return [name, amount > 0 ? `${amount} ${unit}` : ''] as const;
        }),
      ],
      offer: offerOf(text),
      notForSale: notForSale(text),
    };
  };
}

/** PrestaShop's full table of products; variants would be in a table of their own. */
export function prestaShopFormat(start: TableStart): Format {
  const at = placesOf(start.headers);
  const specification = ['features', 'maker', ...SIZES.map(([, header]) => header)] as const;
  const columns = [
    ...names
      .filter((header) => !specification.some((each) => each === header))
      .map((header) => [header, at(header)] as const),
    ...inSpecification(...specification.map(at)),
  ];
  const netPrices = at('gross') === -1 ? start.headers[at('price')] : undefined;
  return { ...knownExport('PrestaShop products', start, columns, draftReader(at)), netPrices };
}
