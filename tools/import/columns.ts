import { OwnerError } from '../shared/owner-error';
import { headerWords, normalizeHeader } from './header-words';

/** `group` identifies rows that are variants of one product. */
export const fields = [
  'id',
  'title',
  'picture',
  'price',
  'category',
  'description',
  'specification',
  'rating',
  'group',
] as const;

export type Field = (typeof fields)[number];

/** `--map price=Preis`; `ignore` keeps a column out of the specification. */
export type Overrides = ReadonlyArray<readonly [Field | 'ignore', string]>;

export type Aliases = Readonly<Partial<Record<Field, readonly string[]>>>;

/** The names of columns by field, most likely first. */
export const plainAliases: Aliases = Object.fromEntries(
  fields.map((field) => [field, [...headerWords(field), ...(field === 'price' ? headerWords('net') : [])]]),
);

/** A price to which tax must be added. */
export const isWithoutTax = (header: string): boolean =>
  headerWords('net').includes(normalizeHeader(header)) ||
  /\b(?:tax excl|tax excluded|excl tax|ex vat|net|netto|nettopreis|zzgl mwst|ht|hors taxe|sin iva|sin impuestos|iva esclusa|senza iva|excl btw|sem iva)\b/u.test(
    normalizeHeader(header),
  );

/** "product_price" and "Variant Price" are the price if no other column is. */
export const withoutNoun = (name: string): string =>
  name.replace(/^(?:product|item|article|variant|artikel|produkt|produit|producto|articulo) (?=.)/u, '');

/** Fields that may have several columns: "Image 2", "Product Image File - 2", "Bild 2 Pfad/URL", "Kép 2"; "Kategorie Ebene 2". */
const NUMBERED: Readonly<Partial<Record<Field, RegExp>>> = {
  picture:
    /^(?:(?:product|item|additional|media|gallery) )*(?:image|picture|photo|bild|produktbild|foto|imagen)(?: url| link| file| src)? ?\d+(?: pfad)?(?: url)?$|^(?:more|additional) (?:variant )?(?:images|pictures)$/u,
  category:
    /^(?:product )?(?:category|kategorie|categorie|categoria)(?: level| ebene| niveau| nivel)? ?\d+$/u,
};

const isNumbered = (field: Field, name: string): boolean =>
  NUMBERED[field]?.test(name) === true ||
  (field in NUMBERED && /\d$/u.test(name) && headerWords(field).includes(name.replace(/ ?\d+$/u, '')));

export interface Columns {
  /** Columns by field; `specification` may have several. */
  places: ReadonlyArray<readonly [Field, number]>;
  /** Columns of no field: candidates for the specification. */
  rest: readonly number[];
  /** Excluded by `--map ignore=` or repeating an earlier column's name. */
  ignored: readonly number[];
}

const quoted = (headers: readonly string[]) => headers.map((header) => `"${header}"`).join(', ');

function indexOfHeader(headers: readonly string[], wanted: string): number {
  const exact = headers.indexOf(wanted);
  const index =
    exact === -1 ? headers.findIndex((header) => normalizeHeader(header) === normalizeHeader(wanted)) : exact;
  if (index === -1)
    throw new OwnerError(`has no column "${wanted}", which --map names. Its columns: ${quoted(headers)}`);
  return index;
}

/**
 * Assigns columns to fields: by `--map`, then by name.
 * @param names what the headers are read as; an empty one is no field's
 */
export function findColumns(
  headers: readonly string[],
  aliases: Aliases,
  overrides: Overrides,
  names = headers.map(normalizeHeader),
): Columns {
  const taken = new Map<number, Field | 'ignore'>();
  const mapped = overrides.map(([field, header]) => [field, indexOfHeader(headers, header)] as const);
  for (const [field, index] of mapped) taken.set(index, field);
  const bareNames = names.map(withoutNoun);
  const freeIndexOf = (wanted: string, among: readonly string[]) =>
    among.findIndex((name, at) => name === wanted && !taken.has(at));
  for (const field of fields) {
    // A mapped specification is added to what is known.
    if (field !== 'specification' && mapped.some(([each]) => each === field)) continue;
    const index = [names, bareNames]
      .flatMap((among) => aliases[field]?.map((alias) => freeIndexOf(alias, among)) ?? [])
      .find((at) => at !== -1);
    if (index !== undefined) taken.set(index, field);
    for (const [at, name] of names.entries())
      if (isNumbered(field, name) && !taken.has(at)) taken.set(at, field);
  }
  const indices = headers.map((_, index) => index);
  const isRepeated = (index: number) => {
    const first = names.indexOf(names[index] ?? '');
    return names[index] === '' || (first < index && !taken.has(index));
  };
  return {
    places: fields.flatMap((field) =>
      indices.filter((index) => taken.get(index) === field).map((index) => [field, index] as const),
    ),
    rest: indices.filter((index) => !taken.has(index) && !isRepeated(index)),
    ignored: indices.filter(
      (index) => taken.get(index) === 'ignore' || (!taken.has(index) && isRepeated(index)),
    ),
  };
}

/** Throws if title or price is missing. */
export function requireFields(columns: Columns, headers: readonly string[]): void {
  for (const field of ['title', 'price'] as const) {
    if (columns.places.some(([each]) => each === field)) continue;
    throw new OwnerError(
      `has no column that looks like a ${field}: name it with --map ${field}=HEADER. Its columns: ${quoted(headers)}`,
    );
  }
}

/**
 * Recognizes a header: it has a title, a price and every column that `--map` names.
 * @param names what the cells are read as
 */
export function isHeader(cells: readonly string[], names: readonly string[], overrides: Overrides): boolean {
  const written = new Set(cells.map(normalizeHeader));
  const read = new Set([...names, ...names.map(withoutNoun)]);
  const has = (field: Field) =>
    overrides.some(([each]) => each === field) ||
    plainAliases[field]?.some((alias) => read.has(alias)) === true;
  return (
    overrides.every(([, header]) => written.has(normalizeHeader(header))) && has('title') && has('price')
  );
}
