import { normalizeHeader } from './header-words';
import { combinationsOf } from './combinations';
import type { Draft, Format } from './draft';
import { inSpecification, knownExport, placesIn } from './known-export';
import { slugOf } from './plain';
import { textOf, type TableStart } from './table';
import { partsOf } from '../shared/word-lists';

/** Etsy names the columns in the seller's language: English, German, French, Spanish and Italian. */
const fields = ['title', 'description', 'price', 'currency', 'quantity', 'materials', 'sku'] as const;

const PICTURE = /^(?:image|bild|imagen|immagine) ?\d+$/u;

/** Indexes of columns; -1 if missing. */
function locate(headers: readonly string[]) {
  const names = headers.map(normalizeHeader);
  return {
    at: placesIn(names, 'Etsy', fields),
    images: names.flatMap((name, index) => (PICTURE.test(name) ? [index] : [])),
    variations: ['1', '2', '3'].map((number) => {
      // "NOM VARIATION 1" is the last but one of three: type, name, values.
      const [values = -1, name = -1] = names
        .flatMap((each, index) => (each.includes('vari') && each.split(' ').includes(number) ? [index] : []))
        .toReversed();
      return { name, values };
    }),
  };
}

export function isEtsy(headers: readonly string[]): boolean {
  const { at, variations } = locate(headers);
  return [at('title'), at('price'), at('currency'), variations[0]?.name].every((index) => index !== -1);
}

/** Etsy's own limit for a list. */
const MAX_VALUES = 70;

const PRICE_NOTE =
  'with one price for all variants, since Etsy writes no other: correct those that cost more';
const SKU_NOTE =
  'with SKUs given to the variants in the order of the file: Etsy does not say which belongs to which';

function draftReader(headers: readonly string[]): Format['draft'] {
  const { at, images, variations } = locate(headers);
  return (line, cells): Draft[] => {
    const cell = (index: number) => textOf(cells[index]);
    const text = (field: (typeof fields)[number]) => cell(at(field));
    const title = text('title');
    const skus = partsOf(text('sku'), ',');
    const options = combinationsOf(
      variations
        .map(({ name, values }) => [cell(name), partsOf(cell(values), ',').slice(0, MAX_VALUES)] as const)
        .filter(([name, values]) => name !== '' && values.length > 0),
    );
    const isOne = options.length === 1;
    const key = (isOne ? skus[0] : undefined) ?? slugOf(title);
    const haveSkus = isOne || skus.length === options.length;
    const notes = isOne ? [] : haveSkus ? [PRICE_NOTE, SKU_NOTE] : [PRICE_NOTE];
    return options.map((chosen, index): Draft => {
      const sku = haveSkus ? skus[index] : undefined;
      const quantity = text('quantity');
      return {
        line,
        key,
        id: key,
        ...(!isOne && sku !== undefined && { variantId: sku }),
        options: chosen,
        merges: isOne ? 'never' : 'always',
        title: index === 0 ? title : '',
        pictures: images.map((place) => ({ address: cell(place) })).filter(({ address }) => address !== ''),
        price: [text('price'), text('currency')].join(' ').trim(),
        categories: [],
        description: text('description'),
        attributes: [
          ['Material', partsOf(text('materials').replaceAll('_', ' '), ',').join(', ')],
          ...chosen,
        ],
        // The quantity is that of all variants together.
        offer: { quantity: isOne || Number(quantity) === 0 ? quantity : '', sku: sku ?? '' },
        notes: index === 0 ? notes : [],
      };
    });
  };
}

/** Etsy's listings: a row for each, with lists of values. */
export function etsyFormat(start: TableStart): Format {
  const { at, images, variations } = locate(start.headers);
  const columns = [
    ...fields.map((header) => [header, at(header)] as const),
    ...images.map((index) => ['picture', index] as const),
    ...variations.flatMap(({ name, values }) => inSpecification(name, values)),
  ];
  return knownExport('Etsy listings', start, columns, draftReader(start.headers));
}
