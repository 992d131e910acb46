import type { Draft, DraftPicture } from './draft';
import type { Findings } from './findings';
import { OwnerError } from '../shared/owner-error';
import { Packed } from './packed';
import { textOf, type Cell } from './table';
import { toLine, toText } from './to-text';

/** A product as the file's rows together tell it, its price not yet read. */
export interface Folded extends Pick<Draft, 'line' | 'rating' | 'categories'> {
  id: string;
  title: string;
  pictures: DraftPicture[];
  prices: Cell[];
  variants: number;
  rows: number;
  description: string;
  attributes: Array<{ name: string; values: string[] }>;
  lines: string[];
  notForSale?: string;
  /** A formula's text where its result should be. */
  formula?: string;
}

/** As many as Shopify has of one product: a damaged file could give all its pictures to one. */
export const MAX_PICTURES = 250;

/** Lines of a specification, and values in one of them. */
export const MAX_FACTS = 1000;

/** More than twice as many variants as Shopify has of one product. */
const MAX_ROWS = 5000;

/** `=A2*1.19` or Excel's word for a formula that failed: the file has no value there. */
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

const fresh = (draft: Draft): Folded => ({
  line: draft.line,
  id: draft.key,
  title: '',
  pictures: [],
  prices: [],
  variants: 0,
  rows: 0,
  categories: [],
  description: '',
  attributes: [],
  lines: [],
  rating: '',
});

/** One more is enough to know that there are too many. */
function addOnce(facts: string[], fact: string): void {
  if (facts.length <= MAX_FACTS && !facts.includes(fact)) facts.push(fact);
}

function addAttributes(product: Folded, draft: Draft): void {
  for (const [head, cell] of draft.attributes) {
    const value = toLine(cell);
    if (value === '') continue;
    const name = toLine(head);
    const known = product.attributes.find((each) => each.name === name);
    if (known) addOnce(known.values, value);
    else if (product.attributes.length <= MAX_FACTS) product.attributes.push({ name, values: [value] });
  }
  for (const each of draft.lines) {
    const line = toLine(each);
    if (line !== '') addOnce(product.lines, line);
  }
}

function addPictures(product: Folded, { pictures }: Draft): void {
  for (const picture of pictures) {
    const isKnown = product.pictures.some(({ address }) => address === picture.address);
    if (!isKnown && product.pictures.length <= MAX_PICTURES) product.pictures.push(picture);
  }
}

function merge(product: Folded, draft: Draft): void {
  product.title ||= toLine(draft.title);
  product.description ||= toText(draft.description);
  const formula = formulaIn(draft);
  if (draft.notForSale !== undefined) product.notForSale ??= draft.notForSale;
  if (formula !== undefined) product.formula ??= formula;
  if (product.categories.length === 0) product.categories = draft.categories.map(toLine);
  if (product.rating === '') product.rating = draft.rating;
  if (textOf(draft.price) !== '') {
    product.variants += 1;
    if (!product.prices.includes(draft.price)) product.prices.push(draft.price);
  }
  addPictures(product, draft);
  addAttributes(product, draft);
}

/** Folds rows into products, in the order in which products begin. */
export class Folder {
  readonly products = new Packed<string, Folded>();
  /** The key of the product that was refused last: rows that continue it are refused with it. */
  #refused: string | undefined;

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
      this.#refused = draft.key;
      leaveOut(`"${draft.key}" is taken by the product in line ${known.line}`);
      return;
    }
    this.#refused = undefined;
    const product = known ?? fresh(draft);
    product.rows += 1;
    if (product.rows <= MAX_ROWS) merge(product, draft);
    else if (product.rows === MAX_ROWS + 1)
      leaveOut(`is row ${product.rows} of one product: from here on, they are left out`);
    this.products.set(draft.key, product);
  }

  #belongs(known: Folded, draft: Draft): boolean {
    if (draft.folds !== 'by title') return draft.folds === 'always';
    if (draft.title === '') return this.#refused !== draft.key;
    return toLine(draft.title) === known.title;
  }
}
