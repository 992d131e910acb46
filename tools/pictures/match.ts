import { closest, distance } from 'fastest-levenshtein';
import type { Node } from 'jsonc-parser';
import { decodePart } from '../../src/lib/paths';
import { safeStem } from '../shared/safe-stem';
import type { Entry } from './catalog';
import { stemOf, type Photo } from './list-photos';
import { PRODUCT } from './recipes';

/** The last path segment, decoded: "images/products/a%20b.jpg?v=1" becomes "a b.jpg". */
function nameIn(address: string): string {
  const [clean = ''] = address.split(/[?#]/u, 1);
  const name = clean.split('/').at(-1) ?? '';
  return decodePart(name) ?? name;
}

/** The stem of a generated picture: "images/products/iphone-17-640.webp" becomes "iphone-17". */
const generatedStem = (address: string): string | undefined =>
  address.startsWith(`${PRODUCT.folder}/`)
    ? /^(?<stem>.+)-\d+\.webp$/u.exec(nameIn(address))?.groups?.['stem']
    : undefined;

/** Finds the photo behind an address: by a generated picture's name, or by its own. */
function photoFinder(photos: readonly Photo[]): (image: string) => Photo | undefined {
  const byFile = new Map(photos.map((photo) => [photo.file.normalize('NFC'), photo]));
  const byStem = new Map(photos.map((photo) => [photo.stem, photo]));
  return (image) => {
    const isHere = !/^[a-z]+:/iu.test(image) && image !== '';
    return (
      byStem.get(generatedStem(image) ?? '') ??
      (isHere ? (byFile.get(nameIn(image).normalize('NFC')) ?? byStem.get(stemOf(nameIn(image)))) : undefined)
    );
  };
}

/**
 * Matches entries to photos: by product_image, otherwise by product_id. The catalog takes precedence over file names:
 * 1.jpg and 2.jpg need not be products 1 and 2.
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

/** A photo in a gallery; `known` if the gallery already lists it. */
export interface Shot {
  photo: Photo;
  known: Node | undefined;
}

/** "iphone-17-2" is the second photo of "iphone-17". */
const NUMBERED = /^(?<base>.+)-(?<number>[2-9]|[1-9]\d)\.[^.]*$/u;

/** Numbered photos by the stem without the number, in order. */
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
 * Matches entries to the photos of their galleries: those listed, then numbered ones named after the entry's main photo.
 * A photo that the catalog already uses anywhere is not added.
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

/** The product_id that a file name was probably meant to match. */
export function nearestId({ file }: Photo, entries: readonly Entry[]): string | undefined {
  const ids = entries.map(({ id }) => id).filter((id) => id !== '');
  if (ids.length === 0) return undefined;
  const name = file.replace(/\.[^.]*$/u, '').normalize('NFC');
  const nearest = closest(name, ids);
  return distance(name, nearest) <= Math.max(2, name.length / 2) ? nearest : undefined;
}
