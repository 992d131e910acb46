import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureFinder } from '../check/find-picture';
import { decodePart } from '../../src/lib/paths';
import type { Picture } from '../pictures/catalog-edits';
import type { Photo } from '../pictures/list-photos';
import { makePhotos } from '../pictures/make-photos';
import { photoKind } from '../pictures/photo-kind';
import { Record } from '../pictures/record';
import { PRODUCT, shownFile } from '../pictures/recipes';
import { OwnerError, whyRefused } from '../shared/owner-error';
import type { Findings } from './findings';
import { PhotoFolder } from './photo-folder';

export interface PictureOptions {
  shopDir: string;
  /** A folder with pictures named like the last part of their addresses. */
  photos: string | undefined;
  /** Set with --fetch. */
  download: ((address: string) => Promise<Uint8Array>) | undefined;
  isDryRun: boolean;
  /** Prints a line of progress. */
  say: (line: string) => void;
}

const AT_ONCE = 4;

/** The last path segment, decoded: "a%20b.jpg?v=1" becomes "a b.jpg". */
function nameOf(address: string): string {
  const [clean = ''] = address.split(/[?#]/u, 1);
  const name = clean.split(/[/\\]/u).at(-1) ?? '';
  return decodePart(name) ?? name;
}

/** `isKept`: the catalog keeps the address. */
type Found = { photo: Photo } | { isKept: true } | { problem: string };

function take(folder: PhotoFolder, name: string, bytes: Uint8Array, from: string): Found {
  const kind = photoKind(bytes, name);
  if ('problem' in kind) return { problem: `${from} ${kind.problem}` };
  return { photo: folder.add(name, kind.extension, bytes) };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function photoNames(folder: string): Map<string, string> {
  try {
    return new Map(readdirSync(folder).map((name) => [name.normalize('NFC').toLowerCase(), name]));
  } catch (error) {
    throw new OwnerError(`cannot be read: ${whyRefused(error)}`, folder);
  }
}

/** Looks an address up among the photos, in the shop's folder, or on the web. */
function finder(options: PictureOptions, folder: PhotoFolder): (address: string) => Promise<Found> {
  const names = options.photos === undefined ? new Map<string, string>() : photoNames(options.photos);
  const find = pictureFinder(options.shopDir);
  return async (address) => {
    if (/^data:/iu.test(address)) return { isKept: true };
    const photo = names.get(nameOf(address).normalize('NFC').toLowerCase());
    if (photo !== undefined && options.photos !== undefined) {
      const file = path.join(options.photos, photo);
      try {
        return take(folder, photo, readFileSync(file), file);
      } catch (error) {
        if (error instanceof OwnerError) throw error;
        return { problem: `${file} cannot be read: ${whyRefused(error)}` };
      }
    }
    if (!/^https:/iu.test(address))
      return find(address) === true ? { isKept: true } : { problem: `there is no picture ${address}` };
    if (!options.download) return { isKept: true };
    try {
      return take(folder, nameOf(address), await options.download(address), address);
    } catch (error) {
      if (error instanceof OwnerError) throw error;
      return { problem: `${address} could not be fetched: ${messageOf(error)}` };
    }
  };
}

/** Fails early if the --photos folder cannot be read. */
export function checkPhotos(folder: string | undefined): void {
  if (folder !== undefined) photoNames(folder);
}

type Note = (address: string, message: string) => void;

async function findPhotos(
  addresses: Iterable<string>,
  options: PictureOptions,
  folder: PhotoFolder,
  note: Note,
): Promise<Map<string, Photo>> {
  const locate = finder(options, folder);
  const photos = new Map<string, Photo>();
  const queue = [...addresses].values();
  const work = async () => {
    for (const address of queue) {
      const found = await locate(address);
      if ('problem' in found) note(address, `${found.problem}; its address is kept`);
      else if ('photo' in found) photos.set(address, found.photo);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return photos;
}

/**
 * Adds photos to `shop/photos/` and makes their pictures, as `npm run pictures` does. Call before writing the catalog, so
 * that it never names a missing picture.
 * @param lines the first line of each address
 * @returns the catalog's replacement for each address that has a picture now
 */
export async function placePictures(
  lines: ReadonlyMap<string, number>,
  options: PictureOptions,
  findings: Findings,
): Promise<ReadonlyMap<string, Picture>> {
  const { shopDir, isDryRun, say } = options;
  const folder = new PhotoFolder(shopDir, isDryRun);
  const note: Note = (address, message) => findings.add('note', lines.get(address) ?? 1, 'picture', message);
  const found = await findPhotos(lines.keys(), options, folder, note);
  const photos = new Map([...found.values()].map((photo) => [photo.file, photo]));
  const outcomes = isDryRun
    ? []
    : await makePhotos([...photos.values()], { shopDir, record: new Record(shopDir), isAll: false, say });
  const made = new Map(outcomes.map((outcome) => [outcome.photo.file, outcome]));
  const pictures = new Map<string, Picture>();
  for (const [address, photo] of found) {
    const { widths, problem } = made.get(photo.file) ?? { widths: PRODUCT.widths, problem: undefined };
    if (problem === undefined)
      pictures.set(address, { product_image: shownFile(photo.stem, widths), image_widths: [...widths] });
    else {
      note(address, `${address} ${problem}; its address is kept`);
      folder.remove(photo);
    }
    for (const remark of made.get(photo.file)?.remarks ?? []) note(address, `${address}: ${remark}`);
  }
  return pictures;
}
