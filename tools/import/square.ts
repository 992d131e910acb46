import { isForShoppers } from './attributes';
import { normalizeHeader } from './columns';
import type { Draft, Format } from './draft';
import { inSpecification, knownExport } from './known-export';
import { mostExactFirst } from './plain';
import { isHeldBack, yesOrNo } from './spreadsheet-words';
import { textOf, type TableStart } from './table';

const QUANTITY = /^current quantity/u;
const OPTION = /^option name (?<number>\d)$/u;

/** Indexes of columns; -1 if missing. */
function locate(headers: readonly string[]) {
  const names = headers.map(normalizeHeader);
  const at = (...each: readonly string[]) => names.findIndex((name) => each.includes(name));
  const all = (pattern: RegExp) => names.flatMap((name, index) => (pattern.test(name) ? [index] : []));
  return {
    handle: at('reference handle'),
    token: at('token'),
    title: at('item name'),
    shown: at('customer facing name'),
    variation: at('variation name'),
    sku: at('sku'),
    gtin: at('gtin'),
    description: at('description'),
    category: at('categories', 'category'),
    broad: at('reporting category'),
    price: at('price'),
    sale: at('online sale price'),
    archived: at('archived'),
    sellable: at('sellable'),
    visibility: at('square online item visibility'),
    quantities: all(QUANTITY),
    options: all(OPTION).map((name) => ({
      name,
      value: at(`option value ${OPTION.exec(names[name] ?? '')?.groups?.['number']}`),
    })),
    sizes: names.flatMap((name, index) =>
      isForShoppers(headers[index] ?? '') && name.startsWith('weight') ? [index] : [],
    ),
  };
}

export function isSquare(headers: readonly string[]): boolean {
  const { title, variation, price } = locate(headers);
  return title !== -1 && variation !== -1 && price !== -1;
}

/** Over all places; empty if no place counts it. */
function totalOf(counts: readonly string[]): string {
  const counted = counts.filter((count) => count !== '');
  return counted.length === 0 ? '' : String(counted.reduce((sum, count) => sum + Number(count), 0));
}

function draftReader(headers: readonly string[]): Format['draft'] {
  const places = locate(headers);
  return (line, cells): Draft => {
    const text = (index: number) => textOf(cells[index]);
    const title = text(places.shown) || text(places.title);
    const key = text(places.handle) || text(places.title);
    const own = text(places.sku) || text(places.token);
    const options = places.options
      .map(({ name, value }) => [text(name), text(value)] as const)
      .filter(([name, value]) => name !== '' && value !== '');
    const isHidden = /^(?:hidden|unavailable)$/iu.test(text(places.visibility));
    const isArchived = yesOrNo(text(places.archived)) === true || isHeldBack(text(places.sellable));
    return {
      line,
      key,
      id: key.replace(/^#/u, ''),
      variantId: own,
      options: options.length > 0 ? options : [['Option', text(places.variation)]],
      merges: 'always',
      title,
      pictures: [],
      price: cells[places.price] ?? '',
      categories: [text(places.category), text(places.broad)].flatMap((cell) =>
        cell.split(/,\s*/u).flatMap(mostExactFirst),
      ),
      description: text(places.description),
      attributes: [
        ...options,
        ...places.sizes.map((index) => {
          const unit = /\((?<unit>\w+)\)/u.exec(headers[index] ?? '')?.groups?.['unit'] ?? '';
          return ['Weight', text(index) === '' ? '' : `${text(index)} ${unit}`] as const;
        }),
      ],
      lines: [],
      rating: '',
      offer: {
        quantity: totalOf(places.quantities.map(text)),
        sale: cells[places.sale] ?? '',
        sku: text(places.sku),
        gtin: text(places.gtin),
      },
      notForSale: isArchived ? 'it is archived' : isHidden ? 'it is hidden in the shop' : undefined,
    };
  };
}

/** Square's item library: a row for each variation. */
export function squareFormat(start: TableStart): Format {
  const { quantities, options, sizes, ...single } = locate(start.headers);
  const columns = [
    ...Object.entries(single),
    ...quantities.map((index) => ['quantity', index] as const),
    ...options.flatMap(({ name, value }) => inSpecification(name, value)),
    ...inSpecification(...sizes),
  ];
  return knownExport('Square item library', start, columns, draftReader(start.headers));
}
