import { normalizeHeader } from './columns';
import type { Draft, Format } from './draft';
import { inSpecification, knownExport } from './known-export';
import { slugOf } from './plain';
import { textOf, type TableStart } from './table';

/** Indexes of columns; -1 if missing. */
function locate(headers: readonly string[]) {
  const names = headers.map(normalizeHeader);
  const at = (name: string) => names.indexOf(name);
  return {
    title: at('title'),
    description: at('description'),
    price: at('price'),
    currency: at('currency code'),
    quantity: at('quantity'),
    materials: at('materials'),
    sku: at('sku'),
    images: names.flatMap((name, index) => (/^image ?\d+$/u.test(name) ? [index] : [])),
    variations: [1, 2].map((number) => ({
      name: at(`variation ${number} name`),
      values: at(`variation ${number} values`),
    })),
  };
}

export function isEtsy(headers: readonly string[]): boolean {
  const { title, price, currency, variations } = locate(headers);
  return [title, price, currency, variations[0]?.name ?? -1].every((index) => index !== -1);
}

const listOf = (cell: string) =>
  cell
    .split(/,\s*/u)
    .map((value) => value.replaceAll('_', ' ').trim())
    .filter((value) => value !== '');

/** Etsy has at most 70; a damaged file could ask for millions of combinations. */
const MAX_VALUES = 70;

type Option = readonly [name: string, value: string];

/** Every combination: Etsy lists the values, and not which of them exist. */
const combine = (variations: ReadonlyArray<{ name: string; values: readonly string[] }>): Option[][] =>
  variations.reduce<Option[][]>(
    (combinations, { name, values }) =>
      combinations.flatMap((each) => values.map((value): Option[] => [...each, [name, value]])),
    [[]],
  );

function draftReader(headers: readonly string[]): Format['draft'] {
  const places = locate(headers);
  return (line, cells): Draft[] => {
    const text = (index: number) => textOf(cells[index]);
    const title = text(places.title);
    const skus = listOf(text(places.sku));
    const options = combine(
      places.variations
        .map(({ name, values }) => ({ name: text(name), values: listOf(text(values)).slice(0, MAX_VALUES) }))
        .filter(({ name, values }) => name !== '' && values.length > 0),
    );
    const isOne = options.length === 1;
    const key = (isOne ? skus[0] : undefined) ?? slugOf(title);
    return options.map((chosen, index): Draft => {
      // If there are as many SKUs as variants, they are theirs.
      const sku = isOne || skus.length === options.length ? skus[index] : undefined;
      const quantity = text(places.quantity);
      return {
        line,
        key,
        id: key,
        ...(!isOne && sku !== undefined && { variantId: sku }),
        options: chosen,
        merges: isOne ? 'never' : 'always',
        title: index === 0 ? title : '',
        pictures: places.images
          .map((place) => ({ address: text(place) }))
          .filter(({ address }) => address !== ''),
        price: [text(places.price), text(places.currency)].join(' ').trim(),
        categories: [],
        description: text(places.description),
        attributes: [['Material', listOf(text(places.materials)).join(', ')], ...chosen],
        lines: [],
        rating: '',
        // The quantity is that of all variants together.
        offer: { quantity: isOne || Number(quantity) === 0 ? quantity : '', sku: sku ?? '' },
        notForSale: undefined,
      };
    });
  };
}

/** Etsy's listings: a row for each, with lists of values. */
export function etsyFormat(start: TableStart): Format {
  const { images, variations, ...single } = locate(start.headers);
  const columns = [
    ...Object.entries(single),
    ...images.map((index) => ['picture', index] as const),
    ...variations.flatMap(({ name, values }) => inSpecification(name, values)),
  ];
  return knownExport('Etsy listings', start, columns, draftReader(start.headers));
}
