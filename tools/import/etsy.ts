import { normalizeHeader } from './columns';
import { combinationsOf } from './combinations';
import type { Draft, Format } from './draft';
import { inSpecification, knownExport } from './known-export';
import { slugOf } from './plain';
import { textOf, type TableStart } from './table';
import { partsOf } from '../shared/word-lists';

/** Etsy names the columns in the seller's language: English, German, French, Spanish and Italian. */
const HEADERS = {
  title: 'title, titel, titre, titulo, titolo',
  description: 'description, beschreibung, descripcion, descrizione',
  price: 'price, preis, prix, precio, prezzo',
  currency: 'currency code, wahrungscode, code devise, codigo de divisa, codice valuta',
  quantity: 'quantity, stuckzahl, quantite, cantidad, quantita',
  materials: 'materials, materialien, materiaux, materiales, materiali',
  sku: 'sku, bestandseinheit, reference, referencia',
} as const;

const PICTURE = /^(?:image|bild|imagen|immagine) ?\d+$/u;

/** Indexes of columns; -1 if missing. */
function locate(headers: readonly string[]) {
  const names = headers.map(normalizeHeader);
  const at = (header: keyof typeof HEADERS) =>
    names.findIndex((name) => HEADERS[header].split(', ').includes(name));
  return {
    title: at('title'),
    description: at('description'),
    price: at('price'),
    currency: at('currency'),
    quantity: at('quantity'),
    materials: at('materials'),
    sku: at('sku'),
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
  const { title, price, currency, variations } = locate(headers);
  return [title, price, currency, variations[0]?.name ?? -1].every((index) => index !== -1);
}

/** Etsy's own limit for a list. */
const MAX_VALUES = 70;

const PRICE_NOTE =
  'with one price for all variants, since Etsy writes no other: correct those that cost more';
const SKU_NOTE =
  'with SKUs given to the variants in the order of the file: Etsy does not say which belongs to which';

function draftReader(headers: readonly string[]): Format['draft'] {
  const places = locate(headers);
  return (line, cells): Draft[] => {
    const text = (index: number) => textOf(cells[index]);
    const title = text(places.title);
    const skus = partsOf(text(places.sku), ',');
    const options = combinationsOf(
      places.variations
        .map(({ name, values }) => [text(name), partsOf(text(values), ',').slice(0, MAX_VALUES)] as const)
        .filter(([name, values]) => name !== '' && values.length > 0),
    );
    const isOne = options.length === 1;
    const key = (isOne ? skus[0] : undefined) ?? slugOf(title);
    const haveSkus = isOne || skus.length === options.length;
    const notes = isOne ? [] : haveSkus ? [PRICE_NOTE, SKU_NOTE] : [PRICE_NOTE];
    return options.map((chosen, index): Draft => {
      const sku = haveSkus ? skus[index] : undefined;
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
        attributes: [
          ['Material', partsOf(text(places.materials).replaceAll('_', ' '), ',').join(', ')],
          ...chosen,
        ],
        lines: [],
        rating: '',
        // The quantity is that of all variants together.
        offer: { quantity: isOne || Number(quantity) === 0 ? quantity : '', sku: sku ?? '' },
        notForSale: undefined,
        notes: index === 0 ? notes : [],
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
