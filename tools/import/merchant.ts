import { plainHead, type Field, type Overrides } from './columns';
import type { Draft, Format } from './draft';
import { OwnerError } from '../shared/owner-error';
import { mostExactFirst } from './plain';
import { BETWEEN_VALUES } from './read-xml';
import { textOf } from './table';

/** The heads of a Google Merchant Center feed, as `plainHead` writes them. */
const HEADS: Readonly<Partial<Record<Field, string>>> = {
  id: 'id',
  title: 'title',
  picture: 'image link',
  price: 'price',
  category: 'product type',
  description: 'description',
  group: 'item group id',
};

/** In the order in which a shopper asks. */
const ATTRIBUTES = new Map([
  ['brand', 'Maker'],
  ['color', 'Color'],
  ['size', 'Size'],
  ['material', 'Material'],
  ['pattern', 'Pattern'],
  ['gender', 'Gender'],
  ['age group', 'Age group'],
  ['condition', 'Condition'],
  ['energy efficiency class', 'Energy class'],
  ['product weight', 'Weight'],
]);

export function isMerchant(heads: readonly string[]): boolean {
  const known = new Set(heads.map(plainHead));
  return known.has('image link') && known.has('id') && known.has('title') && known.has('price');
}

/** "General:Memory:8 GB", several of them separated by commas, or in a feed of their own. */
function detailsOf(cell: string): Array<readonly [string, string]> {
  return cell.split(new RegExp(`${BETWEEN_VALUES}|,(?=[^:,]*:[^:,]*:)`, 'u')).flatMap((detail) => {
    const parts = detail.split(':').map((part) => part.trim());
    const [name, ...value] = parts.length > 2 ? parts.slice(1) : parts;
    return name !== undefined && name !== '' && value.length > 0 ? [[name, value.join(':')] as const] : [];
  });
}

const FURTHER = 'additional image link';

/** Google takes ten. An address may have commas of its own. */
const furtherPictures = (cell: string) =>
  cell.split(new RegExp(`${BETWEEN_VALUES}|,(?=\\s*https?:)`, 'u'), 10).map((address) => address.trim());

const firstValue = (cell: string) => cell.split(BETWEEN_VALUES, 1)[0] ?? '';

/** A number stands for a category that only Google's table names. */
const isNumber = (category: string) => /^\d+$/u.test(category);

const USED_FIELDS = [
  'id',
  'title',
  'picture',
  'price',
  'category',
  'description',
  'group',
  'rating',
] as const;

const ALL_ATTRIBUTES = [...ATTRIBUTES.keys(), 'product detail', 'product highlight'];

/** Finds fields by name at every row, as an XML feed's heads grow while it is read. */
class Places {
  readonly #heads: readonly string[];
  readonly #names: string[] = [];
  readonly #own: ReadonlyMap<string, string>;
  readonly #ignored: ReadonlySet<string>;

  constructor(heads: readonly string[], overrides: Overrides) {
    this.#heads = heads;
    this.#own = new Map(overrides.map(([field, head]) => [field, plainHead(head)]));
    this.#ignored = new Set(
      overrides.filter(([field]) => field === 'ignore').map(([, head]) => plainHead(head)),
    );
  }

  headOf(field: Field): string | undefined {
    return this.#own.get(field) ?? HEADS[field];
  }

  indexOf(name: string | undefined): number {
    const { length } = this.#names;
    if (length < this.#heads.length) this.#names.push(...this.#heads.slice(length).map(plainHead));
    return name === undefined || this.#ignored.has(name) ? -1 : this.#names.indexOf(name);
  }

  /** What `--map` names must be there; nothing can be sold without a title and a price. */
  check(overrides: Overrides): void {
    const known = new Set(this.#heads.map(plainHead));
    for (const [, head] of overrides) {
      if (!known.has(plainHead(head))) throw new OwnerError(`has no field "${head}", which --map names`);
    }
    for (const field of ['title', 'price'] as const) {
      const head = this.headOf(field);
      if (head === undefined || known.has(head)) continue;
      throw new OwnerError(
        `has no ${head} in any of its items, so it is no feed for Google Merchant Center: --map ${field}=HEAD names another field`,
      );
    }
  }
}

function draftReader(places: Places): Format['draft'] {
  return (line, cells): Draft => {
    const text = (head: string | undefined) => textOf(cells[places.indexOf(head)]);
    const value = (field: Field) => firstValue(text(places.headOf(field)));
    const group = value('group');
    const google = mostExactFirst(text('google product category')).filter((each) => !isNumber(each));
    return {
      line,
      key: group || value('id'),
      folds: group === '' ? 'never' : 'always',
      title: value('title'),
      pictures: [value('picture'), ...furtherPictures(text(FURTHER))]
        .filter((address) => address !== '')
        .map((address) => ({ address })),
      price: value('price'),
      categories: [...mostExactFirst(value('category')), ...google],
      description: text(places.headOf('description')),
      attributes: [
        ...[...ATTRIBUTES].map(([head, name]) => [name, firstValue(text(head))] as const),
        ...detailsOf(text('product detail')),
      ],
      lines: text('product highlight')
        .split(BETWEEN_VALUES)
        .filter((each) => each !== ''),
      rating: value('rating'),
      notForSale: undefined,
    };
  };
}

/** A feed for Google Merchant Center, TSV or XML. An XML feed's heads are all known at its end only. */
export function merchantFormat(heads: readonly string[], overrides: Overrides): Format {
  const places = new Places(heads, overrides);
  const uses = () => {
    places.check(overrides);
    return [
      ...USED_FIELDS.map((field) => [field, places.indexOf(places.headOf(field))] as const),
      ['picture', places.indexOf(FURTHER)] as const,
      ...ALL_ATTRIBUTES.map((head) => ['specification', places.indexOf(head)] as const),
    ].flatMap(([field, index]) => (index === -1 ? [] : [[field, heads[index] ?? ''] as const]));
  };
  return {
    name: 'Google Merchant Center feed',
    hasPointPrices: false,
    uses,
    unused: () => {
      const used = new Set(uses().map(([, head]) => head));
      return heads.filter((head) => !used.has(head) && plainHead(head) !== 'google product category');
    },
    draft: draftReader(places),
  };
}
