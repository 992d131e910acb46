import { closest } from 'fastest-levenshtein';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import * as v from 'valibot';
import { modelFileFault } from '../../src/catalogue/model-file';
import { productSchema, usablePicture } from '../../src/catalogue/product';
import { productModelSchema } from '../../src/catalogue/product-model';
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
function describe(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? '';
  if (issue.input === undefined) return `${field} is missing`;
  const message = `${field} ${shown(issue.input)} ${issue.message}`;
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
  if (usable === '')
    return `${field} ${shown(address)} is no address that a page can show: give a file's path, such as images/products/watch-640.webp, or an address with https:`;
  if (/^(?:https|data):/iu.test(usable)) return undefined;
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

/** What is wrong with the pictures of a gallery, each left out where it is none. */
function galleryFaults(gallery: unknown, find: FindPicture): Array<[Path, string | undefined]> {
  if (gallery === undefined) return [];
  if (!Array.isArray(gallery))
    return [[['gallery'], `gallery ${shown(gallery)} is not a list of pictures, and is ignored`]];
  return gallery.map((picture: unknown, index) => {
    const { image, image_widths: widths } = isRecord(picture) ? picture : {};
    const fault =
      typeof image === 'string'
        ? pictureFault('image', image, widths, find)
        : `${shown(picture)} has no image, and is left out`;
    return [['gallery', index], fault];
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

/** What is wrong with an entry that is sold all the same: each with the field that it is about. */
function warningsOf(entry: Readonly<Record<string, unknown>>, around: Surroundings): Array<[Path, string]> {
  const { find, categories } = around;
  const { category, product_image: image, image_widths: widths, price, image_alt: alt } = entry;
  const warnings: Array<[Path, string | undefined]> = [
    [['category'], categoryFault(category, categories)],
    [['product_image'], pictureFault('product_image', image, widths, find)],
    [['price'], price === 0 ? 'price is 0: is it really free?' : undefined],
    [
      ['image_widths'],
      widths === undefined ||
      (Array.isArray(widths) && widths.every((width) => Number.isSafeInteger(width) && width > 0))
        ? undefined
        : `image_widths ${shown(widths)} is not a list of whole numbers, such as [320, 640], and is ignored`,
    ],
    [
      ['image_alt'],
      alt === undefined || typeof alt === 'string'
        ? undefined
        : `image_alt ${shown(alt)} is not a text, and is ignored`,
    ],
  ];
  const model: [Path, string | undefined] = [['model'], modelFault(entry['model'], around)];
  return [...warnings, model, ...galleryFaults(entry['gallery'], find)].filter(
    (warning): warning is [Path, string] => warning[1] !== undefined,
  );
}

const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  (v.getDotPath(issue) ?? '').split('.').map((key) => (/^\d+$/u.test(key) ? Number(key) : key));

type Found = Pick<Fault, 'message' | 'isLeftOut'> & { path: Path };

const leftOut = (path: Path, message: string): Found => ({ path, message, isLeftOut: true });

/** @param known the line of each product so far, by its id */
function faultsOf(entry: unknown, line: number, known: Map<string, number>, around: Surroundings): Found[] {
  if (!isRecord(entry)) return [leftOut([], `${shown(entry)} is not a product`)];
  const result = v.safeParse(productSchema, entry);
  if (!result.success) return result.issues.map((issue) => leftOut(pathOf(issue), describe(issue)));
  const { product_id: id } = result.output;
  const earlier = known.get(id);
  if (earlier !== undefined)
    return [leftOut(['product_id'], `product_id "${id}" is taken by the entry in line ${earlier}`)];
  known.set(id, line);
  return warningsOf(entry, around).map(([path, message]) => ({ path, message, isLeftOut: false }));
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
    // As the shop reads it: no part of the package may read it otherwise.
    const entry: unknown = JSON.parse(source);
    const found = faultsOf(entry, placeOf(offset).line, known, around);
    if (found.length === 0) return [];
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
