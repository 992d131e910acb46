import { wordsOf } from './attributes';
import { normalizeHeader } from './header-words';
import type { Draft, Format } from './draft';
import { inSpecification, knownExport } from './known-export';
import { isHeldBack } from './spreadsheet-words';
import { textOf, type TableStart } from './table';

/** A row names a product's pictures by file. */
const MEDIA = 'https://static.wixstatic.com/media/';

const OPTION_NUMBERS = [1, 2, 3, 4, 5, 6];

/** Indexes of columns in Wix's older and newer exports; -1 if missing. */
function locate(headers: readonly string[]) {
  const names = headers.map(normalizeHeader);
  const at = (...each: readonly string[]) => names.findIndex((name) => each.includes(name));
  return {
    handle: at('handle id', 'handle'),
    type: at('field type'),
    title: at('name'),
    description: at('description', 'plain description'),
    picture: at('product image url', 'media'),
    category: at('collection', 'primary category slug'),
    brand: at('brand'),
    price: at('price'),
    surcharge: at('surcharge'),
    prior: at('strikethrough price'),
    discount: at('discount mode'),
    discountValue: at('discount value'),
    visible: at('visible'),
    quantity: at('inventory'),
    sku: at('sku'),
    gtin: at('barcode'),
    options: OPTION_NUMBERS.map((number) => ({
      name: at(`product option name${number}`),
      values: at(`product option description${number}`, `product option choices${number}`),
    })).filter(({ name, values }) => name !== -1 && values !== -1),
  };
}

export function isWix(headers: readonly string[]): boolean {
  const { handle, type, title, price } = locate(headers);
  return [handle, type, title, price].every((index) => index !== -1);
}

const rounded = (amount: number) => Math.round(amount * 100) / 100;

/** "#8b0000:Dark red" is dark red. */
const valuesIn = (cell: string): string =>
  cell
    .split(';')
    .map((value) => value.replace(/^(?:#|rgb)[^:]*:/iu, '').trim())
    .filter((value) => value !== '')
    .join(', ');

const addressOf = (file: string): string => (/^https?:/iu.test(file) ? file : MEDIA + file);

function draftReader(headers: readonly string[]): Format['draft'] {
  const places = locate(headers);
  /** The last product, whose variants follow. */
  let product: readonly string[] = [];
  return (line, cells): Draft => {
    const isVariant = /^variant$/iu.test(textOf(cells[places.type]));
    if (!isVariant) product = cells.map(textOf);
    const text = (index: number) => textOf(cells[index]);
    const inherited = (index: number) => text(index) || (product[index] ?? '');
    const key = text(places.handle);
    const options = places.options
      .map(({ name, values }) => [inherited(name), valuesIn(text(values))] as const)
      .filter(([name, value]) => name !== '' && value !== '');
    const base = inherited(places.price);
    const price = rounded(Number(base) + Number(text(places.surcharge)));
    const discount = Number(inherited(places.discountValue));
    const isPercent = inherited(places.discount).toUpperCase() === 'PERCENT';
    const sale = rounded(isPercent ? price * (1 - discount / 100) : price - discount);
    return {
      line,
      key,
      id: key,
      ...(isVariant && { variantId: text(places.sku), options }),
      isWhole: !isVariant,
      merges: 'always',
      title: text(places.title),
      pictures: text(places.picture)
        .split(';')
        .flatMap((file) => (file.trim() === '' ? [] : { address: addressOf(file.trim()) })),
      price: base === '' || Number.isNaN(price) ? base : price,
      categories: text(places.category).split(';').filter(Boolean).map(wordsOf),
      description: text(places.description),
      attributes: [['Brand', text(places.brand)], ...options],
      offer: {
        quantity: text(places.quantity),
        prior: text(places.prior),
        sale: discount > 0 ? sale : '',
        sku: text(places.sku),
        gtin: text(places.gtin),
      },
      notForSale: isHeldBack(text(places.visible)) ? 'it is hidden in the shop' : undefined,
    };
  };
}

/** Wix's products: a row for each, and one for each of its variants below. */
export function wixFormat(start: TableStart): Format {
  const { options, ...single } = locate(start.headers);
  const columns = [
    ...Object.entries(single),
    ...options.flatMap(({ name, values }) => inSpecification(name, values)),
  ];
  return knownExport('Wix products', start, columns, draftReader(start.headers));
}
