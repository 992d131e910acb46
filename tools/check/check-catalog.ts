import { closest } from 'fastest-levenshtein';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import * as v from 'valibot';
import { modelFileFault } from '../../src/catalog/model-file';
import { usablePicture } from '../../src/catalog/product';
import { productModelSchema } from '../../src/catalog/product-model';
import { repairEntry } from '../../src/catalog/repair-entry';
import { excessDecimals } from '../shared/currencies';
import { readList } from '../shared/read-list';
import { createOfferCheck } from './check-offer';
import { readAmount } from './read-amount';

export interface Fault {
  /** 1-based, like an editor's. */
  line: number;
  column: number;
  /** The product's title, or its position. */
  entry: string;
  message: string;
  /** The entry is left out of the shop, rather than only warned about. */
  isLeftOut: boolean;
}

export interface Report {
  entries: number;
  sold: number;
  faults: readonly Fault[];
}

/** `true` if the file exists, or the actual name of one that differs only in case. */
export type FindPicture = (address: string) => true | { actual: string } | undefined;

/** The shop that a catalog is checked against. */
export interface CheckContext {
  find: FindPicture;
  /** Reads a model file. */
  readModel?: (address: string) => string | undefined;
  /** Values of the categories in settings.ts. */
  categories: readonly string[];
  currency: string;
}

type Path = ReadonlyArray<string | number>;

const MAX_SHOWN = 200;

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

function lookup(text: string) {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return (offset: number) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** "price "1.299,00" is not a number. Did you mean 1299?" */
function describe(issue: v.BaseIssue<unknown>, isLeftOut: boolean): string {
  const field = v.getDotPath(issue) ?? '';
  if (issue.input === undefined) return `${field} is missing`;
  const message = `${field} ${shown(issue.input)} ${issue.message}${isLeftOut ? '' : ', and is ignored'}`;
  const amount = typeof issue.input === 'string' ? readAmount(issue.input) : undefined;
  const wantsNumber = field === 'price' || field === 'rating';
  return wantsNumber && amount !== undefined ? `${message}. Did you mean ${amount}?` : message;
}

function categoryFault(category: unknown, values: readonly string[]): string | undefined {
  if (typeof category !== 'string' || values.some((value) => value === category.trim())) return undefined;
  const same = values.find((value) => value.toLowerCase() === category.trim().toLowerCase());
  const nearest = same ?? closest(category, values);
  return `category ${shown(category)} has no button, so it is found among all products only. Did you mean "${nearest}"?`;
}

function pictureFault(
  field: string,
  address: unknown,
  widths: unknown,
  find: FindPicture,
): string | undefined {
  if (typeof address !== 'string') return undefined;
  if (address.trim() === '') return `${field} is empty, so the drawing of its category is shown`;
  const usable = usablePicture(address);
  if (usable === '' || /^(?:https|data):/iu.test(usable)) return undefined;
  const widthsOf = Array.isArray(widths) && /-\d+\.webp$/u.test(usable) ? widths : [];
  const files = [
    usable,
    ...widthsOf.flatMap((width) =>
      ['avif', 'webp'].map((format) => usable.replace(/-\d+\.webp$/u, `-${String(width)}.${format}`)),
    ),
  ];
  for (const file of files) {
    const found = find(file);
    if (found === undefined) return `${field}: there is no file ${file}`;
    if (found !== true) return `${field}: there is no file ${file}. Did you mean ${found.actual}?`;
  }
  return undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function galleryFaults(gallery: unknown, find: FindPicture): Array<[Path, string | undefined]> {
  const pictures: readonly unknown[] = Array.isArray(gallery) ? gallery : [];
  return pictures.map((picture, index) => {
    const { image, image_widths: widths } = isRecord(picture) ? picture : {};
    return [['gallery', index], image === '' ? undefined : pictureFault('image', image, widths, find)];
  });
}

function modelFault(model: unknown, { find, readModel }: CheckContext): string | undefined {
  if (model === undefined) return undefined;
  const result = v.safeParse(productModelSchema, model);
  if (!result.success) {
    const [issue] = result.issues;
    const field = ['model', v.getDotPath(issue)].filter((part) => part !== null).join('.');
    const fault = issue.input === undefined ? 'is missing' : `${shown(issue.input)} ${issue.message}`;
    return `${field} ${fault}, and the model is ignored`;
  }
  const found = find(result.output.file);
  const text = found === true ? readModel?.(result.output.file) : undefined;
  const fault = text === undefined ? undefined : modelFileFault(text);
  if (found === true) return fault && `model: ${result.output.file} ${fault}`;
  const meant = found ? `. Did you mean ${found.actual}?` : '';
  return `model: there is no file ${result.output.file}${meant}`;
}

function priceFault(price: unknown, currency: string): string | undefined {
  if (price === 0) return 'price is 0: is it really free?';
  const excess = typeof price === 'number' ? excessDecimals(price, currency) : undefined;
  return excess && `price ${String(price)} has ${excess}, which are shown and added up: is that intended?`;
}

/** Warnings about an entry that can be sold, by field. */
function warningsOf(
  entry: Readonly<Record<string, unknown>>,
  context: CheckContext,
  checkOffer: ReturnType<typeof createOfferCheck>,
): Array<[Path, string]> {
  const { find, categories } = context;
  const { category, product_image: image, image_widths: widths, price, gallery, model } = entry;
  const warnings: Array<[Path, string | undefined]> = [
    [['category'], categoryFault(category, categories)],
    [['product_image'], pictureFault('product_image', image, widths, find)],
    [['price'], priceFault(price, context.currency)],
    [['model'], modelFault(model, context)],
    ...galleryFaults(gallery, find),
    ...checkOffer(entry),
  ];
  return warnings.filter((warning): warning is [Path, string] => warning[1] !== undefined);
}

const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  (v.getDotPath(issue) ?? '').split('.').map((key) => (/^\d+$/u.test(key) ? Number(key) : key));

type Found = Pick<Fault, 'message' | 'isLeftOut'> & { path: Path };

/** @param known the lines of earlier products, by id */
function faultsOf(
  source: string,
  line: number,
  known: Map<string, number>,
  context: CheckContext,
  checkOffer: ReturnType<typeof createOfferCheck>,
): readonly Found[] {
  // Not jsonc-parser: the shop uses JSON.parse.
  const entry: unknown = JSON.parse(source);
  if (!isRecord(entry)) return [{ path: [], message: `${shown(entry)} is not a product`, isLeftOut: true }];
  // A second copy, since repairEntry() mutates its input.
  const { product, issues } = repairEntry(JSON.parse(source));
  const isLeftOut = product === undefined;
  const faults = issues.map((issue) => ({
    path: pathOf(issue),
    message: describe(issue, isLeftOut),
    isLeftOut,
  }));
  if (isLeftOut) return faults;
  const { product_id: id } = product;
  const earlier = known.get(id);
  if (earlier !== undefined) {
    const message = `product_id "${id}" is taken by the entry in line ${earlier}`;
    return [{ path: ['product_id'], message, isLeftOut: true }];
  }
  known.set(id, line);
  const warnings = warningsOf(entry, context, checkOffer).map(([path, message]) => ({
    path,
    message,
    isLeftOut,
  }));
  return [...faults, ...warnings];
}

/** All faults of a catalog, with line and column. Never throws. */
export function checkCatalog(text: string, context: CheckContext): Report {
  const placeOf = lookup(text);
  const list = readList(text);
  if ('fault' in list) {
    const fault = { ...placeOf(list.offset), entry: 'the file', message: list.fault, isLeftOut: true };
    return { entries: 0, sold: 0, faults: [fault] };
  }
  const known = new Map<string, number>();
  const checkOffer = createOfferCheck();
  const faults = list.entries.flatMap(({ offset, length }, index): Fault[] => {
    const source = text.slice(offset, offset + length);
    const found = faultsOf(source, placeOf(offset).line, known, context, checkOffer);
    if (found.length === 0) return [];
    const entry: unknown = JSON.parse(source);
    const title = isRecord(entry) ? entry['product_title'] : undefined;
    const name =
      typeof title === 'string' && title.trim() !== '' ? `"${title.trim()}"` : `entry ${index + 1}`;
    const root = parseTree(source);
    return found.map(({ path, message, isLeftOut }) => {
      const node = root && findNodeAtLocation(root, [...path]);
      return { ...placeOf(offset + (node?.offset ?? 0)), entry: name, message, isLeftOut };
    });
  });
  return { entries: list.entries.length, sold: known.size, faults };
}

/** Nothing or less than nine tenths could be sold: probably not meant to be published. */
export const isUnfit = ({ entries, sold }: Report): boolean => sold === 0 || entries - sold > entries / 10;
