import { closest, distance } from 'fastest-levenshtein';
import type { Node } from 'jsonc-parser';
import { decodePart } from '../../src/lib/paths';
import { safeStem } from '../shared/safe-stem';
import type { Entry } from './catalogue';
import { stemOf, type Photo } from './list-photos';
import { PRODUCT } from './recipes';

/** "a%20b-640.webp" of "images/products/a%20b-640.webp?v=1" */
function nameIn(address: string): string {
  const [clean = ''] = address.split(/[?#]/u, 1);
  const name = clean.split('/').at(-1) ?? '';
  return decodePart(name) ?? name;
}

/** The stem of a picture that was made here: "iphone-17" of "images/products/iphone-17-640.webp". */
const madeOf = (address: string): string | undefined =>
  address.startsWith(`${PRODUCT.folder}/`)
    ? /^(?<stem>.+)-\d+\.webp$/u.exec(nameIn(address))?.groups?.['stem']
    : undefined;

/** Finds the photo that an address says: by its pictures, or by its own name. */
function photoFinder(photos: readonly Photo[]): (image: string) => Photo | undefined {
  const byFile = new Map(photos.map((photo) => [photo.file.normalize('NFC'), photo]));
  const byStem = new Map(photos.map((photo) => [photo.stem, photo]));
  return (image) => {
    const isHere = !/^[a-z]+:/iu.test(image) && image !== '';
    return (
      byStem.get(madeOf(image) ?? '') ??
      (isHere ? (byFile.get(nameIn(image).normalize('NFC')) ?? byStem.get(stemOf(nameIn(image)))) : undefined)
    );
  };
}

/**
 * Which photo each entry shows: the one that its product_image says, else the one that has its product_id as its name.
 * What the file says goes before what a name suggests: photos called 1.jpg and 2.jpg are not products 1 and 2.
 */
export function matchPhotos(entries: readonly Entry[], photos: readonly Photo[]): Map<Entry, Photo> {
  const photoOf = photoFinder(photos);
  const byStem = new Map(photos.map((photo) => [photo.stem, photo]));
  const byPlainStem = new Map(photos.map((photo) => [photo.stem.toLowerCase(), photo]));
  const matches = new Map<Entry, Photo>();
  for (const entry of entries) {
    const own = safeStem(entry.id);
    const photo = photoOf(entry.image) ?? byStem.get(own) ?? byPlainStem.get(own.toLowerCase());
    if (photo) matches.set(entry, photo);
  }
  return matches;
}

/** A photo of a gallery, and where the gallery names it already. */
export interface Shot {
  photo: Photo;
  known: Node | undefined;
}

/** "iphone-17-2" is the second photo of "iphone-17". */
const NUMBERED = /^(?<base>.+)-(?<number>[2-9]|[1-9]\d)\.[^.]*$/u;

/** By the stem of the photo that they are named after, in the order of their numbers. */
function numbered(photos: readonly Photo[]): Map<string, Photo[]> {
  const found = photos.flatMap((photo) => {
    const { base, number } = NUMBERED.exec(photo.file)?.groups ?? {};
    return base === undefined ? [] : [{ photo, stem: safeStem(base).toLowerCase(), number: Number(number) }];
  });
  const byStem = new Map<string, Photo[]>();
  for (const { photo, stem } of found.toSorted((a, b) => a.number - b.number))
    byStem.set(stem, [...(byStem.get(stem) ?? []), photo]);
  return byStem;
}

/**
 * Which photos are in each entry's gallery: those that it names, then those that are named after the entry's own photo, with
 * a number. Again, what the file says goes first: one that is any entry's photo, or in any gallery, is not added to another.
 */
export function matchGalleries(
  entries: readonly Entry[],
  photos: readonly Photo[],
  matches: ReadonlyMap<Entry, Photo>,
): Map<Entry, Shot[]> {
  const photoOf = photoFinder(photos);
  const shots = new Map<Entry, Shot[]>();
  const taken = new Set(matches.values());
  for (const entry of entries) {
    const own = entry.gallery.flatMap(({ image, node: known }) => {
      const photo = photoOf(image);
      return photo ? [{ photo, known }] : [];
    });
    for (const { photo } of own) taken.add(photo);
    if (own.length > 0) shots.set(entry, own);
  }
  const free = numbered(photos.filter((photo) => !taken.has(photo)));
  for (const [entry, { stem }] of matches) {
    const fresh = free.get(stem.toLowerCase())?.map((photo): Shot => ({ photo, known: undefined })) ?? [];
    if (fresh.length > 0) shots.set(entry, [...(shots.get(entry) ?? []), ...fresh]);
  }
  return shots;
}

/** The product_id that a photo's name was probably meant to be. */
export function nearestId({ file }: Photo, entries: readonly Entry[]): string | undefined {
  const ids = entries.map(({ id }) => id).filter((id) => id !== '');
  if (ids.length === 0) return undefined;
  const name = file.replace(/\.[^.]*$/u, '').normalize('NFC');
  const nearest = closest(name, ids);
  return distance(name, nearest) <= Math.max(2, name.length / 2) ? nearest : undefined;
}
