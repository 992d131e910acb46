import { roundConverted } from './attributes';
import type { Draft, DraftPicture } from './draft';
import type { Findings } from './findings';
import { OwnerError } from '../shared/owner-error';
import { textOf, type Cell } from './table';
import { toLine, toText } from './to-text';

/** A product merged from its rows, with unparsed prices. */
export interface MergedProduct extends Pick<Draft, 'line' | 'categories'> {
  id: string;
  title: string;
  pictures: DraftPicture[];
  /** Its rows with a price. */
  variants: Variant[];
  /** Its one variant stands for the whole product until rows of variants follow. */
  isWhole: boolean;
  rows: number;
  description: string;
  optionNames: readonly string[];
  attributes: Array<{ name: string; values: string[] }>;
  lines: string[];
  rating: Cell;
  notForSale?: string;
  /** A cell that holds a formula instead of its result. */
  formula?: string;
}

export interface Variant extends Pick<Draft, 'line' | 'price' | 'offer' | 'title'> {
  /** Empty if the file names none. */
  id: string;
  /** Its own. */
  pictures: readonly DraftPicture[];
  values: ReadonlyArray<readonly [name: string, value: string]>;
}

/** Shopify's limit per product. A damaged file could give all pictures to one product. */
export const MAX_PICTURES = 250;

/** Lines of a specification, and values per line. */
export const MAX_FACTS = 1000;

/** Shopify allows 2048 variants per product. */
export const MAX_ROWS = 5000;

/** `=A2*1.19`, or an Excel error such as #REF!. */
const FORMULA = /^=.*[A-Z$]\d|^=\s*[A-Z.]+\(|^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)/iu;

function formulaIn({ title, price, pictures, description, categories, key }: Draft): string | undefined {
  const cells = [
    key,
    title,
    textOf(price),
    description,
    ...pictures.map(({ address }) => address),
    ...categories,
  ];
  return cells.find((cell) => FORMULA.test(cell));
}

const emptyProduct = (draft: Draft): MergedProduct => ({
  line: draft.line,
  id: draft.id,
  title: '',
  pictures: [],
  variants: [],
  isWhole: false,
  rows: 0,
  categories: [],
  description: '',
  optionNames: [],
  attributes: [],
  lines: [],
  rating: '',
});

/** Stops at one too many, which is enough to report it. */
function addOnce(facts: string[], fact: string): void {
  if (facts.length <= MAX_FACTS && !facts.includes(fact)) facts.push(fact);
}

const nameOf = ({ optionNames }: MergedProduct, header: string | number): string =>
  toLine(typeof header === 'string' ? header : optionNames[header] || 'Option');

function addAttributes(product: MergedProduct, draft: Draft): void {
  if (product.optionNames.length === 0) product.optionNames = draft.optionNames ?? [];
  for (const [header, cell] of draft.attributes) {
    const value = roundConverted(toLine(cell));
    if (value === '') continue;
    const name = nameOf(product, header);
    const known = product.attributes.find((each) => each.name === name);
    if (known) addOnce(known.values, value);
    else if (product.attributes.length <= MAX_FACTS) product.attributes.push({ name, values: [value] });
  }
  for (const each of draft.lines ?? []) {
    const line = toLine(each);
    if (line !== '') addOnce(product.lines, line);
  }
}

function addPictures(product: MergedProduct, { pictures }: Draft): void {
  for (const picture of pictures) {
    const isKnown = product.pictures.some(({ address }) => address === picture.address);
    if (!isKnown && product.pictures.length <= MAX_PICTURES) product.pictures.push(picture);
  }
}

/** Shared, since there may be 100,000 rows. */
const NONE: Variant['values'] = [];

/** Only options tell variants apart, if a file has them. */
function variantOf(product: MergedProduct, draft: Draft): Variant {
  const { line, price, offer, variantId = '', variantPictures = [], optionNames } = draft;
  const told =
    draft.options ?? draft.attributes.filter(([header]) => !optionNames || typeof header === 'number');
  const values = told
    .map(([header, cell]) => [nameOf(product, header), roundConverted(toLine(cell))] as const)
    .filter(([, value]) => value !== '');
  return {
    line,
    price,
    offer,
    id: variantId,
    title: toLine(draft.title),
    pictures: variantPictures,
    values: values.length === 0 ? NONE : values,
  };
}

/** The whole product is not sold where its variants are. */
function beginVariants(product: MergedProduct): void {
  if (product.isWhole) product.variants = [];
  product.isWhole = false;
}

function merge(product: MergedProduct, draft: Draft): void {
  product.title ||= toLine(draft.title);
  product.description ||= toText(draft.description);
  const formula = formulaIn(draft);
  if (draft.notForSale !== undefined) product.notForSale ??= draft.notForSale;
  if (formula !== undefined) product.formula ??= formula;
  if (product.categories.length === 0) product.categories = draft.categories.map(toLine);
  if (product.rating === '') product.rating = draft.rating ?? '';
  addPictures(product, draft);
  addAttributes(product, draft);
  if (textOf(draft.price) === '') return;
  beginVariants(product);
  product.isWhole = draft.isWhole === true;
  product.variants.push(variantOf(product, draft));
}

/** Merges rows into products, in order of their first rows. */
export class RowMerger {
  readonly products = new Map<string, MergedProduct>();
  /** The key of the last rejected row: rows that continue it are rejected too. */
  #rejectedKey: string | undefined;
  /** The key of the last row. */
  #lastKey: string | undefined;

  readonly findings: Findings;

  constructor(findings: Findings) {
    this.findings = findings;
  }

  add(draft: Draft): void {
    try {
      this.#add(draft);
    } catch (error) {
      if (!(error instanceof OwnerError)) throw error;
      this.findings.add('left out', draft.line, `row ${draft.line}`, error.message);
    }
  }

  #add(draft: Draft): void {
    const about = draft.title === '' ? `row ${draft.line}` : `"${toLine(draft.title)}"`;
    const leaveOut = (reason: string) => this.findings.add('left out', draft.line, about, reason);
    if (draft.key === '') {
      leaveOut('has neither a title nor a number to tell it from others');
      return;
    }
    const known = this.products.get(draft.key);
    if (known && !this.#belongs(known, draft)) {
      this.#rejectedKey = draft.key;
      leaveOut(`"${draft.key}" is taken by the product in line ${known.line}`);
      return;
    }
    this.#rejectedKey = undefined;
    if (known && draft.variantId !== undefined && draft.notForSale !== undefined) {
      this.findings.add('not for sale', draft.line, about, draft.notForSale);
      beginVariants(known);
      return;
    }
    const product = known ?? emptyProduct(draft);
    if (draft.merges === 'by title') this.#noteApart(product, draft);
    this.#lastKey = draft.key;
    for (const note of draft.notes ?? []) this.findings.tally(draft.line, note);
    product.rows += 1;
    if (product.rows <= MAX_ROWS) merge(product, draft);
    else if (product.rows === MAX_ROWS + 1)
      leaveOut(`is row ${product.rows} of one product: from here on, they are left out`);
    this.products.set(draft.key, product);
  }

  /** Rows of one product usually follow each other under one handle. */
  #noteApart({ id, title, line, rows }: MergedProduct, draft: Draft): void {
    const note = (message: string) => this.findings.add('variants', draft.line, `"${title}"`, message);
    if (draft.id !== id)
      note(`"${draft.id}" differs from "${id}" in line ${line} by case only: merged into one product`);
    else if (rows > 0 && this.#lastKey !== draft.key)
      note(`other products stand between this row and "${id}" in line ${line}: merged into one product`);
  }

  #belongs(known: MergedProduct, draft: Draft): boolean {
    if (draft.merges !== 'by title') return draft.merges === 'always';
    if (draft.title === '') return this.#rejectedKey !== draft.key;
    return toLine(draft.title) === known.title;
  }
}
