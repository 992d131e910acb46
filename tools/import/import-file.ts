import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Product } from '../../src/catalog/product';
import type { Picture } from '../pictures/catalog-edits';
import { oneAtATime } from '../shared/one-at-a-time';
import { decimalsOf } from '../shared/currencies';
import { OwnerError, shownPath, whyRefused } from '../shared/owner-error';
import type { Overrides } from './columns';
import type { Format } from './draft';
import { Findings } from './findings';
import { formatOf, isKnownHeader } from './formats';
import { RowMerger, type MergedProduct } from './merge-rows';
import { checkPhotos, placePictures, type PictureOptions } from './pictures';
import { readTable } from './read-table';
import { countLeftOut, formatReport, type ImportReport } from './report';
import { checkHeaders, type Cell, type TableStart, type TableVisitor } from './table';
import { decimalSignIn, priceStyleOf, POINT, type PriceStyle } from './price';
import type { ImportedProduct, ShopRules } from './to-product';
import { noteSameTitles } from './same-titles';
import { toProducts } from './to-products';
import { writeCatalog } from './write-file';

export interface ImportOptions extends PictureOptions {
  file: string;
  overrides: Overrides;
  rules: ShopRules;
  /** Called once the file has been read and is about to be written. */
  prepare?: () => void;
}

export interface ImportResult {
  text: string;
  /** Exit code: 1 if any product was left out. */
  code: 0 | 1;
  /** `undefined` if the file could not be read or the catalog not written. */
  report: ImportReport | undefined;
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new OwnerError(`cannot be read: ${whyRefused(error)}`);
  }
}

interface FileContent {
  start: TableStart;
  format: Format;
  read: number;
  merger: RowMerger;
}

/** Reads every row and merges rows into products. */
async function readContent(options: ImportOptions, findings: Findings): Promise<FileContent> {
  const merger = new RowMerger(findings);
  let table: Pick<FileContent, 'start' | 'format'> | undefined;
  let read = 0;
  const visitor: TableVisitor = {
    isHeader: (cells) => isKnownHeader(cells, options),
    begin: (start) => {
      checkHeaders(start.headers);
      table = { start, format: formatOf(start, options) };
    },
    row: ({ line, cells }) => {
      read += 1;
      for (const draft of [table?.format.draft(line, cells) ?? []].flat()) merger.add(draft);
    },
    damaged: (line, reason) => {
      read += 1;
      findings.add('left out', line, 'row', reason);
    },
    note: (line, message) => findings.add('note', line, 'the file', message),
  };
  await readTable(() => readBytes(options.file), visitor, options.rules.locale);
  if (!table) throw new OwnerError('has no rows');
  for (const draft of table.format.rest?.() ?? []) merger.add(draft);
  return { ...table, read, merger };
}

interface Placed {
  line: number;
  product: ImportedProduct;
}

/** By id. Lines are not unique: a feed may have no line breaks. */
type Products = Map<string, Placed>;

function* pricesIn({ products }: RowMerger): Generator<Cell> {
  for (const { variants } of products.values())
    for (const { price, offer } of variants) yield* [price, offer.sale ?? '', offer.prior ?? ''];
}

function styleOf({ start, format, merger }: FileContent, { currency, locale }: ShopRules): PriceStyle {
  if (format.decimalPoint === 'always') return POINT;
  // "12.500" may be 12.5 dinars.
  const byLocale = decimalsOf(currency) === 3 ? decimalSignIn(locale) : undefined;
  const usual = format.decimalPoint === 'usually' ? '.' : byLocale;
  return priceStyleOf(pricesIn(merger), start.hasDecimalComma ? ',' : usual);
}

/** A variant's id may be that of another product. */
function placeOnce(
  placed: Products,
  { line, id }: MergedProduct,
  product: ImportedProduct,
  findings: Findings,
) {
  const { product_id: own, product_title: title } = product;
  const earlier = placed.get(own);
  if (earlier && own !== id)
    findings.add('left out', line, `"${title}"`, `"${own}" is taken by the product in line ${earlier.line}`);
  else placed.set(own, { line, product });
}

function productsOf(content: FileContent, rules: ShopRules, findings: Findings): Products {
  const style = styleOf(content, rules);
  const placed: Products = new Map();
  const { products } = content.merger;
  for (const [key, merged] of products) {
    // Frees memory: there may be 100,000.
    products.delete(key);
    for (const product of toProducts(merged, style, rules, findings))
      placeOnce(placed, merged, product, findings);
  }
  noteSameTitles(placed.values(), findings);
  return placed;
}

/** Picture addresses to look up, with their lines. Without --photos and --fetch, web addresses are kept unchecked. */
function addressesOf(placed: Products, { photos, download }: ImportOptions): Map<string, number> {
  const lines = new Map<string, number>();
  for (const { line, product } of placed.values()) {
    for (const address of [product.product_image, ...(product.gallery ?? []).map(({ image }) => image)]) {
      const isKept = photos === undefined && download === undefined && /^https:/iu.test(address);
      if (address !== '' && !isKept && !lines.has(address)) lines.set(address, line);
    }
  }
  return lines;
}

/** Different addresses may resolve to the same photo, which is listed once. */
function galleryOf(
  gallery: Product['gallery'],
  pictures: ReadonlyMap<string, Picture>,
  first: string,
): Pick<Product, 'gallery'> {
  const shown = new Set([first]);
  const more = (gallery ?? []).flatMap(({ image: address, ...rest }) => {
    const { product_image: image, ...widths } = pictures.get(address) ?? { product_image: address };
    if (shown.has(image)) return [];
    shown.add(image);
    return [{ image, ...widths, ...rest }];
  });
  return more.length > 0 ? { gallery: more } : {};
}

function* withPictures(placed: Products, pictures: ReadonlyMap<string, Picture>): Generator<ImportedProduct> {
  for (const { product } of placed.values()) {
    const { product_id, product_title, product_image, gallery, ...rest } = product;
    const picture = pictures.get(product_image) ?? { product_image };
    const more = galleryOf(gallery, pictures, picture.product_image);
    yield { product_id, product_title, ...picture, ...more, ...rest };
  }
}

async function importOrThrow(options: ImportOptions): Promise<ImportReport> {
  const { file, shopDir, rules, isDryRun } = options;
  const target = path.join(shopDir, 'Data.json');
  checkPhotos(options.photos);
  const findings = new Findings();
  const content = await readContent(options, findings);
  const uses = content.format.uses();
  const { netPrices } = content.format;
  if (netPrices !== undefined && rules.vat === undefined)
    throw new OwnerError(
      `has prices without tax only, in "${netPrices}": give the tax in percent, as in --vat 20`,
    );
  const taxed = { ...rules, vat: netPrices === undefined ? undefined : rules.vat };
  const placed = productsOf(content, taxed, findings);
  const isWriting = placed.size > 0 && !isDryRun;
  if (isWriting) options.prepare?.();
  const place = () => placePictures(addressesOf(placed, options), options, findings);
  const write = async () => {
    const pictures = await place();
    return { pictures, ...writeCatalog(target, withPictures(placed, pictures)) };
  };
  const { pictures, backup, removed } = isWriting
    ? await oneAtATime(shopDir, options.say, write)
    : { pictures: await place(), backup: undefined, removed: [] };
  return {
    file: shownPath(file),
    format: `${content.format.name}: ${content.start.format}`,
    uses,
    unused: content.format.unused(),
    read: content.read,
    written: placed.size,
    findings: findings.all(),
    target: shownPath(target),
    backup: backup === undefined ? undefined : shownPath(backup),
    removed: removed.map(shownPath),
    isDryRun,
    pictures: new Set([...pictures.values()].map((each) => each.product_image)).size,
  };
}

/** The import command without arguments and exit. Never throws for a bad file. */
export async function importFile(options: ImportOptions): Promise<ImportResult> {
  try {
    const report = await importOrThrow(options);
    const isWhole = report.written > 0 && countLeftOut(report) === 0;
    return { text: formatReport(report), code: isWhole ? 0 : 1, report };
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    const subject = error.subject ?? shownPath(options.file);
    return { text: `${subject} ${error.message}.`, code: 1, report: undefined };
  }
}
