import { shownName } from './attributes';
import { fields, type Field, type Overrides } from './columns';
import { normalizeHeader } from './header-words';
import type { Draft, Format } from './draft';
import { OwnerError } from '../shared/owner-error';
import { mostExactFirst } from './plain';
import { BETWEEN_VALUES } from './read-xml';
import { statusFault } from './spreadsheet-words';
import { textOf, type TableStart } from './table';

/** Headers of a Google Merchant Center feed, normalized by `normalizeHeader`. */
const HEADERS: Readonly<Partial<Record<Field, string>>> = {
  id: 'id',
  title: 'title',
  picture: 'image link',
  price: 'price',
  category: 'product type',
  description: 'description',
  group: 'item group id',
};

/** Stand in for texts that a machine wrote: `trained_algorithmic_media:"Stride: red shoe"`. */
const STRUCTURED = { title: 'structured title', description: 'structured description' } as const;

/** In display order. */
const ATTRIBUTES = new Map([
  ['brand', 'Maker'],
  ['color', 'Color'],
  ['size', 'Size'],
  ['material', 'Material'],
  ['pattern', 'Pattern'],
  ['gender', 'Gender'],
  ['age group', 'Age group'],
  ['energy efficiency class', 'Energy class'],
  ['product weight', 'Weight'],
]);

export function isMerchant(headers: readonly string[]): boolean {
  const known = new Set(headers.map(normalizeHeader));
  const hasTitle = known.has('title') || known.has(STRUCTURED.title);
  return known.has('image link') && known.has('id') && hasTitle && known.has('price');
}

/** "General:Memory:8 GB"; several are separated by commas, or repeated elements in XML. */
function detailsOf(cell: string): Array<readonly [string, string]> {
  return cell.split(new RegExp(`${BETWEEN_VALUES}|,(?=[^:,]*:[^:,]*:)`, 'u')).flatMap((detail) => {
    const parts = detail.split(':').map((part) => part.trim());
    const [name, ...value] = parts.length > 2 ? parts.slice(1) : parts;
    return name !== undefined && name !== '' && value.length > 0 ? [[name, value.join(':')] as const] : [];
  });
}

const ADDITIONAL_PICTURES = 'additional image link';

/** Google allows ten. URLs may contain commas. */
const additionalPictures = (cell: string) =>
  cell.split(new RegExp(`${BETWEEN_VALUES}|,(?=\\s*https?:)`, 'u'), 10).map((address) => address.trim());

const structuredText = (cell: string) =>
  cell.replace(/^(?:default|trained_algorithmic_media):/u, '').replaceAll(/^"|"$/gu, '');

const firstValue = (cell: string) => cell.split(BETWEEN_VALUES, 1)[0] ?? '';

/** A numeric category is an id in Google's taxonomy. */
const isNumber = (category: string) => /^\d+$/u.test(category);

const USED_FIELDS = fields.filter((field) => field !== 'specification');

/** Fields that are read into the optional fields of Data.json. */
const OFFER = [
  ['availability', 'availability'],
  ['quantity', 'inventory'],
  ['quantity', 'quantity to sell on facebook'],
  ['availability_date', 'availability date'],
  ['sale', 'sale price'],
  ['prior', 'old price'],
  ['currency', 'currency'],
  ['saleDates', 'sale price effective date'],
  ['condition', 'condition'],
  ['gtin', 'gtin'],
  ['mpn', 'mpn'],
  ['unit_pricing_measure', 'unit pricing measure'],
  ['unit_pricing_base_measure', 'unit pricing base measure'],
] as const;

const ALL_ATTRIBUTES = [...ATTRIBUTES.keys(), 'product detail', 'product highlight'];

/** Looks fields up by name on every row, since an XML feed's headers grow while it is read. */
class Places {
  readonly #headers: readonly string[];
  readonly #names: string[] = [];
  readonly #own: ReadonlyMap<string, string>;
  readonly #ignored: ReadonlySet<string>;
  /** Columns for the specification that `--map` names. */
  readonly asked: ReadonlyArray<readonly [name: string, header: string]>;

  constructor(headers: readonly string[], overrides: Overrides) {
    this.#headers = headers;
    this.#own = new Map(overrides.map(([field, header]) => [field, normalizeHeader(header)]));
    this.asked = overrides.flatMap(([field, header]) =>
      field === 'specification' ? [[normalizeHeader(header), shownName(header)] as const] : [],
    );
    this.#ignored = new Set(
      overrides.filter(([field]) => field === 'ignore').map(([, header]) => normalizeHeader(header)),
    );
  }

  headerOf(field: Field): string | undefined {
    return this.#own.get(field) ?? HEADERS[field];
  }

  indexOf(name: string | undefined): number {
    const { length } = this.#names;
    if (length < this.#headers.length) this.#names.push(...this.#headers.slice(length).map(normalizeHeader));
    return name === undefined || this.#ignored.has(name) ? -1 : this.#names.indexOf(name);
  }

  /** Throws if a field named by `--map` is missing, or title or price. */
  check(overrides: Overrides): void {
    const known = new Set(this.#headers.map(normalizeHeader));
    for (const [, header] of overrides) {
      if (!known.has(normalizeHeader(header)))
        throw new OwnerError(`has no field "${header}", which --map names`);
    }
    for (const field of ['title', 'price'] as const) {
      const header = this.headerOf(field);
      if (header === undefined || known.has(header)) continue;
      if (field === 'title' && known.has(STRUCTURED.title)) continue;
      throw new OwnerError(
        `has no ${header} in any of its items, so it is not a feed for Google Merchant Center: --map ${field}=HEADER names another field`,
      );
    }
  }
}

/** Fields that Meta's catalogs have besides. */
function notForSale(status: string, visibility: string): string | undefined {
  const isHidden = /^(?:hidden|staging)$/iu.test(visibility);
  return statusFault(status) ?? (isHidden ? `its visibility is ${visibility.toLowerCase()}` : undefined);
}

function draftReader(places: Places): Format['draft'] {
  return (line, cells): Draft => {
    const text = (header: string | undefined) => textOf(cells[places.indexOf(header)]);
    const value = (field: Field) => firstValue(text(places.headerOf(field)));
    const group = value('group');
    const key = group || value('id');
    const google = mostExactFirst(text('google product category')).filter((each) => !isNumber(each));
    const rowPictures = text(places.headerOf('picture'))
      .split(BETWEEN_VALUES)
      .concat(additionalPictures(text(ADDITIONAL_PICTURES)))
      .filter((address) => address !== '')
      .map((address) => ({ address }));
    return {
      line,
      key,
      id: key,
      variantId: value('id'),
      variantPictures: rowPictures,
      merges: group === '' ? 'never' : 'always',
      title: value('title') || structuredText(text(STRUCTURED.title)),
      pictures: rowPictures,
      price: value('price'),
      categories: [...mostExactFirst(value('category')), ...google],
      description: text(places.headerOf('description')) || structuredText(text(STRUCTURED.description)),
      attributes: [
        ...[...ATTRIBUTES, ...places.asked].map(
          ([header, name]) => [name, firstValue(text(header))] as const,
        ),
        ...detailsOf(text('product detail')),
      ],
      lines: text('product highlight')
        .split(BETWEEN_VALUES)
        .filter((each) => each !== ''),
      rating: value('rating'),
      offer: Object.fromEntries(
        OFFER.map(([column, header]) => [column, firstValue(text(header))] as const).filter(
          ([, told]) => told !== '',
        ),
      ),
      notForSale: notForSale(text('status'), text('visibility')),
    };
  };
}

/** A Google Merchant Center feed, TSV or XML, or another. An XML feed's headers are complete only at its end. */
export function merchantFormat({ headers, feed }: TableStart, overrides: Overrides): Format {
  const places = new Places(headers, overrides);
  const uses = () => {
    places.check(overrides);
    return [
      ...USED_FIELDS.map((field) => [field, places.indexOf(places.headerOf(field))] as const),
      ['picture', places.indexOf(ADDITIONAL_PICTURES)] as const,
      ['title', places.indexOf(STRUCTURED.title)] as const,
      ['description', places.indexOf(STRUCTURED.description)] as const,
      ...OFFER.map(([field, header]) => [field, places.indexOf(header)] as const),
      ...['status', 'visibility'].map((header) => ['for sale', places.indexOf(header)] as const),
      ...[...ALL_ATTRIBUTES, ...places.asked.map(([name]) => name)].map(
        (header) => ['specification', places.indexOf(header)] as const,
      ),
    ].flatMap(([field, index]) => (index === -1 ? [] : [[field, headers[index] ?? ''] as const]));
  };
  return {
    name: `${feed ?? 'Google Merchant Center'} feed`,
    decimalPoint: feed === undefined ? 'always' : 'usually',
    uses,
    unused: () => {
      const used = new Set(uses().map(([, header]) => header));
      return headers.filter(
        (header) => !used.has(header) && normalizeHeader(header) !== 'google product category',
      );
    },
    draft: draftReader(places),
  };
}
