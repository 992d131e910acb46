import { closest } from 'fastest-levenshtein';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import * as v from 'valibot';
import { modelFileFault } from '../../src/catalogue/model-file';
import { usablePicture } from '../../src/catalogue/product';
import { productModelSchema } from '../../src/catalogue/product-model';
import { salvage } from '../../src/catalogue/salvage';
import { toCents } from '../../src/lib/money';
import { readList } from '../shared/read-list';
import { readAmount } from './read-amount';

export interface Fault {
  /** From 1, as editors count. */
  line: number;
  column: number;
  /** The product's title, or which entry it is. */
  entry: string;
  message: string;
  /** Whether the entry is left out of the shop. */
  isLeftOut: boolean;
}

export interface Report {
  entries: number;
  sold: number;
  faults: readonly Fault[];
}

/** Whether there is a file, or the name of one that differs in upper and lower case only. */
export type FindPicture = (address: string) => true | { actual: string } | undefined;

/** What a catalogue is checked against. */
export interface Surroundings {
  find: FindPicture;
  /** The text of a model's file. */
  readModel?: (address: string) => string | undefined;
  /** The values of those that have a button. */
  categories: readonly string[];
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

/** What is wrong with the files of a gallery. */
function galleryFaults(gallery: unknown, find: FindPicture): Array<[Path, string | undefined]> {
  const pictures: readonly unknown[] = Array.isArray(gallery) ? gallery : [];
  return pictures.map((picture, index) => {
    const { image, image_widths: widths } = isRecord(picture) ? picture : {};
    return [['gallery', index], image === '' ? undefined : pictureFault('image', image, widths, find)];
  });
}

/** What is wrong with a model, for which there is no button then, or a button that leads to nothing. */
function modelFault(model: unknown, { find, readModel }: Surroundings): string | undefined {
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

function priceFault(price: unknown): string | undefined {
  if (price === 0) return 'price is 0: is it really free?';
  if (typeof price !== 'number' || Number.isInteger(toCents(price))) return undefined;
  return `price ${price} has parts of a cent, which are shown and summed: is it meant so?`;
}

/** What else an owner may want to know of an entry that is sold: each with the field that it is about. */
function warningsOf(entry: Readonly<Record<string, unknown>>, around: Surroundings): Array<[Path, string]> {
  const { find, categories } = around;
  const { category, product_image: image, image_widths: widths, price, gallery, model } = entry;
  const warnings: Array<[Path, string | undefined]> = [
    [['category'], categoryFault(category, categories)],
    [['product_image'], pictureFault('product_image', image, widths, find)],
    [['price'], priceFault(price)],
    [['model'], modelFault(model, around)],
    ...galleryFaults(gallery, find),
  ];
  return warnings.filter((warning): warning is [Path, string] => warning[1] !== undefined);
}

const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  (v.getDotPath(issue) ?? '').split('.').map((key) => (/^\d+$/u.test(key) ? Number(key) : key));

type Found = Pick<Fault, 'message' | 'isLeftOut'> & { path: Path };

/** @param known the line of each product so far, by its id */
function faultsOf(
  source: string,
  line: number,
  known: Map<string, number>,
  around: Surroundings,
): readonly Found[] {
  // As the shop reads it: no part of the package may read it otherwise.
  const entry: unknown = JSON.parse(source);
  if (!isRecord(entry)) return [{ path: [], message: `${shown(entry)} is not a product`, isLeftOut: true }];
  // It takes things out of what it reads.
  const { product, issues } = salvage(JSON.parse(source));
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
  const warnings = warningsOf(entry, around).map(([path, message]) => ({ path, message, isLeftOut }));
  return [...faults, ...warnings];
}

/** Every fault of a catalogue's text, with its place. Never throws. */
export function checkCatalogue(text: string, around: Surroundings): Report {
  const placeOf = lookup(text);
  const list = readList(text);
  if ('fault' in list) {
    const fault = { ...placeOf(list.offset), entry: 'the file', message: list.fault, isLeftOut: true };
    return { entries: 0, sold: 0, faults: [fault] };
  }
  const known = new Map<string, number>();
  const faults = list.entries.flatMap(({ offset, length }, index): Fault[] => {
    const source = text.slice(offset, offset + length);
    const found = faultsOf(source, placeOf(offset).line, known, around);
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

/** More than a tenth left out, or all: not what somebody wants to publish. */
export const isUnfit = ({ entries, sold }: Report): boolean => sold === 0 || entries - sold > entries / 10;
